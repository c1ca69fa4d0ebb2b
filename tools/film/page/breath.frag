#version 300 es
// What never changes in the mist: streaks, clouds, and where it closes first.
precision highp float;
uniform float unit;
out vec4 colour;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.), f.x), f.y);
}
float octaves(vec2 p) { return noise(p) * .55 + noise(p * 2.1 + 7.) * .3 + noise(p * 4.3 + 3.) * .15; }
void main() {
  vec2 p = gl_FragCoord.xy / unit;
  float streak = noise(p * vec2(.055, .004)) * .6 + noise(p * vec2(.16, .011)) * .4;
  colour = vec4(streak, octaves(p * vec2(.011, .007)), octaves(p * .006 + 3.), 1);
}
