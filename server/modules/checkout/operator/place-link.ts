import { holdMinutes } from '#business/policies.ts';
import { schedule } from '#business/schedule.ts';
import { limitedService } from '#business/services.ts';
import type { Customer } from '#domain/booking/checkout.ts';
import { linkEnd, reminderOf } from '#domain/booking/payment-link.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { minuteMs } from '#domain/durations.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { countFreeNumbers, countFreeVips } from '#server/modules/bookings/queries/client-numbers.ts';
import { countLimitedHolds } from '#server/modules/calendar/queries/holds.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { insertOperatorBooking, setHold } from '../queries/operator-bookings.ts';
import { holdForOperator } from './hold.ts';
import { linkMessage } from './link-message.ts';
import type { rowOf } from './row.ts';

export type LinkToPlace = {
  made: ReturnType<typeof rowOf> & { quoteId?: string; quotePlace?: number };
  customer: Customer;
  channel: 'mail' | 'sms';
  hours: number;
  rules: CalendarRules;
  overUnpaidSince: Date | null;
};

/** A payment link: its row, its held day and its reminder, or why there is no place for it. */
export async function placeLink(
  deps: Pick<Deps, 'clock' | 'appSecret'>,
  tx: Db,
  { made, customer, channel, hours, rules, overUnpaidSince }: LinkToPlace,
): Promise<Date | Refusal | 'asked-before'> {
  const now = deps.clock.now();
  const { id, language, bookingData: choice } = made;
  const begins = appointmentInstant(choice.appointmentDate, choice.appointmentTime, schedule.timeZone);
  const expiresAt = linkEnd({ now, hours, begins, payMs: holdMinutes * minuteMs });
  const tokenHash = sha256(linkToken(deps.appSecret, id));
  if (!(await insertOperatorBooking(tx, { ...made, customer, channel, tokenHash, expiresAt, createdAt: now })))
    return 'asked-before';
  const noPlace = await whyNoPlace(tx, { made, rules, inDemand: overUnpaidSince !== null, now });
  if (noPlace) return noPlace;
  const holdId = await holdForOperator(tx, { choice, rules, now, expiresAt, overUnpaidSince });
  if (holdId === null) return refuse('DATE_TAKEN');
  await setHold(tx, { id, holdId });
  const reminder = reminderOf(now, expiresAt);
  const message = linkMessage({ id, channel, customer, language, expiresAt });
  if (reminder) await enqueue(tx, [{ ...message, dedupeKey: 'reminder', dueAt: reminder }], now);
  return expiresAt;
}

type Place = Pick<LinkToPlace, 'made' | 'rules'> & { inDemand: boolean; now: Date };

/** A link is only made for a visit that can be booked now; a place among the VIPs is held with its day. */
async function whyNoPlace(tx: Db, { made, rules, inDemand, now }: Place): Promise<Refusal | null> {
  if (made.bookingData.coatingType === limitedService?.key) {
    const left = (await countFreeVips(tx)) - (await countLimitedHolds(tx, { visitorHash: '', inDemand, now }));
    return left > 0 && rules.platinumOffered ? null : refuse('SOLD_OUT');
  }
  return made.refreshOf !== null || (await countFreeNumbers(tx, 1)) > 0 ? null : refuse('NO_CLIENT_NUMBERS');
}

/** Whether the day may only look taken: its hold ended, and the gateway has to be asked about its ticket. */
export const isDayTaken = (outcome: unknown): boolean => isRefusal(outcome) && outcome.refused === 'DATE_TAKEN';
