import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookingSources } from '#server/database/schema/settings/sources.ts';

type Row = typeof bookingSources.$inferSelect;
const { archivedAt, createdAt, code } = bookingSources;

export const sourcesIn = (db: Db): Promise<Row[]> =>
  db.select().from(bookingSources).orderBy(sql`${archivedAt} is not null`, asc(createdAt), asc(code));

/** The codes that count. */
export async function openSources(db: Db): Promise<Set<string>> {
  const rows = await db.select({ code }).from(bookingSources).where(isNull(archivedAt));
  return new Set(rows.map((row) => row.code));
}

/** A source if it counts, else none. */
export async function listedSource(tx: Db, named: string): Promise<string | null> {
  const [row] = await tx
    .select({ code })
    .from(bookingSources)
    .where(and(eq(code, named), isNull(archivedAt)));
  return row?.code ?? null;
}

export async function lockSource(tx: Db, named: string): Promise<Row | null> {
  const [row] = await tx.select().from(bookingSources).where(eq(code, named)).for('update');
  return row ?? null;
}

export async function putSource(tx: Db, row: typeof bookingSources.$inferInsert): Promise<void> {
  const { nameEn, nameFr, archivedAt: since = null } = row;
  await tx
    .insert(bookingSources)
    .values(row)
    .onConflictDoUpdate({ target: code, set: { nameEn, nameFr, archivedAt: since } });
}
