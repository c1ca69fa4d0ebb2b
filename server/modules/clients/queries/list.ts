import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookings, clientRecords, clientVisits } from '#server/database/schema/index.ts';
import { type After, beyond, found, orders } from '#server/modules/bookings/queries/list.ts';

/** A newer booking of the same client that a search finds as well: that one stands for the client. */
const newerFound = (q: string): SQL => sql`
  select true from client_records as same join client_visits as other on other.record_id = same.id
  ${q === '' ? sql`` : sql`join bookings as later on later.id = other.booking_id and ${found(q, sql`later.search`)}`}
  where same.root_id = ${clientRecords.rootId}
    and (other.booked_at, other.booking_id) > (${bookings.createdAt}, ${bookings.id})
  limit 1`;

/** Clients by the newest booking of each that a search finds, with that booking as the place in the list. */
export const pageOfClients = (db: Db, { q, after, most }: { q: string; after: After | null; most: number }) =>
  db
    .select({ rootId: clientRecords.rootId, id: bookings.id, createdAt: bookings.createdAt })
    .from(bookings)
    .innerJoin(clientVisits, eq(clientVisits.bookingId, bookings.id))
    .innerJoin(clientRecords, eq(clientRecords.id, clientVisits.recordId))
    // As a value, it cannot become a join that reads everything.
    .where(and(found(q), after === null ? undefined : beyond('newest', after), sql`(${newerFound(q)}) is null`))
    .orderBy(orders.newest)
    .limit(most);

/** All bookings of some clients, the oldest first. */
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
      address: bookings.address,
      appointmentDate: bookings.appointmentDate,
      appointmentTime: bookings.appointmentTime,
      coatingType: bookings.coatingType,
      status: bookings.status,
      total: bookings.total,
      createdAt: bookings.createdAt,
    })
    .from(clientRecords)
    .innerJoin(clientVisits, eq(clientVisits.recordId, clientRecords.id))
    .innerJoin(bookings, eq(bookings.id, clientVisits.bookingId))
    .where(inArray(clientRecords.rootId, [...rootIds]))
    .orderBy(asc(clientVisits.bookedAt), asc(clientVisits.bookingId));
export type ClientVisit = Awaited<ReturnType<typeof visitsOf>>[number];
