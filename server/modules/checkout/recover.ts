import type { Deps } from '#server/deps.ts';
import { openTickets, overdueTicketsOn, takeDueContexts } from './queries/contexts.ts';
import { type Reconciled, reconcileCheckout } from './reconcile.ts';

// A little longer than the gateway may take; a look that was killed is repeated after it.
const lookTakesMs = 20_000;
const together = 10;

export type Recovered = Record<Reconciled | 'failed', number>;

/** Looks after every checkout that is due, some at a time, until none is or the program is stopping. */
export async function recoverCheckouts(deps: Deps, stopping?: AbortSignal): Promise<Recovered> {
  const counts = { booked: 0, 'given-back': 0, waiting: 0, over: 0, failed: 0 };
  while (!stopping?.aborted) {
    const now = deps.clock.now();
    const putOffUntil = new Date(now.getTime() + lookTakesMs);
    const due = await takeDueContexts(deps.db, { now, putOffUntil, most: together });
    if (due.length === 0) break;
    for (const look of await Promise.all(due.map((context) => reconcileOne(deps, context)))) counts[look] += 1;
  }
  return counts;
}

/** Asks for every open ticket at once, whatever its age. */
export async function recoverAllCheckouts(deps: Deps): Promise<Recovered> {
  const counts = { booked: 0, 'given-back': 0, waiting: 0, over: 0, failed: 0 };
  const open = await openTickets(deps.db);
  for (let first = 0; first < open.length; first += together) {
    const looks = await Promise.all(open.slice(first, first + together).map((context) => reconcileOne(deps, context)));
    for (const look of looks) counts[look] += 1;
  }
  return counts;
}

/** A day seems full, but the time of a hold on it is up: the gateway is asked whether it was paid. True when one is over. */
export async function freeOverdueDay(deps: Deps, date: string): Promise<boolean> {
  const overdue = await overdueTicketsOn(deps.db, { date, now: deps.clock.now() });
  const looks = await Promise.all(overdue.map((context) => reconcileOne(deps, context)));
  return looks.includes('over');
}

/** One checkout that cannot be looked after must not keep the others waiting; its turn comes again. */
async function reconcileOne(
  deps: Deps,
  context: Parameters<typeof reconcileCheckout>[1],
): Promise<Reconciled | 'failed'> {
  try {
    return await reconcileCheckout(deps, context);
  } catch (error) {
    deps.log.error({ orderNo: context.orderNo, error }, 'recovery could not finish a checkout; it is tried again');
    return 'failed';
  }
}
