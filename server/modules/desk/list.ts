import { schedule } from '#business/schedule.ts';
import { services } from '#business/services.ts';
import { isDay } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { maxCounted } from '#domain/counted.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { searchTerms } from '#domain/search/terms.ts';
import type { Deps } from '#server/deps.ts';
import { cursorOf, readCursor } from '#server/modules/bookings/list-cursor.ts';
import { countBookingsByDay } from '#server/modules/bookings/queries/counts.ts';
import type { BookingsOrder } from '#server/modules/bookings/queries/list.ts';
import { recordOf } from '#server/modules/bookings/read.ts';
import type { BookingFilter } from './queries/filters.ts';
import { countFound, pageOfBookings } from './queries/list.ts';

type Chosen = { q?: string | undefined; filter?: BookingFilter | undefined; day?: string | undefined };
type Question = Chosen & {
  order?: BookingsOrder | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

const usualLimit = 50;

/** Bookings for the operator, newest first; `next` is the cursor of the next page, if any. */
export async function listBookings(deps: Pick<Deps, 'db' | 'clock'>, question: Question) {
  const { order = 'newest', cursor, limit = usualLimit } = question;
  const after = cursor === undefined ? null : readCursor(order, cursor);
  const isOdd = (cursor !== undefined && after === null) || (question.day !== undefined && !isDay(question.day));
  if (isOdd) return refuse('INVALID_INPUT') satisfies Refusal;
  const rows = await pageOfBookings(deps.db, { ...choiceOf(deps, question), order, after, most: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const shown = page.map((booking) => ({ ...recordOf(booking), total: booking.total }));
  return { bookings: shown, next: last && rows.length > limit ? cursorOf(order, last) : null };
}

const choiceOf = ({ clock }: Pick<Deps, 'clock'>, { q = '', filter = undefined, day }: Chosen) => ({
  // Only punctuation is an empty search.
  ...{ q: searchTerms(q, services).length === 0 ? '' : q, filter: filter ?? null, day: day ?? null },
  today: today(clock.now(), schedule.timeZone),
});

/** Counting stops here; the screens show a plus. */
const most = maxCounted + 1;

/** The three counters: all, those made in this calendar month (business time), and those found. */
export async function countBookings(deps: Pick<Deps, 'db' | 'clock'>, question: Chosen) {
  const choice = choiceOf(deps, question);
  const { q, filter, day } = choice;
  if (day !== null && !isDay(day)) return refuse('INVALID_INPUT') satisfies Refusal;
  const isAll = q === '' && filter === null && day === null;
  const [{ total, since: thisMonth }, found] = await Promise.all([
    countBookingsByDay(deps.db, { since: `${choice.today.slice(0, 7)}-01`, timeZone: schedule.timeZone }),
    isAll ? null : countFound(deps.db, { ...choice, most }),
  ]);
  return { total, thisMonth, found: found ?? total };
}

export async function countFilters(deps: Pick<Deps, 'db' | 'clock'>): Promise<Record<BookingFilter, number>> {
  const count = (filter: BookingFilter) => countFound(deps.db, { ...choiceOf(deps, { filter }), most });
  const [upcoming, attention, refunds, unsynced] = await Promise.all([
    count('upcoming'),
    count('attention'),
    count('refunds'),
    count('unsynced'),
  ]);
  return { upcoming, attention, refunds, unsynced };
}
