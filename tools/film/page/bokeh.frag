#version 300 es
// An open lens: every point of light becomes a small disc.
precision highp float;
uniform sampler2D source;
uniform float radius;
out vec4 colour;
void main() {
  vec2 size = vec2(textureSize(source, 0));
  vec3 sum = vec3(0);
  float weight = 0.;
  for (int i = 0; i < 110; i++) {
    float r = sqrt((float(i) + .5) / 110.), a = float(i) * 2.39996323;
    float w = .75 + .5 * r; // Brighter at the rim, as a real lens.
    sum += textureLod(source, (gl_FragCoord.xy + radius * r * vec2(cos(a), sin(a))) / size, 0.).rgb * w;
    weight += w;
  }
  colour = vec4(sum / weight, 1);
}
