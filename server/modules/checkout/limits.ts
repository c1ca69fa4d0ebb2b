import { checkoutLimits } from '#business/policies.ts';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Visitor } from '#server/deps.ts';
import { lockNetwork } from '#server/modules/calendar/queries/holds.ts';
import type { DaysLeft } from '#server/modules/calendar/snapshot.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { closeOlderTickets, countCheckouts } from './queries/contexts.ts';

const { ticketsPerVisitor, ticketsPerNetwork, holdsPerNetwork, shareOfDays, alertingShare } = checkoutLimits;

/**
 * Refuses a checkout of a network that has enough tickets or days, and closes the visitor's oldest tickets. Other
 * checkouts of the network wait until the transaction ends.
 */
export async function checkLimits(
  tx: Db,
  { hash: visitorHash, addressHash }: Visitor,
  { days, now }: { days: DaysLeft; now: Date },
): Promise<Refusal | null> {
  const [, { ofNetwork, held, own }] = await Promise.all([
    lockNetwork(tx, addressHash),
    countCheckouts(tx, { addressHash, visitorHash, now }),
  ]);
  const mostHolds = Math.min(holdsPerNetwork, Math.max(1, Math.floor(days.open * shareOfDays)));
  if (ofNetwork >= ticketsPerNetwork || held >= mostHolds) return refuse('TOO_MANY_CHECKOUTS');
  if (own >= ticketsPerVisitor) await closeOlderTickets(tx, { visitorHash, keep: ticketsPerVisitor - 1, now });
  return null;
}

/** Tells the operator, once a day, that most of the days that could be sold are held by checkouts. */
export async function alertIfMostDaysHeld(db: Db, { open, held }: DaysLeft, now: Date): Promise<void> {
  if (held <= open * alertingShare) return;
  const detail = { reason: 'more than half of the open days are held by checkouts', open, held };
  const about = { subject: 'days-held', dedupeKey: today(now, schedule.timeZone) };
  await enqueue(db, [{ topic: 'operator.alert', ...about, dueAt: now, detail }], now);
}
