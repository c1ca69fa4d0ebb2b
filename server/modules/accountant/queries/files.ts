import { and, asc, eq, getTableColumns, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { IsoMonth } from '#domain/calendar/months.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '#server/database/database.ts';
import { accountantMonths as months } from '#server/database/schema/documents/accountant.ts';

type Named = { month: IsoMonth; language: Language };

const { file: _file, ...columns } = getTableColumns(months);
export type MonthRun = Omit<typeof months.$inferSelect, 'file'>;

const isNamed = ({ month, language }: Named) => and(eq(months.month, month), eq(months.language, language));

/** Asks for a file, anew if there is one; false while it is being made. */
export async function requestMonth(
  tx: Db,
  { wantedAt, mailTo, ...named }: Named & { wantedAt: Date; mailTo: string | null },
) {
  const anew = {
    ...{ wantedAt, mailTo, startedAt: null, leaseUntil: null, done: 0, total: 0, finishedAt: null },
    ...{ failed: false, provisional: false, size: null, file: null },
  };
  const rows = await tx
    .insert(months)
    .values({ ...named, ...anew })
    .onConflictDoUpdate({
      target: [months.month, months.language],
      set: anew,
      setWhere: sql`${months.finishedAt} is not null`,
    })
    .returning({ month: months.month });
  return rows.length === 1;
}

type Lease = { now: Date; leaseUntil: Date };

/** Takes over the oldest request that nobody works on; null if there is none. */
export async function claimMonth(db: Db, { now, leaseUntil }: Lease): Promise<MonthRun | null> {
  const next = db
    .select({ month: months.month, language: months.language })
    .from(months)
    .where(and(isNull(months.finishedAt), or(isNull(months.leaseUntil), lte(months.leaseUntil, now))))
    .orderBy(asc(months.wantedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(months)
    .set({ startedAt: now, leaseUntil, done: 0 })
    .where(sql`(${months.month}, ${months.language}) in ${next}`)
    .returning(columns);
  return row ?? null;
}

/** Records the progress or the end of a run; false if another process has taken it over. */
export async function updateMonth(
  tx: Db,
  { startedAt, ...named }: Pick<MonthRun, 'month' | 'language' | 'startedAt'>,
  change: Partial<typeof months.$inferInsert>,
): Promise<boolean> {
  const isOurs = startedAt && eq(months.startedAt, startedAt);
  const rows = await tx
    .update(months)
    .set(change)
    .where(and(isNamed(named), isNull(months.finishedAt), isOurs ?? sql`false`))
    .returning({ month: months.month });
  return rows.length === 1;
}

/** The requested files of a language, without what is in them. */
export const runsIn = (db: Db, language: Language): Promise<MonthRun[]> =>
  db.select(columns).from(months).where(eq(months.language, language));

/** A file that is made; null if it is not, or not any more. */
export async function findMonthFile(db: Db, named: Named) {
  const [row] = await db
    .select({ file: months.file, provisional: months.provisional })
    .from(months)
    .where(isNamed(named));
  return row?.file ? { file: row.file, provisional: row.provisional } : null;
}

export async function deleteMonthsBefore(tx: Db, before: Date): Promise<number> {
  const rows = await tx.delete(months).where(lt(months.finishedAt, before)).returning({ month: months.month });
  return rows.length;
}
