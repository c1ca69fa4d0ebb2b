import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { MailStore } from '#sandbox/mail/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxMails as table } from '#server/database/schema/sandbox.ts';

/** The mail simulator's mailbox in PostgreSQL: it survives a killed process and is shared by all processes. */
export function databaseMailbox(db: Db): MailStore {
  return {
    async save(mail) {
      await db.insert(table).values(mail);
    },

    list: ({ to, before, limit }) =>
      db
        .select()
        .from(table)
        .where(
          and(
            to === undefined ? undefined : eq(sql`lower(${table.recipient})`, to.toLowerCase()),
            before === undefined ? undefined : lt(table.id, before),
          ),
        )
        .orderBy(desc(table.id))
        .limit(limit),

    async find(id) {
      const [mail] = await db.select().from(table).where(eq(table.id, id));
      return mail ?? null;
    },
  };
}
