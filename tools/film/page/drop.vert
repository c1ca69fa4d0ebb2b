#version 300 es
// Drops and tracks as turned rectangles in pixels.
layout(location = 0) in vec4 place; // centre, half width, half height
layout(location = 1) in vec4 form; // turn, seed, taper, strength
uniform vec2 size;
out vec2 at;
flat out vec4 form_;
flat out vec2 reach;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2. - 1.;
  at = corner * 1.25;
  reach = place.zw;
  form_ = form;
  vec2 p = at * place.zw;
  float c = cos(form.x), s = sin(form.x);
  gl_Position = vec4((place.xy + vec2(c * p.x - s * p.y, s * p.x + c * p.y)) / size * 2. - 1., 0, 1);
}
