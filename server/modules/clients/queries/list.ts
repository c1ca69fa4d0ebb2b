import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { type Booking, bookings } from '#server/database/schema/bookings.ts';
import { clientRecords, clientVisits } from '#server/database/schema/clients.ts';
import { afterCursor, type Cursor, matchesSearch, orders } from '#server/modules/bookings/queries/list.ts';

/** A client's position in the list: their newest booking matching the search. */
export type Place = { rootId: string; id: string; createdAt: Date };
type Question = { q: string; after: Cursor | null; most: number };
type Walked = { id: string; createdAt: Date; rootId: string | null; overtaken: boolean };

/**
 * The next clients by each one's newest booking matching a search. Bookings are walked in the order and by the indexes
 * of their own list, some at a time: in one statement with the clients, they would all be read for a page.
 */
export async function pageOfClients(db: Db, { q, after, most }: Question): Promise<Place[]> {
  const places: Place[] = [];
  for (let from = after; places.length < most; ) {
    const walked = await walk(db, { q, after: from, most: 4 * most });
    for (const { rootId, overtaken, ...place } of walked)
      if (rootId !== null && !overtaken) places.push({ ...place, rootId });
    const last = walked.at(-1);
    if (!last || walked.length < 4 * most) break;
    from = { at: last.createdAt.toISOString(), id: last.id };
  }
  return places.slice(0, most);
}

/** Bookings matching a search, each with its client and whether that client has a newer matching one. */
async function walk(db: Db, { q, after, most }: Question): Promise<Walked[]> {
  const walked = db
    .select({ id: bookings.id, createdAt: bookings.createdAt })
    .from(bookings)
    .where(and(matchesSearch(q), after === null ? undefined : afterCursor('newest', after)))
    .orderBy(orders.newest)
    .limit(most)
    .as('walked');
  const record = sql<string | null>`(select r.root_id from client_visits as v
    join client_records as r on r.id = v.record_id where v.booking_id = walked.id)`;
  const isLater = matchesSearch(q, sql`later.search`);
  const newer = sql<boolean>`exists (
    select from client_visits as v join client_records as r on r.id = v.record_id
    join client_records as same on same.root_id = r.root_id join client_visits as other on other.record_id = same.id
    ${isLater ? sql`join bookings as later on later.id = other.booking_id and ${isLater}` : sql``}
    where v.booking_id = walked.id and (other.booked_at, other.booking_id) > (walked.created_at, walked.id))`;
  return db
    .select({ id: walked.id, createdAt: walked.createdAt, rootId: record, overtaken: newer })
    .from(walked)
    .orderBy(desc(walked.createdAt), desc(walked.id));
}

export const visitsOf = (db: Db, rootIds: readonly string[]) =>
  db
    .select({
      rootId: clientRecords.rootId,
      recordId: clientRecords.id,
      id: bookings.id,
      orderNo: bookings.orderNo,
      clientId: bookings.clientId,
      language: bookings.language,
      businessName: bookings.businessName,
      contactName: bookings.contactName,
      email: bookings.email,
      phone: bookings.phone,
      phoneExtension: bookings.phoneExtension,
      address: bookings.address,
      appointmentDate: bookings.appointmentDate,
      appointmentTime: bookings.appointmentTime,
      coatingType: bookings.coatingType,
      status: bookings.status,
      paymentStatus: bookings.paymentStatus,
      total: bookings.total,
      createdAt: bookings.createdAt,
    })
    .from(clientRecords)
    .innerJoin(clientVisits, eq(clientVisits.recordId, clientRecords.id))
    .innerJoin(bookings, eq(bookings.id, clientVisits.bookingId))
    .where(inArray(clientRecords.rootId, [...rootIds]))
    .orderBy(asc(clientVisits.bookedAt), asc(clientVisits.bookingId));
export type ClientVisit = Awaited<ReturnType<typeof visitsOf>>[number];

/** All bookings of the client of a booking, the newest first; none until the booking has its record. */
export const bookingsBeside = async (db: Db, bookingId: string): Promise<Booking[]> => {
  const root = await rootOf(db, bookingId);
  if (root === null) return [];
  const rows = await db
    .select({ booking: bookings })
    .from(clientRecords)
    .innerJoin(clientVisits, eq(clientVisits.recordId, clientRecords.id))
    .innerJoin(bookings, eq(bookings.id, clientVisits.bookingId))
    .where(eq(clientRecords.rootId, root))
    .orderBy(orders.newest);
  return rows.map(({ booking }) => booking);
};

/** The client of a booking; null until the booking has its record. */
export async function rootOf(db: Db, bookingId: string): Promise<string | null> {
  const [row] = await db
    .select({ rootId: clientRecords.rootId })
    .from(clientVisits)
    .innerJoin(clientRecords, eq(clientRecords.id, clientVisits.recordId))
    .where(eq(clientVisits.bookingId, bookingId));
  return row?.rootId ?? null;
}
