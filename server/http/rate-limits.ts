import { setTimeout } from 'node:timers/promises';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { minuteMs, secondMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { networkOf } from './client-address.ts';
import { sendFailure } from './failures.ts';
import { type LookupLimit, lookupLimit } from './limits/lookups.ts';

/** `A` is what is read of a call: what its schemas made of it. */
export type Limit<A = unknown> = {
  max: number;
  minutes: number;
  /**
   * The subject that is counted besides the network: what a call means, never the letters in which it came. Null where it
   * names nothing that exists; then the limit on the network alone holds.
   */
  per?: (asked: A) => string | null | Promise<string | null>;
  /** Counts all clients together. */
  together?: boolean;
  /** Once it is reached, answers come this much later, and nothing is refused. */
  slowsMs?: number;
  /** The name under which all processes count it together; the others are counted by each for itself. */
  shared?: string;
};

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * What holds the limits of one route. The network's come first, before anything is read; those on a subject once it is
 * known, so that a network that is refused is no subject's trouble and writes nothing about one.
 */
export type Limited = { onRequest: Hook[]; preHandler: Hook[]; config: { limits: readonly Limit<never>[] } };

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly Limit<never>[];
  }
}

/** Makes what holds the limits of one route; nothing when limits are off. */
export type Limiter = <A>(limits: readonly Limit<A>[]) => Limited;

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

type Limits = { limiter: Limiter; failures: FailureLimits; knownNumbers: LookupLimit };

/** Of each limit; one more pushes out the network that has been quiet for longest, never one that keeps trying. */
const mostNetworks = 1000;

const unlimited: FailureLimit = (_reply, attempt) => attempt();

/** The limits of all routes. What is guessed is counted in the database, and in memory while that is away. */
export async function rateLimits(
  app: FastifyInstance,
  { on, pool }: { on: boolean; pool: Pick<Pool, 'query'> },
): Promise<Limits> {
  if (!on)
    return {
      limiter: (limits) => ({ onRequest: [], preHandler: [], config: { limits } }),
      failures: { invitationCode: unlimited, clientNumber: unlimited },
      knownNumbers: async () => null,
    };
  await app.register(rateLimit, { global: false });
  const failing = (name: string, limit: Limit) => failureLimit(sharedCounter(pool, name, limit));
  const hookOf = (limit: Limit<never>) =>
    limit.shared === undefined
      ? holding(app, limit)
      : holdingTogether(sharedCounter(pool, limit.shared, limit, { remembers: true }), limit);
  return {
    limiter: (limits) => ({
      onRequest: limits.filter(({ per }) => !per).map(hookOf),
      preHandler: limits.filter(({ per }) => per).map(hookOf),
      config: { limits },
    }),
    failures: {
      // The codes are words that a person can type.
      invitationCode: failing('invitation-code', { max: 10, minutes: 1 }),
      // They are given in order, so that guessing would count our clients.
      clientNumber: failing('client-number', { max: 10, minutes: 10 }),
    },
    // Otherwise the last one is found by halves, with few wrong ones.
    knownNumbers: lookupLimit({ max: 20, minutes: 24 * 60 }),
  };
}

/** `remembers` what is used up, so that refusing costs the database nothing; of no use where attempts are given back. */
function sharedCounter(
  pool: Pick<Pool, 'query'>,
  name: string,
  { max, minutes }: Pick<Limit, 'max' | 'minutes'>,
  { remembers = false } = {},
): RateLimiterPostgres {
  const counted = { keyPrefix: name, points: max, duration: (minutes * minuteMs) / secondMs };
  return new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(counted),
    ...(remembers && { inMemoryBlockOnConsumed: max + 1 }),
  });
}

/** Under what a call is counted: of the same length whatever is asked, and telling nobody's address. Empty: not at all. */
async function keyOf({ per, together = false }: Limit<never>, request: FastifyRequest): Promise<string> {
  const network = together ? 'all' : networkOf(request.ip);
  if (!per) return network;
  const subject = await per(request as never);
  return subject === null ? '' : `${network} ${sha256(subject)}`;
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

function holdingTogether(counter: RateLimiterPostgres, limit: Limit<never>): Hook {
  return async (request, reply) => {
    const key = await keyOf(limit, request);
    const seconds = key === '' ? null : await secondsToWait(counter, key);
    if (seconds === null) return undefined;
    if (limit.slowsMs === undefined)
      return sendFailure(reply.header('retry-after', String(seconds)), 'TOO_MANY_REQUESTS');
    await setTimeout(limit.slowsMs);
    return undefined;
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

function holding(app: FastifyInstance, limit: Limit<never>): Hook {
  const options: RateLimitOptions = {
    max: limit.max,
    timeWindow: limit.minutes * minuteMs,
    cache: mostNetworks,
    keyGenerator: (request) => keyOf(limit, request),
    allowList: (_request, key) => key === '',
  };
  const count = app.createRateLimit(options);
  return async (request, reply) => {
    const reading = await count(request);
    if (reading.isAllowed || !reading.isExceeded) return undefined;
    return sendFailure(reply.header('retry-after', String(reading.ttlInSeconds)), 'TOO_MANY_REQUESTS');
  };
}
