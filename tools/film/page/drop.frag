#version 300 es
// The surface of a drop: its slope, its size and how much of the pixel it covers.
precision highp float;
in vec2 at;
flat in vec4 form_;
flat in vec2 reach;
out vec4 surface;
void main() {
  vec2 p = at;
  // A running drop is narrow above; a standing one sags a little.
  p.x /= mix(1., .38 + .62 * smoothstep(-1.1, .35, p.y), form_.z);
  p.y -= .05;
  float a = atan(p.y, p.x), s = form_.y * 40.;
  float outline = 1. + .085 * sin(2. * a + s) + .06 * sin(3. * a + s * 1.7) + .035 * sin(5. * a + s * 2.3);
  vec2 q = p / (outline * .93);
  float d = length(q), pixel = 1. / min(reach.x, reach.y);
  float cover = smoothstep(1. + pixel * .6, 1. - pixel * .9, d) * form_.w;
  if (cover <= 0.) discard;
  // A cap of water: steep at its edge, its summit below the middle.
  vec2 n = (q - vec2(0, .10) * (1. - d * d)) * (.50 + .50 * d * d);
  float c = cos(form_.x), t = sin(form_.x);
  n = vec2(c * n.x - t * n.y, t * n.x + c * n.y);
  surface = vec4(n * cover, min(reach.x, reach.y) / 64. * cover, cover);
}
