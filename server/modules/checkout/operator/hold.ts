import type { BookingChoice } from '#domain/booking/checkout.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/database/database.ts';
import { claimDay } from '#server/modules/calendar/queries/day-claims.ts';
import { placeLinkHold } from '#server/modules/calendar/queries/holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';

type Hold = {
  choice: BookingChoice;
  rules: CalendarRules;
  now: Date;
  expiresAt: Date;
  /** While days are in demand, unpaid checkouts yield. */
  overUnpaidSince: Date | null;
};

/** Holds the chosen day for an operator's booking; null if it is taken. */
export async function holdForOperator(
  tx: Db,
  { choice, rules, now, expiresAt, overUnpaidSince }: Hold,
): Promise<number | null> {
  const { appointmentDate: proposedDate, appointmentTime: proposedTime, coatingType: service } = choice;
  const holdId = await placeLinkHold(tx, { proposedDate, proposedTime, service, expiresAt, createdAt: now });
  const crews = crewsOn(proposedDate, rules);
  const isClaimed = await claimDay(tx, { date: proposedDate, owner: { holdId }, crews, now, overUnpaidSince });
  return isClaimed ? holdId : null;
}
