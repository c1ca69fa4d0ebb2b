import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { visitReports } from '#server/database/schema/days/crew.ts';

/** Whose visits somebody's phone shows; null for all crews. */
export async function crewOfPerson(db: Db, id: string): Promise<number | null> {
  const [row] = await db.select({ crew: administrators.crew }).from(administrators).where(eq(administrators.id, id));
  return row?.crew ?? null;
}

export type VisitReport = typeof visitReports.$inferSelect;

export async function insertReport(tx: Db, report: typeof visitReports.$inferInsert): Promise<void> {
  await tx.insert(visitReports).values(report);
}

export async function findReport(tx: Db, id: string): Promise<VisitReport | null> {
  const [row] = await tx.select().from(visitReports).where(eq(visitReports.id, id));
  return row ?? null;
}

export const reportsOf = (db: Db, bookingIds: readonly string[]): Promise<VisitReport[]> =>
  db
    .select()
    .from(visitReports)
    .where(inArray(visitReports.bookingId, [...bookingIds]))
    .orderBy(asc(visitReports.pressedAt), asc(visitReports.id));

export const reportsWithOperators = (db: Db, bookingId: string) =>
  db
    .select({ report: visitReports, by: administrators.email })
    .from(visitReports)
    .leftJoin(administrators, eq(administrators.id, visitReports.administratorId))
    .where(eq(visitReports.bookingId, bookingId))
    .orderBy(asc(visitReports.pressedAt), asc(visitReports.id));
