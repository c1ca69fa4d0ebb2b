import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { emailKey, phoneKey, type Traits } from '#domain/clients/match.ts';
import type { Db } from '#server/database/database.ts';
import { phoneDigits } from '#server/database/phone-digits.ts';
import { arg, prepared, preparedSql } from '#server/database/prepared.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { clientNotes, clientRecords, clientVisits } from '#server/database/schema/clients.ts';

export type ClientRow = typeof clientRecords.$inferSelect;

/** Whether this transaction is the one assigning records to bookings. */
export async function lockLinking(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('client records')) as locked`,
  );
  return rows[0]?.locked ?? false;
}

const { clientId, email, phone, businessName, contactName } = bookings;

export const waitingVisits = (tx: Db, most: number) =>
  tx
    .select({ bookingId: clientVisits.bookingId, bookedAt: clientVisits.bookedAt, clientId, email, phone })
    .from(clientVisits)
    .innerJoin(bookings, eq(bookings.id, clientVisits.bookingId))
    .where(isNull(clientVisits.recordId))
    .orderBy(asc(clientVisits.bookedAt), asc(clientVisits.bookingId))
    .limit(most);

/** The bookings in a record that may share something with those given. */
export async function visitsLike(db: Db, given: readonly Traits[]) {
  const keys = (of: (one: Traits) => string | null) => [...new Set(given.map(of))].filter((key) => key !== null);
  return findLike(db, {
    numbers: keys((one) => one.clientId || null),
    emails: keys((one) => emailKey(one.email)),
    phones: digitsOf(keys((one) => phoneKey(one.phone))),
  });
}

const findLike = prepared('find_visits_like', (db) => {
  const like = sql`
    select id from bookings where ${clientId} = any(${arg('numbers')})
    union all select id from bookings where lower(email) = any(${arg('emails')})
    union all select id from bookings where ${phoneDigits} = any(${arg('phones')})`;
  return db
    .select({
      recordId: clientRecords.id,
      rootId: clientRecords.rootId,
      bookedAt: clientVisits.bookedAt,
      ...{ clientId, email, phone, businessName, contactName },
    })
    .from(clientVisits)
    .innerJoin(bookings, eq(bookings.id, clientVisits.bookingId))
    .innerJoin(clientRecords, eq(clientRecords.id, clientVisits.recordId))
    .where(sql`${clientVisits.bookingId} in (${like})`);
});

const digitsOf = (phones: readonly string[]): string[] => phones.map((phone) => phone.replace(/^\+1/, ''));

export async function insertRecords(tx: Db, ids: readonly string[], createdAt: Date): Promise<void> {
  if (ids.length > 0) await tx.insert(clientRecords).values(ids.map((id) => ({ id, rootId: id, createdAt })));
}

export async function putVisits(tx: Db, visits: readonly { bookingId: string; recordId: string }[]): Promise<void> {
  const bookingIds = visits.map(({ bookingId }) => bookingId);
  const recordIds = visits.map(({ recordId }) => recordId);
  await putInRecords(tx, { bookingIds, recordIds });
}

const putInRecords = preparedSql(
  'put_visits',
  () => sql`
    update client_visits set record_id = given.record_id
    from unnest(${arg('bookingIds')}::text[], ${arg('recordIds')}::uuid[]) as given (booking_id, record_id)
    where client_visits.booking_id = given.booking_id`,
);

export async function findRecord(db: Db, id: string): Promise<ClientRow | null> {
  const [row] = await db.select().from(clientRecords).where(eq(clientRecords.id, id));
  return row ?? null;
}

/** Records, locked until the transaction ends, always in the same order. */
export const lockRecords = (tx: Db, ids: readonly string[]): Promise<ClientRow[]> =>
  tx
    .select()
    .from(clientRecords)
    .where(inArray(clientRecords.id, [...ids]))
    .orderBy(asc(clientRecords.id))
    .for('update');

type Join = Pick<ClientRow, 'joinedBy' | 'joinedAt'> & { id: string; into: string };

/** Merges a record, and all those merged into it, into another. */
export async function setJoined(tx: Db, { id, into, ...join }: Join): Promise<void> {
  await tx.update(clientRecords).set({ rootId: into }).where(eq(clientRecords.rootId, id));
  await tx
    .update(clientRecords)
    .set({ joinedInto: into, ...join })
    .where(eq(clientRecords.id, id));
}

/** Splits a record off again, with those merged into it. */
export async function setParted(tx: Db, id: string): Promise<void> {
  await tx
    .update(clientRecords)
    .set({ joinedInto: null, joinedBy: null, joinedAt: null })
    .where(eq(clientRecords.id, id));
  await tx.execute(sql`
    with recursive part as (
      select id from client_records where id = ${id}::uuid
      union all select below.id from client_records below join part on below.joined_into = part.id
    )
    update client_records set root_id = ${id}::uuid where id in (select id from part)`);
}

/** The visit of an order and how many visits its record has of its own; null if it is not this client's. */
export async function visitIn(tx: Db, { orderNo, rootId }: { orderNo: string; rootId: string }) {
  const [row] = await tx
    .select({ bookingId: clientVisits.bookingId, recordId: clientRecords.id })
    .from(bookings)
    .innerJoin(clientVisits, eq(clientVisits.bookingId, bookings.id))
    .innerJoin(clientRecords, eq(clientRecords.id, clientVisits.recordId))
    .where(and(eq(bookings.orderNo, orderNo), eq(clientRecords.rootId, rootId)));
  if (!row) return null;
  const [own] = await tx.select({ visits: count() }).from(clientVisits).where(eq(clientVisits.recordId, row.recordId));
  return { ...row, visits: own?.visits ?? 0 };
}

export async function insertClientNote(tx: Db, note: typeof clientNotes.$inferInsert): Promise<number> {
  const [row] = await tx.insert(clientNotes).values(note).returning({ id: clientNotes.id });
  if (!row) throw new Error('a note was not written');
  return row.id;
}

/** The records shown in one, itself first, with who merged them. */
export const recordsIn = (db: Db, rootId: string) =>
  db
    .select({
      id: clientRecords.id,
      joinedInto: clientRecords.joinedInto,
      at: clientRecords.joinedAt,
      by: administrators.email,
    })
    .from(clientRecords)
    .leftJoin(administrators, eq(administrators.id, clientRecords.joinedBy))
    .where(eq(clientRecords.rootId, rootId))
    .orderBy(sql`${clientRecords.joinedAt} desc nulls first`, asc(clientRecords.id));
