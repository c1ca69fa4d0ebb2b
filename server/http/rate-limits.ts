import { setTimeout } from 'node:timers/promises';
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { minuteMs, secondMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { networkOf } from './client-address.ts';
import { sendFailure } from './failures.ts';
import { type LookupLimit, lookupLimit, secondsToWait } from './limits/lookups.ts';

/** `A` is the parsed request. */
export type Limit<A = unknown> = {
  max: number;
  minutes: number;
  /** What a call refers to, never its spelling, counted besides the network; null if that does not exist. */
  per?: (asked: A) => string | null | Promise<string | null>;
  /** Counts all clients together. */
  together?: boolean;
  /** Once reached, responses are delayed by this much, and nothing is refused. */
  slowsMs?: number;
  /** The name under which all processes count it together; other limits are per process. */
  shared?: string;
};

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Network limits come before the body is read, so that a blocked network writes nothing about a subject. */
export type Limited = { onRequest: Hook[]; preHandler: Hook[]; config: { limits: readonly Limit<never>[] } };

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly Limit<never>[];
  }
}

/** Creates the hooks for one route's limits; none if limits are off. */
export type Limiter = <A>(limits: readonly Limit<A>[]) => Limited;

/** A limit on failed attempts of one kind, on any route. Once reached, no more attempts are made. */
export type FailureLimit = <T>(
  reply: FastifyReply,
  attempt: () => Promise<T>,
  hasFailed: (outcome: T) => boolean,
) => Promise<T | Refusal>;

/** Attempts that are often legitimate, and otherwise guesses. */
export type FailureLimits = { invitationCode: FailureLimit; clientNumber: FailureLimit };

/** Of one network. */
export const perMinute = (max: number): { limits: readonly Limit[] } => ({ limits: [{ max, minutes: 1 }] });

/** Checking a password is expensive for the server. */
export const passwordTries = perMinute(20);

type Limits = { limiter: Limiter; failures: FailureLimits; knownNumbers: LookupLimit };

/** Per limit; beyond it, the least recently active network is evicted, never one that keeps trying. */
const mostNetworks = 1000;

const unlimited: FailureLimit = (_reply, attempt) => attempt();

/** The limits of all routes. Guesses are counted in the database, and in memory while it is down. */
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
      // The codes are plain words.
      invitationCode: failing('invitation-code', { max: 10, minutes: 1 }),
      // They are sequential, so that guessing would reveal how many clients we have.
      clientNumber: failing('client-number', { max: 10, minutes: 10 }),
    },
    // Otherwise a binary search would find the last one, with few misses.
    knownNumbers: lookupLimit({ max: 20, minutes: 24 * 60 }),
  };
}

/** `remembers` exhausted keys, so that refusals cost no query; not usable if attempts are given back. */
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

/** The key a call is counted under: of fixed length, without revealing an address. Empty: not counted. */
async function keyOf({ per, together = false }: Limit<never>, request: FastifyRequest): Promise<string> {
  const network = together ? 'all' : networkOf(request.ip);
  if (!per) return network;
  const subject = await per(request as never);
  return subject === null ? '' : `${network} ${sha256(subject)}`;
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

/** Counted before the attempt, so that parallel ones cannot bypass it; given back on success. */
function failureLimit(counter: RateLimiterPostgres): FailureLimit {
  return async (reply, attempt, hasFailed) => {
    const key = networkOf(reply.request.ip);
    const seconds = await secondsToWait(counter, key);
    if (seconds !== null) return refuse('TOO_MANY_REQUESTS', { retryAfter: seconds });
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
