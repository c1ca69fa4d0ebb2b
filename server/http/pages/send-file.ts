import type { FastifyReply } from 'fastify';
import type { KeptFile } from './files.ts';

const brotliRefused = /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/i;

/** Whether a client accepts brotli by its Accept-Encoding header. */
export const takesBrotli = (header: string | undefined): boolean =>
  header !== undefined && /\bbr\b/i.test(header) && !brotliRefused.test(header);

/** Sends a cached file, or 304. The browser revalidates each time, so a release shows at once. */
export function sendFile(reply: FastifyReply, { type, plain, brotli }: KeptFile): FastifyReply {
  const { headers } = reply.request;
  const small = brotli !== null && takesBrotli(headers['accept-encoding']) ? brotli : null;
  const { body, etag } = small ?? plain;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  reply.header('etag', etag);
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch?.includes(etag) && reply.statusCode === 200) return reply.code(304).send();
  if (small) reply.header('content-encoding', 'br');
  return reply.type(type).send(body);
}
