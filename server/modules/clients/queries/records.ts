import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Linked, Traits } from '#domain/clients/match.ts';
import { emailKey, phoneKey } from '#domain/clients/match.ts';
import { phoneDigits } from '#server/database/booking-search.ts';
import type { Db } from '#server/database/database.ts';
import { administrators, bookings, clientNotes, clientRecords, clientVisits } from '#server/database/schema/index.ts';

export type ClientRow = typeof clientRecords.$inferSelect;

/** Whether this transaction is the one that gives bookings their records. */
export async function lockLinking(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('client records')) as locked`,
  );
  return rows[0]?.locked ?? false;
}

const { clientId, email, phone, businessName, contactName } = bookings;

/** Bookings without a record, the oldest first. */
export const waitingVisits = (tx: Db, most: number) =>
  tx
    .select({ bookingId: clientVisits.bookingId, clientId, email, phone })
    .from(clientVisits)
    .innerJoin(bookings, eq(bookings.id, clientVisits.bookingId))
    .where(isNull(clientVisits.recordId))
    .orderBy(asc(clientVisits.bookedAt), asc(clientVisits.bookingId))
    .limit(most);

/** The bookings in a record that may share something with those given. */
export async function visitsLike(db: Db, given: readonly Traits[]) {
  const keys = (of: (one: Traits) => string | null) => [...new Set(given.map(of))].filter((key) => key !== null);
  const [numbers, emails, phones] = [
    keys((one) => one.clientId || null),
    keys((one) => emailKey(one.email)),
    keys((one) => phoneKey(one.phone)),
  ];
  const ids = [
    ...(numbers.length > 0 ? [sql`select id from bookings where ${inArray(clientId, numbers)}`] : []),
    ...(emails.length > 0 ? [sql`select id from bookings where ${inArray(sql`lower(email)`, emails)}`] : []),
    ...(phones.length > 0 ? [sql`select id from bookings where ${inArray(phoneDigits, digitsOf(phones))}`] : []),
  ];
  if (ids.length === 0) return [];
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
    .where(sql`${clientVisits.bookingId} in (${sql.join(ids, sql` union all `)})`) satisfies Promise<Linked[]>;
}

const digitsOf = (phones: readonly string[]): string[] => phones.map((phone) => phone.replace(/^\+1/, ''));

/** A new record, of which nobody knows anything yet. */
export async function insertRecord(tx: Db, { id, createdAt }: Pick<ClientRow, 'id' | 'createdAt'>): Promise<void> {
  await tx.insert(clientRecords).values({ id, rootId: id, createdAt });
}

export async function putVisit(
  tx: Db,
  { bookingId, recordId }: { bookingId: string; recordId: string },
): Promise<void> {
  await tx.update(clientVisits).set({ recordId }).where(eq(clientVisits.bookingId, bookingId));
}

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

/** Shows a record, and all that is shown in it, in another. */
export async function setJoined(tx: Db, { id, into, ...join }: Join): Promise<void> {
  await tx.update(clientRecords).set({ rootId: into }).where(eq(clientRecords.rootId, id));
  await tx
    .update(clientRecords)
    .set({ joinedInto: into, ...join })
    .where(eq(clientRecords.id, id));
}

/** Shows a record by itself again, with what was joined into it. */
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

/** The visit of an order and how many visits its record has of its own; null where it is in none of this client's. */
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

/** Adds a note; answers its number. */
export async function insertClientNote(tx: Db, note: typeof clientNotes.$inferInsert): Promise<number> {
  const [row] = await tx.insert(clientNotes).values(note).returning({ id: clientNotes.id });
  if (!row) throw new Error('a note was not written');
  return row.id;
}

/** The records that are shown in one, itself first, with who joined them. */
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
