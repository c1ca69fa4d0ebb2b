import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { effectOf, isClosed, type WeatherResponse } from '#domain/weather/answer.ts';
import type { Appointment } from '#domain/weather/next-day.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { takeEffect } from './answer.ts';
import { type Proposal, unansweredProposals } from './queries/proposals.ts';
import { stateOf } from './read-proposal.ts';

/** The proposals of these bookings that can be answered now. */
export async function openProposals(db: Db, bookingIds: readonly string[], now: Date): Promise<Proposal[]> {
  const unanswered = bookingIds.length === 0 ? [] : await unansweredProposals(db, bookingIds);
  return unanswered.filter((proposal) => !isClosed(stateOf(proposal), now));
}

type TextAnswer = { booking: Booking; action: WeatherResponse; rules: CalendarRules; now: Date };
type AnsweredByText = { proposalId: number; action: WeatherResponse; visit: Appointment };

/**
 * A text's answer to the open proposal of a booking locked by the transaction: the same as the link's first press.
 * Null, and nothing is written, if no proposal is open any more or the press would be refused.
 */
export async function answerByText(
  tx: Db,
  { booking, action, rules, now }: TextAnswer,
): Promise<AnsweredByText | null> {
  if (booking.status !== 'active') return null;
  const [proposal] = await openProposals(tx, [booking.id], now);
  if (!proposal) return null;
  const effect = effectOf(stateOf(proposal), { action, change: false, now });
  const written = await transact<Refusal | undefined>(tx, (part) =>
    takeEffect(part, effect, { booking, proposal, rules, now }),
  );
  if (isRefusal(written)) return null;
  return { proposalId: proposal.id, action, visit: action === 'accept' ? proposal.proposed : proposal.original };
}
