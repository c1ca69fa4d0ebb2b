import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { AccessToken, TokenStore } from '#adapters/accounting/zoho/token.ts';
import type { Db } from '#server/database/database.ts';
import { accountingConnection } from '#server/database/schema/accounting.ts';

const only = eq(accountingConnection.id, 1);

/** A booking takes nine calls: the token read for the first serves the others. */
const reusedForMs = 10_000;

/** One access token for all processes; one renewed by another is seen within ten seconds, or when rejected. */
export function databaseTokens(db: Db): TokenStore {
  let last: { token: AccessToken; at: number } | null = null;
  /** The row as last seen: every call reports success, and there is rarely a rejection to clear. */
  let isRefused = true;
  return {
    async read() {
      const at = performance.now();
      if (last && at < last.at + reusedForMs) return last.token;
      const [row] = await db.select().from(accountingConnection).where(only);
      isRefused = row ? row.refusal !== null : false;
      const token =
        row?.accessToken && row.expiresAt ? { accessToken: row.accessToken, expiresAt: row.expiresAt } : null;
      last = token && { token, at };
      return token;
    },

    async claimRenewal({ stale, now, until }) {
      last = null;
      await db.insert(accountingConnection).values({ id: 1 }).onConflictDoNothing();
      const rows = await db
        .update(accountingConnection)
        .set({ renewingUntil: until })
        .where(
          and(
            only,
            sql`${accountingConnection.accessToken} is not distinct from ${stale}`,
            or(isNull(accountingConnection.renewingUntil), lte(accountingConnection.renewingUntil, now)),
          ),
        )
        .returning({ id: accountingConnection.id });
      return rows.length === 1;
    },

    async keep(token) {
      await db
        .update(accountingConnection)
        .set({ ...token, renewingUntil: null })
        .where(only);
    },

    async release() {
      await db.update(accountingConnection).set({ renewingUntil: null }).where(only);
    },

    async refuse({ kind, words, by }) {
      const row = { id: 1, refusal: words, refusalKind: kind, refusedBy: by };
      isRefused = true;
      await db
        .insert(accountingConnection)
        .values(row)
        .onConflictDoUpdate({ target: accountingConnection.id, set: row });
    },

    async accept(by) {
      if (!isRefused) return;
      const isOver = or(isNull(accountingConnection.refusedBy), eq(accountingConnection.refusedBy, by));
      await db
        .update(accountingConnection)
        .set({ refusal: null, refusalKind: null, refusedBy: null })
        .where(and(only, isOver));
    },
  };
}
