import { desc } from 'drizzle-orm';
import type { AlertRecords } from '#sandbox/alerts/simulator.ts';
import type { Db } from '#server/database/database.ts';
import { sandboxAlerts as table } from '#server/database/schema/sandbox.ts';

/** What the alert simulator received, in PostgreSQL: it survives a killed process and is shared by all processes. */
export const databaseAlertRecords = (db: Db): AlertRecords => ({
  async add({ body, createdAt }) {
    await db.insert(table).values({ body: { ...body }, createdAt });
  },
  list: (limit) => db.select().from(table).orderBy(desc(table.id)).limit(limit),
});
