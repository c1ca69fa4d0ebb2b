import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { callsAtOnce } from '#business/policies.ts';
import type { Deps } from '#server/deps.ts';
import { type CallBudget, unlimited } from './call-budget.ts';
import { type CheckoutContext, openTickets, overdueTickets, takeDueContexts } from './queries/contexts.ts';
import { type Reconciled, reconcileCheckout } from './reconcile.ts';

// A little longer than the gateway may take; a killed check is repeated after it.
const lookTakesMs = 20_000;
/** How long the next due checkout waits at most behind slow calls. */
const nextLookMs = 200;

/** How long visitors wanting a day share the result for the ticket holding it. */
const answerIsGoodMs = 5_000;

export type Recovered = Record<Reconciled | 'failed', number>;

/**
 * Processes every due checkout, several at a time within the budget, until none is left. A slow one
 * does not delay the others.
 */
export async function recoverCheckouts(
  deps: Deps,
  { budget = unlimited, stopping }: { budget?: CallBudget; stopping?: AbortSignal } = {},
): Promise<Recovered> {
  const counts = { booked: 0, refunded: 0, waiting: 0, over: 0, failed: 0 };
  const running = new Set<Promise<void>>();
  while (!stopping?.aborted) {
    const most = Math.min(callsAtOnce.receipts - running.size, budget.available());
    const now = deps.clock.now();
    const putOffUntil = new Date(now.getTime() + lookTakesMs);
    const due = most > 0 ? await takeDueContexts(deps.db, { now, putOffUntil, most }) : [];
    budget.spend(due.length);
    for (const context of due) {
      const look = reconcileOne(deps, context).then((outcome) => {
        counts[outcome] += 1;
        running.delete(look);
      });
      running.add(look);
    }
    if (most > 0 && running.size === 0) break;
    await Promise.race([...running, pause(nextLookMs)]);
  }
  await Promise.all(running);
  return counts;
}

/** Checks every open ticket at once, whatever its age. */
export async function recoverAllCheckouts(deps: Deps): Promise<Recovered> {
  const counts = { booked: 0, refunded: 0, waiting: 0, over: 0, failed: 0 };
  const limit = pLimit(callsAtOnce.receipts);
  const open = await openTickets(deps.db);
  for (const look of await limit.map(open, (context) => reconcileOne(deps, context))) counts[look] += 1;
  return counts;
}

/**
 * A day seems full, or the visitor's own hold has reached its maximum, but some hold has expired: the gateway is
 * asked whether it was paid. True if one was released.
 */
export async function freeOverdueDay(deps: Deps, whose: { date: string; visitorHash: string }): Promise<boolean> {
  const overdue = await overdueTickets(deps.db, { ...whose, now: deps.clock.now() });
  const looks = await Promise.all(overdue.map((context) => reconcileTogether(deps, context)));
  return looks.includes('over');
}

/** The recent result for a ticket, shared by visitors wanting the same day. */
type Look = { look: Promise<Reconciled | 'failed'>; until: number };
const lately = new WeakMap<Deps['cards'], Map<string, Look>>();

/** One check per ticket at a time, cached for some seconds. */
export function reconcileTogether(deps: Deps, context: CheckoutContext): Promise<Reconciled | 'failed'> {
  const now = () => deps.clock.now().getTime();
  const looks = lately.get(deps.cards) ?? new Map<string, Look>();
  lately.set(deps.cards, looks);
  for (const [orderNo, { until }] of looks) if (until <= now()) looks.delete(orderNo);
  const known = looks.get(context.orderNo);
  if (known) return known.look;
  const asked: Look = { look: reconcileOne(deps, context), until: Number.POSITIVE_INFINITY };
  looks.set(context.orderNo, asked);
  void asked.look.then(() => {
    asked.until = now() + answerIsGoodMs;
  });
  return asked.look;
}

/** A failing checkout must not block the others; it is retried later. */
async function reconcileOne(deps: Deps, context: CheckoutContext): Promise<Reconciled | 'failed'> {
  try {
    return await reconcileCheckout(deps, context);
  } catch (error) {
    deps.log.error({ orderNo: context.orderNo, error }, 'recovery could not finish a checkout; it is tried again');
    return 'failed';
  }
}
