import type { IsoDate } from '#domain/calendar/day.ts';
import { commonIneligibility, daysBefore, type OfferFacts, type OfferIneligibility, wasDisturbed } from './visit.ts';

export type RatingTimes = {
  /** How many days after a visit was marked as done its customer is asked. */
  afterDays: number;
  /** How many days after that nobody is asked any more. */
  withinDays: number;
  /** How long ago another visit must have gone wrong. */
  troubleDays: number;
};

/** Null if they are. A note from the visit's day or later counts as a sign that something went wrong. */
export function ratingIneligibility(facts: OfferFacts, today: IsoDate, times: RatingTimes): OfferIneligibility | null {
  const { visit, others, doneOn } = facts;
  const common = commonIneligibility(facts);
  if (common) return common;
  if (doneOn === null) return 'not-done';
  if (visit.refundedOn !== null) return 'refunded';
  if (visit.notedOn !== null && visit.notedOn >= visit.date) return 'noted';
  if (others.some((other) => wasDisturbed(other, daysBefore(today, times.troubleDays)))) return 'other-visit';
  if (doneOn > daysBefore(today, times.afterDays)) return 'too-early';
  return doneOn < daysBefore(today, times.withinDays) ? 'too-late' : null;
}
