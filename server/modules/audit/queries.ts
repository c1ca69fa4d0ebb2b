import { and, asc, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { bookingNumber } from '#domain/search/number.ts';
import type { AuditAction } from '#domain/settings/audit-actions.ts';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { auditLog } from '#server/database/schema/access/audit.ts';
import { bookings } from '#server/database/schema/bookings.ts';

/** Appends an audit entry. It must not contain personal data of customers. */
export async function insertAudit(tx: Db, entry: Omit<typeof auditLog.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** Entries whose hash does not match their content and the previous entry. */
export async function brokenEntries(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, hash, prev_hash, audit_hash(audit_log) as expected, lag(hash) over (order by id) as previous from audit_log
    ) as chain
    where hash is distinct from expected or prev_hash is distinct from previous
    order by id`);
  return rows.map(({ id }) => Number(id));
}

export async function newestEntry(db: Db): Promise<{ id: number; hash: string | null } | null> {
  const [row] = await db
    .select({ id: auditLog.id, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row ?? null;
}

export const countEntries = async (db: Db): Promise<number> =>
  (await db.select({ entries: count() }).from(auditLog))[0]?.entries ?? 0;

type Page = {
  actions?: readonly AuditAction[] | undefined;
  /** An administrator's id; null for what was done without one. */
  by?: string | null | undefined;
  /** What was changed, or the order number of a booking that was. */
  subject: string;
  /** From the first instant until the second. */
  within?: readonly [from: Date, until: Date] | undefined;
  before?: number | undefined;
  most: number;
};

/** Entries before one, newest first, with the e-mail of who made each and the booking's order number. */
export const pageOfEntries = (db: Db, { actions, by, subject, within, before, most }: Page) =>
  db
    .select({ entry: auditLog, email: administrators.email, orderNo: bookings.orderNo })
    .from(auditLog)
    .leftJoin(administrators, eq(administrators.id, auditLog.administratorId))
    .leftJoin(bookings, eq(bookings.id, auditLog.subject))
    .where(
      and(
        actions && inArray(auditLog.action, [...actions]),
        by === undefined
          ? undefined
          : by === null
            ? isNull(auditLog.administratorId)
            : eq(auditLog.administratorId, by),
        subject === '' ? undefined : isAbout(subject),
        within && and(gte(auditLog.createdAt, within[0]), lt(auditLog.createdAt, within[1])),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(most);

/** By what was changed, or by the order number or Booking ID of the booking that was. */
function isAbout(subject: string): SQL {
  const number = bookingNumber(subject);
  return sql`${auditLog.subject} in (select ${subject}::text
    union all select id from bookings where order_no = ${number}
    union all select id from bookings where reference = ${number})`;
}

export const listAuthors = (db: Db): Promise<{ id: string; email: string }[]> =>
  db
    .select({ id: administrators.id, email: administrators.email })
    .from(administrators)
    .orderBy(asc(administrators.email));

/** What administrators did to a booking, the oldest first. */
export const auditEntriesOf = (db: Db, bookingId: string) =>
  db
    .select({
      createdAt: auditLog.createdAt,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
      by: administrators.email,
    })
    .from(auditLog)
    .leftJoin(administrators, eq(administrators.id, auditLog.administratorId))
    .where(eq(auditLog.subject, bookingId))
    .orderBy(asc(auditLog.id));

/** When the outcome of a visit was last recorded or undone; null if never. */
export async function lastOutcomeAt(db: Db, bookingId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.subject, bookingId), eq(auditLog.action, 'booking.outcome')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.at ?? null;
}
