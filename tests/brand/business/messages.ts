import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { StorefrontSize } from '#domain/funnel/size.ts';
import { tierOf } from '#domain/funnel/tier.ts';
import { expiryOutcome, type Timeliness } from '#domain/outbox/expiry.ts';
import { schedule } from './schedule.ts';
import { usualHours } from './weather.ts';

/** No text message is sent in these hours, business time. */
export const quietHours = { from: '9:00 PM', until: '8:00 AM' } as const;

/** When a month's file goes to the accountant, on the first of the next. */
export const monthMailedAt: AppointmentTime = '6:00 AM';

/** How many hours a storefront of this size usually takes: said in letters, and the length of a visit in calendars. */
export const visitHours = (size: StorefrontSize): number => usualHours[tierOf(size)];

/** The final state of a message that is not to be sent any more; null while it is. */
export const messageExpiry = (
  { topic, detail, attempts }: Pick<Timeliness, 'topic' | 'detail' | 'attempts'>,
  at: Date,
): 'dropped' | 'failed' | null =>
  expiryOutcome({ topic, detail, attempts, evening: quietHours.from, timeZone: schedule.timeZone }, at);
