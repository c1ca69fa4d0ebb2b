import type { FastifyRequest } from 'fastify';
import { keyHeader } from '#contract/booking-links.ts';

/** The key of a booking's secret link, as the site's pages send it. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[keyHeader];
  return typeof key === 'string' && key.length <= 100 ? key : undefined;
}
