import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { CoatingType } from '#domain/pricing/service.ts';

export const visitCounts = [1, 2, 3, 4] as const;
export type VisitCount = (typeof visitCounts)[number];

/** The parts of a client's visit that decide whether to write to them. Days are in business time. */
export type ClientVisit = {
  id: string;
  status: 'active' | 'cancelled' | 'completed' | 'no-show';
  date: IsoDate;
  time: AppointmentTime;
  /** Of its postal code. */
  area: string;
  coatingType: CoatingType;
  /** As compared; empty once erased. */
  email: string;
  cancelledOn: IsoDate | null;
  isRefunded: boolean;
  /** The last day on which part of the payment was refunded, or was to be. */
  refundedOn: IsoDate | null;
  /** The customer texted and no one has handled it. */
  hasOpenText: boolean;
  /** The last day on which an operator noted something. */
  notedOn: IsoDate | null;
};

/** What is known when a consent-based e-mail is to be queued, and again when it is sent. */
export type OfferFacts = {
  /** The address has agreed to the purpose and not withdrawn. */
  hasConsent: boolean;
  email: string;
  visit: ClientVisit;
  others: readonly ClientVisit[];
  /** The last day on which the visit was marked as done. */
  doneOn: IsoDate | null;
  /** How many visits a season the address has planned; null without a plan. */
  planned: VisitCount | null;
};

export const offerObstacles = [
  'no-consent',
  'other-address',
  'not-done',
  'refunded',
  'open-text',
  'noted',
  'other-visit',
  'not-coated',
  'newer-visit',
  'visit-to-come',
  'planned',
  'no-plan',
  'booked',
  'too-early',
  'too-late',
] as const;
export type OfferIneligibility = (typeof offerObstacles)[number];

/** Checks common to all these e-mails; `follows` are the visit states one may follow. */
export function commonIneligibility(
  { hasConsent, email, visit, others }: OfferFacts,
  follows: readonly ClientVisit['status'][] = ['completed'],
): OfferIneligibility | null {
  if (!hasConsent) return 'no-consent';
  if (visit.email !== email || email === '') return 'other-address';
  if (!follows.includes(visit.status)) return 'not-done';
  if (visit.isRefunded) return 'refunded';
  return [visit, ...others].some(({ hasOpenText }) => hasOpenText) ? 'open-text' : null;
}

/** Whether another visit was recently cancelled, missed or refunded: no time to ask for praise. */
export function wasDisturbed({ status, date, cancelledOn, refundedOn }: ClientVisit, since: IsoDate): boolean {
  const isLate = (day: IsoDate | null) => day !== null && day >= since;
  return (status === 'no-show' && isLate(date)) || isLate(cancelledOn) || isLate(refundedOn);
}

export const daysBefore = (day: IsoDate, days: number): IsoDate => addDays(day, -days);
