#version 300 es
// One direction of a Gaussian.
precision highp float;
uniform sampler2D source;
uniform vec2 direction;
uniform float sigma;
out vec4 colour;
void main() {
  vec2 size = vec2(textureSize(source, 0));
  vec3 sum = vec3(0);
  float weight = 0.;
  for (int i = -12; i <= 12; i++) {
    float s = float(i) * sigma * .21, w = exp(-.5 * s * s / (sigma * sigma));
    sum += textureLod(source, (gl_FragCoord.xy + direction * s) / size, 0.).rgb * w;
    weight += w;
  }
  colour = vec4(sum / weight, 1);
}
