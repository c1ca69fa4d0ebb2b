import { expiryOutcome, type Timeliness } from '#domain/delivery/expiry.ts';
import { schedule } from './schedule.ts';

/** No text message is sent in these hours, business time. */
export const quietHours = { from: '9:00 PM', until: '8:00 AM' } as const;

/** How long a visit stands in a calendar. It takes 1 to 8 hours, which nobody knows beforehand. */
export const visitHours = 3;

/** What becomes of a message whose time is over, by our own evening; null while it is worth sending. */
export const messageExpiry = (
  { topic, detail, attempts }: Pick<Timeliness, 'topic' | 'detail' | 'attempts'>,
  at: Date,
): 'dropped' | 'failed' | null =>
  expiryOutcome({ topic, detail, attempts, evening: quietHours.from, timeZone: schedule.timeZone }, at);
