#version 300 es
// The pane: mist, drops as lenses, the blade with its water, and the print of the whole picture.
precision highp float;
uniform sampler2D street, mist, mist_wide, drops, near_drops, tracks, breath;
uniform vec2 size, vanish, blade; // blade: start and end of its way across the middle
uniform float unit, time, passed, thick, growth, slant;
out vec4 colour;

float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.), f.x), f.y);
}
vec3 seen(vec2 px, float level) { return textureLod(street, clamp(px / size, .002, .998), level).rgb; }

// How long a part of the pane has been clear: the way of the blade backwards.
float way(float u) { return mix(u, u * u * (3. - 2. * u), .4); }

vec3 misted(vec2 px, float m, float level, vec4 own) {
  vec2 uv = px / size;
  vec3 near = textureLod(mist, uv, 0.).rgb, wide = textureLod(mist_wide, uv, 0.).rgb;
  float streak = own.x, cloud = own.y;
  vec3 c = mix(near, wide, .45 + .40 * cloud);
  // Breath takes light from everywhere and gives it back cool.
  vec3 lift = vec3(.034, .044, .056) + dot(wide, vec3(.3, .5, .2)) * vec3(.17, .20, .225);
  c = c * .66 + lift * (.98 + .50 * cloud);
  c *= .86 + .30 * streak;
  return m > .996 ? c : mix(seen(px, level), c, m);
}

vec3 lens(vec2 px, vec4 s) {
  vec2 n = s.xy / max(s.w, .01);
  float r = s.z / max(s.w, .01) * 64.;
  float field = (190. + r * 5. / unit) * unit;
  // A drop gathers the wide scene; the lit street is in all of them.
  vec2 from = px;
  from.x = mix(from.x, vanish.x, .22);
  from.y = from.y < vanish.y ? mix(from.y, vanish.y - 40. * unit, .22) : vanish.y + (from.y - vanish.y) * .34 - 30. * unit;
  vec2 to = from - n * field;
  float slope = length(n);
  float level = clamp(log2(field / max(r, 1.)) - 2. + slope, 0., 5.);
  vec3 c = seen(to, level) * mix(.92, 1.22, smoothstep(2., 6., r / unit)) + vec3(.008, .012, .018);
  float rim = smoothstep(.45, 1., slope);
  c *= 1. - rim * (.74 - .38 * smoothstep(.2, .95, n.y));
  // Skylight enters at the foot, the night stands at the head.
  c *= .78 + .40 * smoothstep(-.8, .7, n.y);
  c += vec3(1., .80, .55) * .20 * smoothstep(.55, .85, n.y) * smoothstep(1., .82, slope) * (.25 + textureLod(mist_wide, px / size, 0.).rgb * 1.4);
  vec2 g = n - vec2(-.30, -.44);
  c += vec3(.86, .94, 1.) * .85 * exp(-dot(g, g) * mix(34., 90., smoothstep(2., 9., r / unit))) * smoothstep(1.8, 4.4, r / unit);
  return c;
}

// Across the bronze channel: q from -1 to 1.
vec3 bronze(float q, vec2 px, float along) {
  vec3 n = vec3(q, 0., sqrt(max(0., 1. - q * q)));
  vec3 around = textureLod(street, vec2(clamp(px.x / size.x + q * .34, .02, .98), px.y / size.y), 4.8).rgb;
  vec3 c = vec3(.56, .355, .17) * (.055 + around * (.35 + .9 * pow(1. - n.z, 1.5)));
  float brushed = .82 + .36 * noise(vec2(q * 22., along / unit * .012)) ;
  c += vec3(1., .78, .47) * brushed * (.62 * exp(-pow((q + .22) * 5.2, 2.)) + .10 * exp(-pow((q - .55) * 6., 2.))) * (.34 + 2.2 * dot(around, vec3(.33)));
  return c * (1. - .75 * smoothstep(.72, 1., abs(q)));
}

vec3 print(vec3 c, vec2 px) {
  vec2 e = (px / size - .5) * 2.;
  c *= 1. - .17 * dot(e, e);
  c = mix(c, vec3(dot(c, vec3(.25, .6, .15))), .10) * .95;
  c = c * (2.51 * c + .03) / (c * (2.43 * c + .59) + .14); // a film's toe and shoulder
  float grey = dot(c, vec3(.25, .6, .15));
  c = mix(vec3(grey), c, 1.10);
  c = mix(c, c * vec3(.90, .98, 1.10) + vec3(.0, .001, .004), 1. - smoothstep(0., .35, grey));
  return pow(clamp(c, 0., 1.), vec3(1. / 2.2));
}

void main() {
  vec2 px = gl_FragCoord.xy;
  float cosine = cos(slant), along = px.y - size.y * .5;
  float mid = px.x + along * tan(slant);
  float edge = mix(blade.x, blade.y, way(clamp(passed, 0., 1.)));
  float s = (mid - edge) * cosine / unit; // right of the blade, in units
  float half_bar = thick;
  bool wiped = s < 0.;
  bool there = passed > 0. && passed < 1.;
  vec4 drop = texelFetch(drops, ivec2(px), 0);
  vec4 around = textureLod(near_drops, px / size, 0.);
  vec4 track = textureLod(tracks, px / size, 0.);
  vec4 own = texelFetch(breath, ivec2(px), 0);
  float m = wiped && passed > 0. ? 0. : growth * smoothstep(0., 1., growth * 1.7 - .7 * own.z);
  m *= (1. - .93 * track.x) * (1. - .30 * smoothstep(.2, .8, around.w));

  vec2 bend = vec2(0);
  float shine = 0., film = 0., level = 0.;
  if (there && !wiped) {
    // The wave that the lip pushes: deep next to it, fringed ahead of it.
    float ahead = s - half_bar;
    float fringe = 20. + 16. * noise(vec2(along / unit * .018, time * 1.3)) + 9. * noise(vec2(along / unit * .07, time * 2.6 + 5.));
    float w = 1. - smoothstep(fringe * .55, fringe, ahead);
    float q = clamp(ahead / fringe, 0., 1.);
    bend = vec2(-(.30 + q) * 58., 20. * (noise(vec2(along / unit * .05, time * 2.)) - .5)) * w * unit;
    level = 3.4 * w; // so thick that a lamp in it is a glow
    shine = w * (.42 * exp(-pow((q - .80) * 8., 2.)) - .30 * exp(-q * 3.5));
    m *= 1. - w;
    drop *= 1. - w;
  } else if (there || (passed >= 1. && passed < 1.25)) {
    // The film it leaves: rows of thin water that tear and are gone.
    float behind = -s - half_bar;
    float rows = noise(vec2(behind * .012 + 4., along / unit * .05)) + .5 * noise(vec2(behind * .02, along / unit * .11)) - .75;
    film = exp(-behind / 70.) * smoothstep(0., 10., behind);
    // So little that a lamp behind it stays whole.
    bend = vec2(2., 5. * rows) * film * unit;
    level = 1.4 * film;
    shine = .05 * film * smoothstep(.15, .6, rows);
  }
  vec3 c = m > .003 ? misted(px + bend, m, level, own) : seen(px + bend, level);
  c *= 1. + shine;
  c += vec3(.20, .26, .32) * max(shine, 0.) * .32;
  // A drop darkens the mist above itself and lights it below.
  c *= 1. - .26 * around.w * (1. - drop.w) * m;
  if (drop.w > .004) c = mix(c, lens(px, drop), drop.w);
  if (there) {
    // Shadow, lip, channel.
    c *= 1. - .55 * exp(-abs(s - 5.) / 17.);
    float lip = smoothstep(-half_bar - 4.4, -half_bar - 3.4, s) * smoothstep(half_bar + 2.2, half_bar + 1.2, s);
    vec3 rubber = vec3(.006, .008, .011) + vec3(.20, .27, .33) * .30 * exp(-pow((s + half_bar + 3.2) * 1.6, 2.)) * (.4 + seen(px - vec2(30. * unit, 0), 5.) * 2.);
    c = mix(c, rubber, lip);
    float bar = smoothstep(half_bar + .5, half_bar - .5, abs(s));
    c = mix(c, bronze(clamp(s / half_bar, -1., 1.), px, along), bar);
  }
  colour = vec4(print(c, px), 1);
}
