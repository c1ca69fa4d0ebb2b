#version 300 es
precision highp float;
uniform sampler2D source;
uniform vec2 size;
uniform float level, gain;
out vec4 colour;
void main() { colour = vec4(textureLod(source, gl_FragCoord.xy / size, level).rgb * gain, 1); }
