#version 300 es
// One sample per pixel of the street at blue hour: façades, lit shops with rooms behind their windows, wet road, sky.
precision highp float;
uniform vec2 size, vanish;
uniform float focal, pass, half_width;
uniform vec4 lots[32]; // from, to, height, seed; sixteen on the left, sixteen on the right
out vec4 colour;

const float eye = 1.75, pi = 3.14159265;
const vec3 haze = vec3(.165, .195, .235);

float hash(float n) { return fract(sin(n * 12.9898) * 43758.5453); }
float hash2(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash2(i), hash2(i + vec2(1, 0)), f.x), mix(hash2(i + vec2(0, 1)), hash2(i + 1.), f.x), f.y);
}
float inside(float v, float a, float b) { return step(a, v) * step(v, b); }

vec3 shopTone(float seed) {
  float k = hash(seed * 3.1);
  if (k < .2) return vec3(.98, .78, .52);
  if (k < .34) return vec3(.72, .84, .92);
  return mix(vec3(1., .45, .14), vec3(1., .58, .27), hash(seed * 5.7));
}

// The room behind a shop window: the ray goes on to the back wall, the ceiling or the floor.
vec3 room(vec3 d, float z, float y, float seed, float z0, float z1) {
  vec3 tone = shopTone(seed);
  float deep = 2.4 / abs(d.x);
  float top = d.y > 0. ? (2.75 - y) / d.y : (y - .35) / -d.y;
  float t = min(deep, top);
  vec2 q = vec2(z + t, y + t * d.y);
  vec3 c = tone * (t < deep ? (d.y > 0. ? .75 : .30) : .62);
  if (t >= deep) {
    float shelf = inside(fract(q.y * 2.1), .0, .09);
    float things = hash2(floor(q * vec2(3.4, 2.1) + seed)) * inside(fract(q.y * 2.1), .09, .12 + .55 * hash2(floor(q * vec2(6.8, 2.1))));
    c *= (1. - .5 * shelf) * (1. - .62 * things) * (.66 + .5 * smoothstep(.3, 2.6, q.y));
  }
  // Globes hang half a metre behind the glass, of several sizes, and some are out.
  float near = .55 / abs(d.x);
  vec2 p = vec2(z + near, y + near * d.y);
  float pitch = 1.15;
  float place = p.x / pitch + hash(seed), own = hash(floor(place) * 3.7 + seed);
  vec2 g = vec2((fract(place) - .5) * pitch + (own - .5) * .3, p.y - 2.1 - .16 * own);
  float globe = .07 + .08 * own, on = step(.22, hash(own * 9.));
  c += on * (tone * 1.1 * exp(-dot(g, g) * 7.) + (tone * .6 + .6) * 6. * smoothstep(globe + .03, globe - .02, length(g)));
  // What is on show, as dark shapes: forms on stands.
  float cell = floor(p.x / .9 + seed), at = (fract(p.x / .9 + seed) - .5) * .9;
  float tall = .95 + .75 * hash(cell + seed * 2.), kind = hash(cell * 1.7 + seed);
  float body = mix(.07, .22, smoothstep(.5, .75, p.y / tall) * smoothstep(1.02, .9, p.y / tall) + .35 * step(p.y, .8));
  c *= 1. - .78 * step(kind, .55) * step(abs(at), body) * step(p.y, tall);
  return c * mix(.62, .2, smoothstep(.7, 1., hash(seed * 9.3)));
}

vec3 facade(vec3 d, float z, float y, vec4 lot, float side) {
  float seed = lot.w, u = z - lot.x, wide = lot.y - lot.x;
  vec3 stone = mix(vec3(.009, .016, .029), vec3(.021, .025, .034), hash(seed * 1.3));
  vec3 c = stone * (.8 + .35 * noise(vec2(z * 3., y * 3.)) + .12 * step(.93, fract(y * 3.2)));
  c *= .75 + .5 * smoothstep(2., 14., y);
  float edge = min(u, wide - u);
  if (y < 3.35) {
    float parts = wide > 8.4 ? 2. : 1.;
    float part = floor(u / wide * parts), w = wide / parts, v = u - part * w;
    float own = seed + part * 7.7;
    float frame = min(v, w - v);
    vec3 tone = shopTone(own);
    c = mix(vec3(.012, .017, .024), tone * .03, .4);
    if (y > .5 && y < 2.55 && frame > .34) {
      float leaves = max(2., floor((w - .68) / 1.15 + .5));
      float m = abs(fract((v - .34) / (w - .68) * leaves + .5) - .5) * (w - .68) / leaves;
      c = m < .035 || abs(y - 2.06) < .03 ? vec3(.02, .016, .012) : room(d, z, y, own, lot.x, lot.y) * 1.25;
    } else if (y > 2.72 && y < 3.2) {
      // The sign above: a lit name here, light from below there.
      float reach = abs(v - w * .5) / (w * .5), letters = inside(y, 2.86, 3.05) * step(reach, .42);
      letters *= step(.35, hash(floor(v * 9.) + own)) * step(hash(own * 2.3), .45);
      c += tone * .09 * smoothstep(3.2, 2.72, y) + letters * mix(tone, vec3(1, .93, .8), .6) * 1.3;
    }
  } else {
    float floors = floor((lot.z - 4.3) / 3.15), row = floor((y - 3.75) / 3.15), v = y - 3.75 - row * 3.15;
    float count = max(2., floor(wide / 2.3)), step_ = wide / count, bay = floor(u / step_), h = (fract(u / step_) - .5) * step_;
    float id = hash(seed * 4.1 + row * 13.7 + bay * 3.3);
    if (row >= 0. && row < floors && abs(h) < .58 && v > .55 && v < 2.45) {
      float bars = min(abs(h), abs(v - 1.75));
      vec3 sky = vec3(.014, .034, .072) * (.5 + .7 * hash(id * 9.));
      vec3 lamp = mix(vec3(1., .56, .2), vec3(.98, .8, .55), hash(id * 31.)) * (.16 + .38 * hash(id * 17.));
      lamp *= .55 + .45 * smoothstep(.5, 2.4, v) + .25 * step(abs(h), .3) ;
      c = bars < .035 ? vec3(.012) : id < .2 ? lamp : sky;
    } else {
      c *= 1. + .5 * inside(v, 2.9, 3.02) + .4 * inside(v, .43, .55) * step(abs(h), .72);
      c += vec3(.30, .14, .045) * .07 * exp(-(y - 3.35) * 1.3);
    }
    c *= 1. - .45 * inside(y, lot.z - .75, lot.z - .5);
    c += vec3(.02, .03, .045) * inside(y, lot.z - .5, lot.z);
  }
  // Street lamps wash the wall behind them, on each side where its own stand.
  vec2 row = side < 0. ? vec2(9.5, 12.5) : vec2(15., 19.);
  float lamp = (fract((z - row.x) / row.y + .5) - .5) * row.y;
  c += vec3(.50, .28, .10) * .085 * exp(-(lamp * lamp) * .35 - (y - 3.7) * (y - 3.7) * .22);
  return c * (1. - .4 * smoothstep(.12, .0, edge));
}

vec3 sky(vec3 d) {
  float up = d.y / length(d);
  vec3 c = mix(vec3(.30, .37, .43), vec3(.095, .215, .40), smoothstep(.0, .20, up));
  c = mix(c, vec3(.028, .085, .205), smoothstep(.14, .48, up));
  c = mix(c, vec3(.009, .026, .075), smoothstep(.42, .95, up));
  float cloud = noise(vec2(d.x * 2.2, up * 16.)) * .6 + noise(vec2(d.x * 5., up * 34.)) * .4;
  c *= .90 + .26 * smoothstep(.35, .8, cloud) * smoothstep(.5, .1, up);
  // Towers far away.
  for (int i = 0; i < 2; i++) {
    float s = i == 0 ? 26. : 40., cell = floor(d.x * s + float(i) * 3.7), tall = .05 + .16 * hash(cell + float(i) * 19.) * exp(-abs(d.x) * 3.);
    if (d.y < tall) {
      vec3 far = mix(vec3(.085, .135, .20), vec3(.12, .17, .225), float(1 - i));
      float lit = step(.82, hash2(floor(vec2(d.x * 420., d.y * 300.)))) * .20;
      c = mix(far + lit * vec3(1., .75, .45), haze, exp(-d.y * 16.) * .6);
    }
  }
  return c + vec3(.5, .36, .2) * .55 * exp(-abs(d.x) * 5. - max(d.y, 0.) * 20.);
}

// What a ray meets above the ground, from a height.
vec3 above(float x, float y0, float z0, vec3 d) {
  float side = d.x < 0. ? -1. : 1.;
  float tw = (side * half_width - x) / d.x, best = 1e4;
  float z = z0 + tw, y = y0 + tw * d.y;
  int first = side < 0. ? 0 : 16;
  vec3 c = sky(d);
  float depth = 400.;
  for (int i = 0; i < 16; i++) {
    vec4 lot = lots[first + i];
    if (z >= lot.x && z < lot.y && y < lot.z) return mix(haze, facade(d, z, y, lot, side), exp(-max(z - 8., 0.) / 150.));
    // A taller neighbour shows its blind flank over a lower roof.
    float t = lot.x - z0, fy = y0 + t * d.y;
    if (lot.x > z && t > 0. && fy < lot.z) {
      vec3 flank = vec3(.020, .031, .050) * (.8 + .3 * noise(vec2(x + t * d.x, fy) * 2.));
      return mix(haze, flank, exp(-max(lot.x - 8., 0.) / 150.));
    }
  }
  return c;
}

void main() {
  vec2 cell = gl_FragCoord.xy;
  float seed = pass * 1.618 + hash2(cell) * 17.;
  vec2 px = floor(cell) + vec2(hash(seed + .3), hash(seed + 5.1));
  vec3 d = vec3((px.x - vanish.x) / focal, (vanish.y - px.y) / focal, 1.);
  if (abs(d.x) < 1e-4) d.x = 1e-4;
  float ground = d.y < 0. ? eye / -d.y : 1e5, wall = half_width / abs(d.x);
  if (ground > wall || ground > 400.) { colour = vec4(above(0., eye, 0., d), 1); return; }
  float x = d.x * ground, z = ground;
  float kerb = half_width - 2.5, paved = step(kerb, abs(x));
  // Rain water: smoother in puddles, rough in between, longer reflections along the line of sight.
  float wet = smoothstep(.38, .72, noise(vec2(x * .55, z * .2)) * .65 + noise(vec2(x * 2.1, z * .7)) * .35);
  float rough = mix(.30, .09, wet) + paved * .05;
  float a = 2. * pi * hash(seed + 9.7), r = sqrt(-2. * log(max(1e-4, hash(seed + 2.9))));
  float ripple = (noise(vec2(x * 9., z * 3.)) - .5) * .05;
  vec3 m = vec3(d.x + r * cos(a) * rough * .05 + ripple, max(-d.y + r * sin(a) * rough * .55, .002), 1.);
  float grazing = pow(1. - min(1., -d.y / length(d)), 3.);
  float mirror = (.10 + .74 * grazing) * mix(.55, 1., wet) * mix(1., .62, paved);
  vec3 base = mix(vec3(.0052, .0068, .0095), vec3(.010, .0105, .012), paved);
  base *= .7 + .6 * noise(vec2(x * 14., z * 6.));
  base *= 1. - .5 * paved * step(.94, max(fract(x * 1.4), fract(z * .7)));
  // Light of the shops on the pavement.
  float out_ = half_width - abs(x);
  base += vec3(.30, .145, .05) * .16 * exp(-out_ * .75) * (.6 + .6 * noise(vec2(z * .35 + sign(x) * 9., 1.)));
  base *= 1. + 1.5 * inside(abs(x), kerb - .12, kerb);
  vec3 c = base + above(x, .01, z, m) * mirror;
  colour = vec4(mix(haze, c, exp(-z / 130.)), 1);
}
