#version 300 es
// One quad for the whole picture. Row 0 is the top of the picture everywhere.
void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }
