import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { minuteMs, secondMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { networkOf } from './client-address.ts';
import { sendFailure } from './failures.ts';

export type Limit = {
  max: number;
  minutes: number;
  /** What is counted, besides the address of the client. */
  per?: (request: FastifyRequest) => string;
  /** Counts all clients together. */
  together?: boolean;
  /** The name under which all processes count it together; the others are counted by each for itself. */
  shared?: string;
};

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Makes the hook that holds the limits of one route; an empty list when limits are off. */
export type Limiter = (limits: readonly Limit[]) => Hook[];

/** A limit on failed attempts of one kind, wherever they come in. Once it is reached, nothing is attempted any more. */
export type FailureLimit = <T>(
  reply: FastifyReply,
  attempt: () => Promise<T>,
  hasFailed: (outcome: T) => boolean,
) => Promise<T | Refusal>;

/** What is attempted often without harm, and guessed otherwise. */
export type FailureLimits = { invitationCode: FailureLimit; clientNumber: FailureLimit };

/** Checking a password costs the server much, so nobody asks for many. */
export const passwordTries: readonly Limit[] = [{ max: 20, minutes: 1 }];

type Limits = { limiter: Limiter; failures: FailureLimits };

/** Of each limit; one more pushes out the network that has been quiet for longest, never one that keeps trying. */
const mostNetworks = 1000;

const unlimited: FailureLimit = (_reply, attempt) => attempt();

/** The limits of all routes. What is guessed is counted in the database, and in memory while that is away. */
export async function rateLimits(
  app: FastifyInstance,
  { on, pool }: { on: boolean; pool: Pick<Pool, 'query'> },
): Promise<Limits> {
  if (!on) return { limiter: () => [], failures: { invitationCode: unlimited, clientNumber: unlimited } };
  await app.register(rateLimit, { global: false });
  const failing = (name: string, limit: Limit) => failureLimit(sharedCounter(pool, name, limit));
  return {
    limiter: (limits) =>
      limits.map((limit) =>
        limit.shared === undefined
          ? holding(app, limit)
          : holdingTogether(sharedCounter(pool, limit.shared, limit), limit),
      ),
    failures: {
      // The codes are words that a person can type.
      invitationCode: failing('invitation-code', { max: 10, minutes: 1 }),
      // They are given in order, so that guessing would count our clients.
      clientNumber: failing('client-number', { max: 10, minutes: 10 }),
    },
  };
}

function sharedCounter(pool: Pick<Pool, 'query'>, name: string, { max, minutes }: Limit): RateLimiterPostgres {
  const counted = { keyPrefix: name, points: max, duration: (minutes * minuteMs) / secondMs };
  return new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(counted),
  });
}

/** Counts an attempt; the seconds to wait where there were too many. */
async function secondsToWait(counter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (exceeded) {
    if (exceeded instanceof RateLimiterRes) return Math.ceil(exceeded.msBeforeNext / secondMs);
    throw exceeded;
  }
}

function holdingTogether(counter: RateLimiterPostgres, { per, together = false }: Limit): Hook {
  return async (request, reply) => {
    const network = together ? '' : networkOf(request.ip);
    const seconds = await secondsToWait(counter, `${network} ${per?.(request) ?? ''}`);
    if (seconds === null) return undefined;
    return sendFailure(reply.header('retry-after', String(seconds)), 'TOO_MANY_REQUESTS');
  };
}

/** Counted before the attempt, so that many at once are no way around it; given back where it was right. */
function failureLimit(counter: RateLimiterPostgres): FailureLimit {
  return async (reply, attempt, hasFailed) => {
    const key = networkOf(reply.request.ip);
    const seconds = await secondsToWait(counter, key);
    if (seconds !== null) {
      reply.header('retry-after', String(seconds));
      return refuse('TOO_MANY_REQUESTS');
    }
    const outcome = await attempt();
    if (!hasFailed(outcome)) await counter.reward(key);
    return outcome;
  };
}

function holding(app: FastifyInstance, { max, minutes, per, together = false }: Limit): Hook {
  const options: RateLimitOptions = {
    max,
    timeWindow: minutes * minuteMs,
    cache: mostNetworks,
    keyGenerator: (request) => `${together ? '' : networkOf(request.ip)} ${per?.(request) ?? ''}`,
  };
  const count = app.createRateLimit(options);
  return async (request, reply) => {
    const reading = await count(request);
    if (reading.isAllowed || !reading.isExceeded) return undefined;
    return sendFailure(reply.header('retry-after', String(reading.ttlInSeconds)), 'TOO_MANY_REQUESTS');
  };
}

/** The order number of an address, for limits that count by it. */
export const orderIn = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'order' in params ? String(params.order) : '';
