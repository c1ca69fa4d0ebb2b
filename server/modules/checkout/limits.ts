import { checkoutLimits } from '#business/policies.ts';
import { schedule } from '#business/schedule.ts';
import { holdFor } from '#domain/booking/network-holds.ts';
import { today } from '#domain/calendar/zone.ts';
import { secondMs } from '#domain/durations.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { Visitor } from '#server/deps.ts';
import { lockNetwork } from '#server/modules/calendar/queries/holds.ts';
import type { DaysLeft } from '#server/modules/calendar/snapshot.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { closeOlderTickets, countCheckouts } from './queries/contexts.ts';

const { ticketsPerVisitor, ticketsPerNetwork } = checkoutLimits;

/** Counted after the widest network is locked: checkouts sharing any network share that one. */
async function countLocked(tx: Db, { hash: visitorHash, addressHash, networks }: Visitor, now: Date) {
  const networkHashes = networks.map(({ hash }) => hash);
  const [, counted] = await Promise.all([
    lockNetwork(tx, networkHashes.at(-1) ?? addressHash),
    countCheckouts(tx, { addressHash, networkHashes, visitorHash, now }),
  ]);
  return counted;
}

/**
 * Whether a checkout may hold its day, given what its networks already hold; refuses one whose network has enough tickets
 * or whose line has enough days, and closes the visitor's oldest tickets. Other checkouts of the network wait until
 * the transaction ends.
 */
export async function checkLimits(
  tx: Db,
  visitor: Visitor,
  { days, now }: { days: DaysLeft; now: Date },
): Promise<Refusal | 'held' | 'without-day'> {
  const { ofNetwork, held, own, closedUntil } = await countLocked(tx, visitor, now);
  if (closedUntil) return cardsDeclined(closedUntil, now);
  const networks = visitor.networks.map(({ level }, place) => ({ level, held: held[place] ?? 0 }));
  const hold = holdFor(networks, days.open, checkoutLimits);
  if (ofNetwork >= ticketsPerNetwork || hold === 'refused') return refuse('TOO_MANY_CHECKOUTS');
  if (own >= ticketsPerVisitor) {
    const of = { visitorHash: visitor.hash };
    await closeOlderTickets(tx, { of, keep: ticketsPerVisitor - 1, now });
  }
  return hold;
}

/** The same for a payment link's card form, whose day is held whoever opens it. */
export async function checkNetwork(tx: Db, visitor: Visitor, now: Date): Promise<Refusal | null> {
  const { ofNetwork, closedUntil } = await countLocked(tx, visitor, now);
  if (closedUntil) return cardsDeclined(closedUntil, now);
  return ofNetwork >= ticketsPerNetwork ? refuse('TOO_MANY_CHECKOUTS') : null;
}

/** Cards of this visitor or network were declined three times: no new ticket. Existing tickets stay payable. */
const cardsDeclined = (until: Date, now: Date): Refusal =>
  refuse('CARDS_DECLINED', { retryAfter: Math.ceil((until.getTime() - now.getTime()) / secondMs) });

/** Alerts the operator, once a day, that days are in demand, and how many are held. */
export async function alertIfInDemand(db: Db, { open, held, inDemand }: DaysLeft, now: Date): Promise<void> {
  if (!inDemand) return;
  const about = { subject: 'days-held', dedupeKey: today(now, schedule.timeZone), now };
  await tellOperator(db, { reason: 'days-held', facts: { open, held } }, about);
}
