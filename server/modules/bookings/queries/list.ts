import { and, asc, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import { searchTerms } from '#domain/search/terms.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import {
  bookings,
  outbox,
  paymentEvents,
  secretLinks,
  termsAcceptances,
  weatherJudgements,
  weatherNotifications,
} from '#server/database/schema/index.ts';
import { auditEntriesOf, correctionsOf, notesOf, subjectsOf } from './changes.ts';
import { consentsAbout } from './consents.ts';
import { type BookingFilter, countedRows, filterWhere } from './filters.ts';
import { movesWithOperators } from './moves.ts';
import { textsOf, textsStoppedSince } from './received-texts.ts';
import { storefrontCorrectionsWithOperators } from './storefronts.ts';
import { photosWithOperators } from './visit-photos.ts';
import { reportsWithOperators } from './visit-reports.ts';

/** Where the page before ended: the instant or the day of its last booking, and that booking's id. */
export type After = { at: string; id: string };
export type BookingsOrder = 'newest' | 'visit' | 'latest-visit';
export type Choice = { q: string; filter: BookingFilter | null; day: IsoDate | null; today: IsoDate };

/** Each term that was typed, somewhere in what a booking is found by. A term has no sign that `like` reads as its own. */
export function found(q: string, search: SQLWrapper = bookings.search): SQL | undefined {
  const has = (part: string) => sql`${search} like ${`%${part}%`}`;
  return and(...searchTerms(q).map((term) => or(...term.map((parts) => and(...parts.map(has))))));
}

const chosen = ({ q, filter, day, today }: Choice): SQL | undefined =>
  and(
    found(q),
    filter === null ? undefined : filterWhere(filter, today),
    day === null ? undefined : eq(bookings.appointmentDate, day),
  );

/** As the indexes have them, letter for letter: otherwise all rows are sorted for one page. */
export const orders = {
  newest: sql`${bookings.createdAt} desc nulls last, ${bookings.id} desc nulls last`,
  visit: sql`${bookings.appointmentDate}, ${bookings.id}`,
  'latest-visit': sql`${bookings.appointmentDate} desc, ${bookings.id} desc`,
} as const;

export const beyond = (order: BookingsOrder, { at, id }: After): SQL => {
  if (order === 'newest') return sql`(${bookings.createdAt}, ${bookings.id}) < (${at}::timestamptz, ${id})`;
  const direction = order === 'visit' ? sql`>` : sql`<`;
  return sql`(${bookings.appointmentDate}, ${bookings.id}) ${direction} (${at}::date, ${id})`;
};

/** A page of bookings. */
export const pageOfBookings = (
  db: Db,
  { order, after, most, ...choice }: Choice & { order: BookingsOrder; after: After | null; most: number },
): Promise<Booking[]> =>
  db
    .select()
    .from(bookings)
    .where(and(chosen(choice), after === null ? undefined : beyond(order, after)))
    .orderBy(orders[order])
    .limit(most);

/** The newest bookings that a search finds, by their ids. */
export async function idsFound(db: Db, { q, most }: { q: string; most: number }): Promise<string[]> {
  const rows = await db.select({ id: bookings.id }).from(bookings).where(found(q)).orderBy(orders.newest).limit(most);
  return rows.map(({ id }) => id);
}

/** How many bookings a search, a filter and a day leave, counted up to `most`: more would be read row by row. */
export async function countFound(db: Db, { most, ...choice }: Choice & { most: number }): Promise<number> {
  const { q, filter, day, today } = choice;
  // In the order of the list, or by the few rows of the filter: never by reading the table.
  const rows =
    filter !== null && q === '' && day === null
      ? countedRows(filter, { today, most })
      : sql`select from ${bookings} where ${chosen(choice)} order by ${orders.newest} limit ${most}`;
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${rows}) as rows`);
  return counted.rows[0]?.count ?? 0;
}

/** Everything else that is on record about a booking. */
export async function bookingRecords(tx: Db, booking: Pick<Booking, 'id' | 'orderNo' | 'email' | 'phone'>) {
  const { id, orderNo } = booking;
  const events = await tx
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.orderNo, orderNo))
    .orderBy(asc(paymentEvents.id));
  const moves = await movesWithOperators(tx, id);
  const messages = await tx
    .select()
    .from(outbox)
    .where(inArray(outbox.subject, await subjectsOf(tx, { id, orderNo })))
    .orderBy(asc(outbox.id));
  const judgements = await tx
    .select()
    .from(weatherJudgements)
    .where(eq(weatherJudgements.bookingId, id))
    .orderBy(asc(weatherJudgements.id));
  const proposals = await tx
    .select()
    .from(weatherNotifications)
    .where(eq(weatherNotifications.bookingId, id))
    .orderBy(asc(weatherNotifications.id));
  const links = await tx
    .select()
    .from(secretLinks)
    .where(eq(secretLinks.bookingId, id))
    .orderBy(asc(secretLinks.createdAt));
  const [terms] = await tx
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.bookingId, id))
    .orderBy(desc(termsAcceptances.id))
    .limit(1);
  const texts = await textsOf(tx, id);
  const textsStopped = await textsStoppedSince(tx, booking.phone);
  const consents = await consentsAbout(tx, [booking]);
  const notes = await notesOf(tx, id);
  const reports = await reportsWithOperators(tx, id);
  const photos = await photosWithOperators(tx, id);
  const corrections = await correctionsOf(tx, id);
  const storefronts = await storefrontCorrectionsWithOperators(tx, id);
  const auditEntries = await auditEntriesOf(tx, id);
  return {
    events,
    moves,
    messages,
    judgements,
    proposals,
    links,
    texts,
    textsStopped,
    consents,
    notes,
    reports,
    photos,
    corrections,
    storefronts,
    auditEntries,
    terms: terms ?? null,
  };
}
export type BookingRecords = Awaited<ReturnType<typeof bookingRecords>>;
