import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { minuteMs, secondMs } from '#domain/durations.ts';
import type { FailureCode } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import { networkOf } from '../client-address.ts';
import { failureIn } from '../failures.ts';

/** The seconds before a network may look up one more thing; null if it may now. A repeated look-up is free. */
export type LookupLimit = (request: FastifyRequest, subject: string) => Promise<number | null>;

/** Counts an attempt; the seconds to wait where there were too many. */
export async function secondsToWait(counter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (exceeded) {
    if (exceeded instanceof RateLimiterRes) return Math.ceil(exceeded.msBeforeNext / secondMs);
    throw exceeded;
  }
}

/** Beyond this, the least recently active network is evicted. */
const mostNetworks = 1000;

/** Counted per process in memory: a look-up costs the database nothing extra. */
export function lookupLimit({ max, minutes }: { max: number; minutes: number }): LookupLimit {
  const counter = new RateLimiterMemory({ points: max, duration: (minutes * minuteMs) / secondMs });
  const told = new Map<string, Set<string>>();
  return async ({ ip }, subject) => {
    const network = networkOf(ip);
    const known = told.get(network) ?? new Set<string>();
    told.delete(network);
    told.set(network, known);
    if (told.size > mostNetworks) told.delete(told.keys().next().value ?? '');
    const asked = sha256(subject);
    if (known.has(asked)) return null;
    const seconds = await secondsToWait(counter, network);
    if (seconds !== null) return seconds;
    if (known.size >= 2 * max) known.clear();
    known.add(asked);
    return null;
  };
}

/** Responses that reveal whether an order exists to someone without access. */
const tells: ReadonlySet<FailureCode> = new Set([
  'ORDER_NOT_FOUND',
  'BOOKING_LINK_NEEDED',
  'CHECKOUT_NOT_FOUND',
  'CHECKOUT_OF_ANOTHER',
  'ORDER_NUMBER_TAKEN',
]);
type Told = { code?: FailureCode; locked?: boolean };
const isTold = ({ code, locked }: Told): boolean => locked === true || (code !== undefined && tells.has(code));

/** Operators may know; and an answer that is the same for a wrong e-mail and a wrong number reveals nothing. */
const isElsewhere = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  url.startsWith('/api/admin') || url.endsWith('/unlock');

type Named = { params: { order?: string } | null; body: { order_no?: string } | null };

/** Order numbers are timestamps. Counted on the response, so that opening or paying an order is never blocked. */
export function limitOrderLookups(app: FastifyInstance): void {
  const look = lookupLimit({ max: 20, minutes: 10 });
  app.addHook('preSerialization', async (request, reply: FastifyReply, answer: Told | null) => {
    if (!answer || !isTold(answer) || isElsewhere(request)) return answer;
    const { params, body } = request as unknown as Named;
    const seconds = await look(request, params?.order ?? body?.order_no ?? '');
    return seconds === null ? answer : failureIn(reply.header('retry-after', String(seconds)), 'TOO_MANY_REQUESTS');
  });
}
