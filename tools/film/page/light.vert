#version 300 es
// Lights, people and cars as upright rectangles in pixels.
layout(location = 0) in vec4 place; // centre, half width, half height
layout(location = 1) in vec4 tint; // colour, and how much of what is behind is hidden
layout(location = 2) in vec4 more; // kind, softness, seed, phase
uniform vec2 size;
out vec2 at;
out vec2 screen;
flat out vec4 colour_, more_;
flat out vec2 reach;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2. - 1.;
  at = corner;
  reach = place.zw;
  vec2 p = place.xy + corner * place.zw;
  screen = place.xy / size - .5;
  colour_ = tint;
  more_ = more;
  gl_Position = vec4(p / size * 2. - 1., 0, 1);
}
