import { gte } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { openHolidays } from '#server/database/schema/calendar.ts';

/** The holidays from a day on that an owner keeps open. */
export async function keptHolidays(db: Db, from: IsoDate): Promise<IsoDate[]> {
  const rows = await db.select({ day: openHolidays.day }).from(openHolidays).where(gte(openHolidays.day, from));
  return rows.map(({ day }) => day);
}

/** False if it is already kept open. */
export async function keepHoliday(tx: Db, row: typeof openHolidays.$inferInsert): Promise<boolean> {
  const written = await tx.insert(openHolidays).values(row).onConflictDoNothing();
  return written.rowCount === 1;
}
