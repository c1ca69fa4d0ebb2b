#version 300 es
// Where a drop ran, the glass is clear.
precision highp float;
in vec2 at;
flat in vec4 form_;
flat in vec2 reach;
out vec4 colour;
void main() {
  float m = smoothstep(1.05, .55, abs(at.x)) * smoothstep(1.25, .95, abs(at.y)) * form_.w;
  colour = vec4(m, at.x * m * .5 + .5, 0, m);
}
