import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#domain/durations.ts';
import { networkOf } from './client-address.ts';
import { sendFailure } from './failures.ts';

export type Limit = {
  max: number;
  minutes: number;
  /** What is counted, besides the address of the client. */
  per?: (request: FastifyRequest) => string;
  /** Counts all clients together. */
  together?: boolean;
};

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Makes the hook that holds the limits of one route; an empty list when limits are off. */
export type Limiter = (limits: readonly Limit[]) => Hook[];

/** Checking a password costs the server much, so nobody asks for many. */
export const passwordTries: readonly Limit[] = [{ max: 20, minutes: 1 }];

export async function rateLimiter(app: FastifyInstance, { on }: { on: boolean }): Promise<Limiter> {
  if (!on) return () => [];
  await app.register(rateLimit, { global: false });
  return (limits) => limits.map((limit) => holding(app, limit));
}

function holding(app: FastifyInstance, { max, minutes, per, together = false }: Limit): Hook {
  const count = app.createRateLimit({
    max,
    timeWindow: minutes * minuteMs,
    keyGenerator: (request) => `${together ? '' : networkOf(request.ip)} ${per?.(request) ?? ''}`,
  });
  return async (request, reply) => {
    const reading = await count(request);
    if (reading.isAllowed || !reading.isExceeded) return undefined;
    return sendFailure(reply.header('retry-after', String(reading.ttlInSeconds)), 'TOO_MANY_REQUESTS');
  };
}

/** The order number of an address, for limits that count by it. */
export const orderIn = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'order' in params ? String(params.order) : '';
