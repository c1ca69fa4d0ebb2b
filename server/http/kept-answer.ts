import type { FastifyReply } from 'fastify';
import { encode, type ZodMiniType } from 'zod/mini';
import { variantOf } from './pages/files.ts';

/** A text leaves in one piece with its headers; bytes would follow them in a second. */
type Kept = { text: string; length: string; etag: string };

/** Answers as they are sent, by the value that was answered: they live as long as whoever answers holds on to it. */
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

/**
 * Sends a value as its contract has it. The same value again is sent as the same bytes; whoever reads and has them already
 * is told so. Shared caches keep nothing: the answer may be one visitor's own.
 */
export function sendWithEtag(reply: FastifyReply, value: object, schema: ZodMiniType): FastifyReply {
  const { text, length, etag } = textOf(value, schema);
  const { method, headers } = reply.request;
  if (method === 'GET') {
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').header('content-length', length).send(text);
}
