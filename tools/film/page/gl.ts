/** The few things that WebGL needs said. */
export interface Target {
  readonly texture: WebGLTexture;
  readonly frame: WebGLFramebuffer;
  readonly width: number;
  readonly height: number;
}

type Value = number | readonly number[] | Target;

function must<T>(value: T | null, what: string): T {
  if (value === null) throw new Error(`WebGL gave no ${what}`);
  return value;
}

export function openGl(): WebGL2RenderingContext {
  const gl = must(document.createElement('canvas').getContext('webgl2'), 'context');
  for (const name of ['EXT_color_buffer_float', 'OES_texture_float_linear']) must(gl.getExtension(name), name);
  return gl;
}

/** A picture to draw into: light in half floats, with smaller copies where asked, or the finished print in ten bits. */
export function target(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  kind: 'light' | 'copies' | 'print' = 'light',
) {
  const texture = must(gl.createTexture(), 'texture');
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const levels = kind === 'copies' ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1;
  gl.texStorage2D(gl.TEXTURE_2D, levels, kind === 'print' ? gl.RGB10_A2 : gl.RGBA16F, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, kind === 'copies' ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const frame = must(gl.createFramebuffer(), 'framebuffer');
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame, width, height } satisfies Target;
}

export function mipmaps(gl: WebGL2RenderingContext, { texture }: Target): void {
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.generateMipmap(gl.TEXTURE_2D);
}

function program(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const made = must(gl.createProgram(), 'program');
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = must(gl.createShader(type), 'shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(made) ?? 'link');
  return made;
}

export type Blend = 'none' | 'add' | 'over' | 'max';
export type Pass = (into: Target, values: Record<string, Value>, blend?: Blend, quads?: Float32Array) => void;

function set(gl: WebGL2RenderingContext, made: WebGLProgram, values: Record<string, Value>): void {
  let unit = 0;
  for (const [name, value] of Object.entries(values)) {
    const at = gl.getUniformLocation(made, name);
    if (typeof value === 'number') gl.uniform1f(at, value);
    else if ('texture' in value) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, value.texture);
      gl.uniform1i(at, unit++);
    } else if (value.length === 2) gl.uniform2fv(at, value);
    else gl.uniform4fv(at, value);
  }
}

/** A way of drawing: the whole picture at once, or many rectangles of `floats` numbers each. */
export function pass(gl: WebGL2RenderingContext, vertex: string, fragment: string, floats = 0): Pass {
  const made = program(gl, vertex, fragment);
  const array = must(gl.createVertexArray(), 'array');
  const buffer = must(gl.createBuffer(), 'buffer');
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (let slot = 0; slot < floats / 4; slot++) {
    gl.enableVertexAttribArray(slot);
    gl.vertexAttribPointer(slot, 4, gl.FLOAT, false, floats * 4, slot * 16);
    gl.vertexAttribDivisor(slot, 1);
  }
  return (into, values, blend = 'none', quads) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, into.frame);
    gl.viewport(0, 0, into.width, into.height);
    gl.useProgram(made);
    set(gl, made, values);
    if (blend === 'none') gl.disable(gl.BLEND);
    else gl.enable(gl.BLEND);
    gl.blendEquation(blend === 'max' ? gl.MAX : gl.FUNC_ADD);
    gl.blendFunc(gl.ONE, blend === 'over' ? gl.ONE_MINUS_SRC_ALPHA : gl.ONE);
    gl.bindVertexArray(array);
    if (!quads) return gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, quads, gl.DYNAMIC_DRAW);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, quads.length / floats);
  };
}

export function clear(gl: WebGL2RenderingContext, into: Target): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, into.frame);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
}
