import { expiryOutcome, type Timeliness } from '#domain/delivery/expiry.ts';
import { schedule } from './schedule.ts';

/** No text message is sent in these hours, business time. */
export const quietHours = { from: '9:00 PM', until: '8:00 AM' } as const;

/** Length of a visit in calendars. A visit takes 1 to 8 hours, which is not known in advance. */
export const visitHours = 3;

/** The final state of a message that is not to be sent any more; null while it is. */
export const messageExpiry = (
  { topic, detail, attempts }: Pick<Timeliness, 'topic' | 'detail' | 'attempts'>,
  at: Date,
): 'dropped' | 'failed' | null =>
  expiryOutcome({ topic, detail, attempts, evening: quietHours.from, timeZone: schedule.timeZone }, at);
