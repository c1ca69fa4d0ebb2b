#version 300 es
// kinds: 0 disc of an open lens, 1 glow, 2 light on the wet road, 3 somebody in the rain
precision highp float;
in vec2 at;
in vec2 screen;
flat in vec4 colour_, more_;
flat in vec2 reach;
out vec4 colour;

float ellipse(vec2 p, vec2 c, vec2 r) { return (length((p - c) / r) - 1.) * min(r.x, r.y); }
float capsule(vec2 p, vec2 a, vec2 b, float r) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - r;
}

// In metres above the pavement, y upwards.
float walker(vec2 p, float phase, float seed) {
  float swing = .17 * sin(phase), lift = .02 * abs(cos(phase));
  p.y -= lift;
  float coat = ellipse(p, vec2(0, 1.02), vec2(.20 + .05 * seed, .50));
  float skirt = ellipse(p, vec2(0, .78), vec2(.21 + .04 * seed, .32));
  float legs = min(capsule(p, vec2(.03, .7), vec2(swing, .06), .055), capsule(p, vec2(-.03, .7), vec2(-swing, .06), .055));
  float head = ellipse(p, vec2(.01, 1.60), vec2(.105, .135));
  vec2 u = p - vec2(.04, 1.71);
  float dome = max(ellipse(u, vec2(0, 0), vec2(.44 + .2 * fract(seed * 7.), .26 + .1 * seed)), -u.y + .0);
  float stick = capsule(p, vec2(.1, 1.15), vec2(.06, 2.), .014);
  float shoulders = ellipse(p, vec2(0, 1.25), vec2(.235 + .03 * seed, .24));
  float body = min(min(min(coat, shoulders), skirt), min(legs, head));
  return seed > .22 ? min(body, min(dome, stick)) : body;
}

void main() {
  float kind = more_.x;
  if (kind < .5) {
    float edge = more_.y / reach.x, r = length(at);
    // Near the corners the lens cuts its discs.
    float cut = length(at + screen * vec2(.62, .45));
    float m = smoothstep(1., 1. - edge, r) * smoothstep(1.16, 1.16 - edge * 1.6, cut);
    float rim = .86 + .22 * smoothstep(.5, .9, r) - .08 * smoothstep(.5, .0, r);
    colour = vec4(colour_.rgb * m * rim, colour_.a * m);
  } else if (kind < 1.5) {
    float r = length(at);
    colour = vec4(colour_.rgb * pow(max(0., 1. - r), 2.6), 0);
  } else if (kind < 2.5) {
    float across = exp(-at.x * at.x * 4.5), along = smoothstep(-1., -.72, at.y) * exp(-(at.y + 1.) * 1.6) * smoothstep(1., .6, at.y);
    float broken = .72 + .28 * sin(at.y * 23. + more_.z * 40.) * sin(at.y * 9. + more_.z * 17.);
    colour = vec4(colour_.rgb * across * along * broken, 0);
  } else {
    vec2 p = vec2(at.x * .85, 1.15 - at.y * 1.15) * vec2(more_.w < 0. ? -1. : 1., 1.);
    float soft = more_.y * 1.15 / abs(reach.y), d = walker(p, abs(more_.w), more_.z);
    float m = smoothstep(soft, -soft, d);
    // The shops light one side of the coat.
    float lit = smoothstep(-.14, .22, p.x) * smoothstep(-.16, .0, d);
    colour = vec4((vec3(.010, .013, .018) + colour_.rgb * lit) * m, m) * colour_.a;
  }
}
