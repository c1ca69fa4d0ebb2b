import type { DecisionRules } from '#domain/decisions/to-decide.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, raiseVersion } from '#server/modules/bookings/change.ts';
import { keepVisit } from '#server/modules/bookings/keep-visit.ts';
import { writeOutcome } from '#server/modules/bookings/mark-outcome.ts';
import { lockVisit } from '#server/modules/bookings/queries/visits.ts';
import { kindsOf, linksOnShutDays } from './list.ts';

type Choice = 'keep' | 'done' | 'missed';

type Asked = { subject: string; version: number };
type Wish = { choice: Choice; visits: readonly Asked[]; by: Actor };

/**
 * Decides about several visits in one transaction. A second decision about any of them is refused, writing nothing.
 */
export async function decideVisits(deps: Deps, { choice, visits, by }: Wish): Promise<{ decided: number } | Refusal> {
  // Read up front, because a transaction must not take a second connection from the pool.
  const rules = await deps.calendar.rules.read();
  // Always in the same order, so that concurrent decisions about a day wait for each other.
  const ordered = visits.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  return transact<{ decided: number } | Refusal>(deps.db, async (tx) => {
    for (const asked of ordered) {
      const refused = await decide({ ...deps, db: tx }, tx, { asked, choice, by, rules });
      if (refused) return refused;
    }
    return { decided: ordered.length };
  });
}

type One = { asked: Asked; choice: Choice; by: Actor; rules: DecisionRules };

async function decide(deps: Deps, tx: Db, { asked, choice, by, rules }: One): Promise<Refusal | null> {
  const booking = await lockVisit(tx, asked.subject);
  if (!booking)
    return choice === 'keep' ? keepLink(deps, tx, { subject: asked.subject, by, rules }) : refuse('ORDER_NOT_FOUND');
  if (booking.version !== asked.version || booking.status !== 'active') return refuse('BOOKING_CHANGED');
  if (choice !== 'keep') {
    const written = await writeOutcome(tx, deps, { booking, outcome: choice === 'done' ? 'completed' : 'no-show', by });
    return isRefusal(written) ? written : null;
  }
  const { id: subject, appointmentDate: date } = booking;
  const kinds = await kindsOf(deps, { id: subject, date, rules });
  if (kinds.length === 0) return null;
  await keepVisit(tx, deps, { subject, date, kinds, by: by.id });
  await raiseVersion(tx, booking);
  return null;
}

type KeptLink = { subject: string; by: Actor; rules: DecisionRules };

async function keepLink(deps: Deps, tx: Db, { subject, by, rules }: KeptLink): Promise<Refusal | null> {
  const link = (await linksOnShutDays(deps, rules)).find(({ id }) => id === subject);
  if (!link) return refuse('BOOKING_CHANGED');
  await keepVisit(tx, deps, { subject, date: link.date, kinds: ['link'], by: by.id });
  return null;
}
