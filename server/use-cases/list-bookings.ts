import { schedule } from '#business/schedule.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { type After, countFound, pageOfBookings } from '#server/db/queries/operator-bookings.ts';
import type { Deps } from '#server/deps.ts';
import { type Refusal, refuse } from '#server/errors.ts';
import { recordOf } from './read-booking.ts';

type Question = { q?: string | undefined; cursor?: string | undefined; limit?: number | undefined };

const usualLimit = 50;

/** Bookings for the operator, the newest first; `next` is the cursor of the page after, where there is one. */
export async function listBookings({ db }: Pick<Deps, 'db'>, { q = '', cursor, limit = usualLimit }: Question) {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null) return refuse('INVALID_INPUT') satisfies Refusal;
  const rows = await pageOfBookings(db, { q, after, most: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { bookings: page.map(recordOf), next: last && rows.length > limit ? cursorOf(last) : null };
}

/** The three counters: all, those made in this calendar month of the business, and those that a search finds. */
export async function countBookings({ db, clock }: Pick<Deps, 'db' | 'clock'>, { q = '' }: Pick<Question, 'q'>) {
  const { date } = wallTime(clock.now(), schedule.timeZone);
  const monthBegan = appointmentInstant(`${date.slice(0, 7)}-01`, '12:00 AM', schedule.timeZone);
  const [total, thisMonth, found] = await Promise.all([
    countFound(db, { q: '', since: null }),
    countFound(db, { q: '', since: monthBegan }),
    q === '' ? null : countFound(db, { q, since: null }),
  ]);
  return { total, thisMonth, found: found ?? total };
}

const cursorOf = ({ createdAt, id }: After): string =>
  Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');

function readCursor(cursor: string): After | null {
  const [, instant = '', id = ''] = /^(\S+) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const createdAt = new Date(instant);
  return id === '' || Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}
