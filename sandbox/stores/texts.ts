import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { StoredText, TextBooks } from '#sandbox/sms/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxTexts as table } from '#server/database/schema/sandbox.ts';

/** The text message simulator's records in PostgreSQL: they survive a killed process and are shared by all processes. */
export function databaseTextBooks(db: Db): TextBooks {
  return {
    async add({ to, from, ...text }) {
      const [row] = await db
        .insert(table)
        .values({ ...text, recipient: to, sender: from })
        .returning();
      if (!row) throw new Error(`message ${text.sid} was not stored`);
      return textOf(row);
    },

    async list({ to, since, before, limit }) {
      const wanted = and(
        to === undefined ? undefined : eq(table.recipient, to),
        since === undefined ? undefined : gte(table.createdAt, since),
        before === undefined ? undefined : lt(table.id, before),
      );
      const rows = await db.select().from(table).where(wanted).orderBy(desc(table.id)).limit(limit);
      return rows.map(textOf);
    },

    async setStatus(sid, status) {
      await db.update(table).set({ status }).where(eq(table.sid, sid));
    },
  };
}

const textOf = ({ id, recipient, sender, ...text }: typeof table.$inferSelect): StoredText => ({
  ...text,
  serial: id,
  to: recipient,
  from: sender,
});
