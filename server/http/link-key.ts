import type { FastifyRequest } from 'fastify';
import { keyHeader } from '#contract/key-header.ts';

/** The key of a booking's secret link, as the site's pages send it. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[keyHeader];
  return typeof key === 'string' && key !== '' && key.length <= 100 ? key : undefined;
}
