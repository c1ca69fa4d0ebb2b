import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Version } from '#domain/versions.ts';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import type { letters } from '#server/database/schema/settings/texts.ts';
import type { Kind, NewVersion } from './kind.ts';

/** Every version that was not withdrawn, and the built-in value. */
export async function readVersions<T>(db: Db, kind: Kind<T>): Promise<Version<T>[]> {
  const { table, column, standard } = kind;
  const set = await db
    .select({ id: table.id, startsAt: table.startsAt, value: sql<T>`${column}` })
    .from(table)
    .where(isNull(table.cancelledAt))
    .orderBy(asc(table.id));
  return [{ id: 0, startsAt: new Date(0), value: standard }, ...readIn(kind, set)];
}

const readIn = <T, Row extends { value: T }>({ read }: Pick<Kind<T>, 'read'>, rows: Row[]): Row[] =>
  read ? rows.map((row) => ({ ...row, value: read(row.value) })) : rows;

/** All versions with who set them, the newest first; an address is null once its administrator is gone. */
export async function allVersions<T>(db: Db, kind: Pick<Kind<T>, 'table' | 'column' | 'read'>) {
  const { table, column } = kind;
  const rows = await db
    .select({
      id: table.id,
      startsAt: table.startsAt,
      value: sql<T>`${column}`,
      note: table.note,
      createdAt: table.createdAt,
      by: administrators.email,
      cancelledAt: table.cancelledAt,
    })
    .from(table)
    .leftJoin(administrators, eq(administrators.id, table.administratorId))
    .orderBy(desc(table.id));
  return readIn(kind, rows);
}

/** Writes a version; returns its id. The property of the value is named as its column. */
export async function insertVersion<T>(tx: Db, kind: Kind<T>, row: NewVersion<T>): Promise<number> {
  const { value, ...facts } = row;
  const values = { ...facts, ...(await kind.extra?.(tx, row)), [kind.column.name]: value };
  const table = kind.table as typeof letters;
  const [made] = await tx
    .insert(table)
    .values(values as typeof letters.$inferInsert)
    .returning({ id: table.id });
  if (!made) throw new Error('a version was not written');
  return made.id;
}

/** Serializes changes of a fact until the transaction ends. */
export async function lockVersions(tx: Db, { table }: Pick<Kind<unknown>, 'table'>): Promise<void> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
}

/** False if already withdrawn. */
export async function markWithdrawn(
  tx: Db,
  { table }: Pick<Kind<unknown>, 'table'>,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const done = await tx
    .update(table)
    .set({ cancelledAt: now })
    .where(and(eq(table.id, id), isNull(table.cancelledAt)))
    .returning({ id: table.id });
  return done.length > 0;
}
