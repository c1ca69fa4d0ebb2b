import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators, auditLog, bookingMoves, visitReports } from '#server/database/schema/index.ts';

export type VisitReport = typeof visitReports.$inferSelect;

export async function insertReport(tx: Db, report: typeof visitReports.$inferInsert): Promise<void> {
  await tx.insert(visitReports).values(report);
}

export async function findReport(tx: Db, id: string): Promise<VisitReport | null> {
  const [row] = await tx.select().from(visitReports).where(eq(visitReports.id, id));
  return row ?? null;
}

/** What crews told of some bookings, in the order of time. */
export const reportsOf = (db: Db, bookingIds: readonly string[]): Promise<VisitReport[]> =>
  db
    .select()
    .from(visitReports)
    .where(inArray(visitReports.bookingId, [...bookingIds]))
    .orderBy(asc(visitReports.pressedAt), asc(visitReports.id));

/** The same of one booking, with who told it. */
export const reportsWithOperators = (db: Db, bookingId: string) =>
  db
    .select({ report: visitReports, by: administrators.email })
    .from(visitReports)
    .leftJoin(administrators, eq(administrators.id, visitReports.administratorId))
    .where(eq(visitReports.bookingId, bookingId))
    .orderBy(asc(visitReports.pressedAt), asc(visitReports.id));

/** When the outcome of a visit was last written down or taken back; null where it never was. */
export async function lastOutcomeAt(db: Db, bookingId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.subject, bookingId), eq(auditLog.action, 'booking.outcome')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.at ?? null;
}

/** Whether a visit was moved away from a day. */
export async function wasMovedFrom(db: Db, { bookingId, date }: { bookingId: string; date: string }): Promise<boolean> {
  const rows = await db
    .select({ id: bookingMoves.id })
    .from(bookingMoves)
    .where(and(eq(bookingMoves.bookingId, bookingId), eq(bookingMoves.fromDate, date)))
    .limit(1);
  return rows.length > 0;
}
