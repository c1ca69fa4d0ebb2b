import type { FastifyReply } from 'fastify';
import { encode, type ZodMiniType } from 'zod/mini';
import { type Variant, variantOf } from './pages/files.ts';

/** The bytes of answers, by the value that was answered: they live as long as whoever answers holds on to it. */
const kept = new WeakMap<object, Variant>();

function bytesOf(value: object, schema: ZodMiniType): Variant {
  const known = kept.get(value);
  if (known) return known;
  const fresh = variantOf(Buffer.from(JSON.stringify(encode(schema, value))));
  kept.set(value, fresh);
  return fresh;
}

/**
 * Sends a value as its contract has it. The same value again is sent as the same bytes; whoever reads and has them already
 * is told so. Shared caches keep nothing: the answer may be one visitor's own.
 */
export function sendKept(reply: FastifyReply, value: object, schema: ZodMiniType): FastifyReply {
  const { body, etag } = bytesOf(value, schema);
  const { method, headers } = reply.request;
  if (method === 'GET') {
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(body);
}
