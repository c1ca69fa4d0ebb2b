import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Held, Kind, SandboxBooks, StoredRecord } from '#sandbox/accounting/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxAccounting as table } from '#server/database/schema/sandbox.ts';

/** The accounting simulator's records in PostgreSQL: they survive a killed process and are shared by all processes. */
export function databaseAccountingBooks(db: Db): SandboxBooks {
  return {
    async add(record) {
      const [row] = await db.insert(table).values(record).onConflictDoNothing().returning();
      return row ? recordOf(record.kind, row) : null;
    },

    async find(kind, key) {
      const wanted = and(eq(table.kind, kind), key === undefined ? undefined : eq(table.key, key));
      const rows = await db.select().from(table).where(wanted).orderBy(asc(table.serial));
      return rows.map((row) => recordOf(kind, row));
    },

    async get(kind, serial) {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.serial, serial)));
      return row ? recordOf(kind, row) : null;
    },

    async findUnique(kind, uniqueValue) {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.uniqueValue, uniqueValue)));
      return row ? recordOf(kind, row) : null;
    },

    async update({ serial, key, data }) {
      await db.update(table).set({ key, data }).where(eq(table.serial, serial));
    },
  };
}

/** The simulator's records without tokens, newest first. */
export async function listAccountingBooks(db: Db, most: number): Promise<StoredRecord[]> {
  const rows = await db.select().from(table).where(ne(table.kind, 'token')).orderBy(desc(table.serial)).limit(most);
  return rows.map((row) => recordOf(row.kind as Kind, row));
}

/** The kind determines the type of the data. */
const recordOf = <K extends Kind>(kind: K, row: typeof table.$inferSelect): StoredRecord<K> => ({
  ...row,
  kind,
  data: row.data as Held[K],
});
