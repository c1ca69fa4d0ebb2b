import { and, eq, isNull, lte, notLike, or, sql } from 'drizzle-orm';
import type { TokenStore } from '#adapters/accounting/zoho/token.ts';
import type { Db } from '#server/database/database.ts';
import { accountingConnection as table } from '#server/database/schema/index.ts';

const only = eq(table.id, 1);

/** The accounting service's access token in the database: one for all copies of the program, and it survives a restart. */
export function databaseTokens(db: Db): TokenStore {
  return {
    async read() {
      const [row] = await db.select().from(table).where(only);
      return row?.accessToken && row.expiresAt ? { accessToken: row.accessToken, expiresAt: row.expiresAt } : null;
    },

    async claimRenewal({ stale, now, until }) {
      await db.insert(table).values({ id: 1 }).onConflictDoNothing();
      const rows = await db
        .update(table)
        .set({ renewingUntil: until })
        .where(
          and(
            only,
            sql`${table.accessToken} is not distinct from ${stale}`,
            or(isNull(table.renewingUntil), lte(table.renewingUntil, now)),
          ),
        )
        .returning({ id: table.id });
      return rows.length === 1;
    },

    async keep(token) {
      await db
        .update(table)
        .set({ ...token, renewingUntil: null })
        .where(only);
    },

    async release() {
      await db.update(table).set({ renewingUntil: null }).where(only);
    },

    async refuse(refusal) {
      const row = { id: 1, refusal };
      await db.insert(table).values(row).onConflictDoUpdate({ target: table.id, set: row });
    },

    async accept(but) {
      const isOver = notLike(table.refusal, `%${but}`);
      await db.update(table).set({ refusal: null }).where(and(only, isOver));
    },
  };
}
