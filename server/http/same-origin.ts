import type { FastifyRequest } from 'fastify';
import { isLocalUrl } from '#server/common/local-url.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something, by its origin: our own pages, or not a browser. On the
 * developer's machine `localhost` and `127.0.0.1` count as the same, with the listening port.
 */
export function ownOriginCheck(publicUrl: () => string): (request: FastifyRequest) => boolean {
  return ({ method, headers: { origin, 'sec-fetch-site': site }, socket }) => {
    if (safeMethods.has(method)) return true;
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
    if (origin === undefined) return true;
    const own = publicUrl();
    if (origin === own) return true;
    if (!isLocalUrl(own)) return false;
    const ports = new Set([new URL(own).port, String(socket.localPort ?? '')]);
    return [...ports].some((port) => origin === `http://localhost:${port}` || origin === `http://127.0.0.1:${port}`);
  };
}
