import type { FastifyReply } from 'fastify';
import { encode, type ZodMiniType } from 'zod/mini';
import { variantOf } from './pages/files.ts';

/** A string leaves in one packet with its headers; a buffer would follow in a second one. */
type Kept = { text: string; length: string; etag: string };

/** Serialized responses by their value: cached as long as the caller holds on to the value. */
const kept = new WeakMap<object, Kept>();

function textOf(value: object, schema: ZodMiniType): Kept {
  const known = kept.get(value);
  if (known) return known;
  const text = JSON.stringify(encode(schema, value));
  const { body, etag } = variantOf(Buffer.from(text));
  const fresh = { text, length: String(body.length), etag };
  kept.set(value, fresh);
  return fresh;
}

/** The same value is sent as the same bytes, or as a 304. Shared caches store nothing: it may be personal. */
export function sendWithEtag(reply: FastifyReply, value: object, schema: ZodMiniType): FastifyReply {
  const { text, length, etag } = textOf(value, schema);
  const { method, headers } = reply.request;
  if (method === 'GET') {
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').header('content-length', length).send(text);
}
