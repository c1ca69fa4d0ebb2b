import type { Socket } from 'node:net';
import { textOf } from './refusals.ts';
import type { Headers } from './security-headers.ts';

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** By then the client has read the response, or never will. */
const lingerMs = 2_000;

/** Invalid HTTP never becomes a request; it gets the usual error format, and the connection is closed. */
export const answerParserError =
  (headers: Headers) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const body = JSON.stringify({ error: textOf('INVALID_INPUT', 'en'), code: 'INVALID_INPUT' });
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      connection: 'close',
      'content-language': 'en',
      'content-length': String(Buffer.byteLength(body)),
      'content-type': 'application/json; charset=utf-8',
    }).map(([name, value]) => `${name}: ${value}`);
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    // The client may neither read nor disconnect: a half-closed connection would stay open as long as it likes.
    setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
  };
