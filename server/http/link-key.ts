import type { FastifyReply, FastifyRequest } from 'fastify';
import { keyHeader } from '#contract/key-header.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';

/** The key of a booking's secret link, as the site's pages send it. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[keyHeader];
  return typeof key === 'string' && key !== '' && key.length <= 100 ? key : undefined;
}

type Linked = { params: { order: string }; query: { key?: string | undefined }; reply: FastifyReply };

/** Answers a call that shows a booking's secret link. */
export function byLink<T>(
  { params, query, reply }: Linked,
  read: (link: { orderNo: string; key: string }) => T,
): T | Refusal {
  const key = keyOf(reply.request) ?? query.key;
  return key === undefined ? refuse('INVALID_INPUT') : read({ orderNo: params.order, key });
}
