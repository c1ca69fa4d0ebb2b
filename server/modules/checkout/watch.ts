import type { Deps, Visitor } from '#server/deps.ts';
import { findContext, reschedulePoll } from './queries/contexts.ts';

const soonMs = { submitted: 5_000, closed: 0 } as const;

/**
 * The browser saw a payment sent, or its page is closing: the ticket is checked at the gateway soon. Only a hint, so a
 * foreign or unknown order changes nothing and gets the same answer.
 */
export async function watchCheckout(
  deps: Pick<Deps, 'db' | 'clock'>,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, seen }: { orderNo: string; seen: keyof typeof soonMs },
): Promise<void> {
  const context = await findContext(deps.db, orderNo);
  if (context?.visitorHash !== visitor.hash || context.ticket === null) return;
  const at = new Date(deps.clock.now().getTime() + soonMs[seen]);
  await reschedulePoll(deps.db, { orderNo, at, onlyEarlier: true, alsoEnded: true, hinted: true });
}
