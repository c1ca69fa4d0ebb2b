import { eq } from 'drizzle-orm';
import { crewsPerDay } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '../database.ts';
import { settings } from '../schema/index.ts';

/** What the operator may change week by week; the file's value where the table has none. */
export type OperatorSettings = { crewsPerDay: number; closesOn: IsoDate | null; platinumOffered: boolean };

export async function readOperatorSettings(db: Db): Promise<OperatorSettings> {
  const rows = await db.select().from(settings);
  const value = new Map(rows.map((row) => [row.key, row.value]));
  const crews = value.get('crewsPerDay');
  const closesOn = value.get('closesOn');
  return {
    crewsPerDay: typeof crews === 'number' && Number.isInteger(crews) && crews >= 0 ? crews : crewsPerDay,
    closesOn: typeof closesOn === 'string' ? closesOn : null,
    platinumOffered: value.get('platinumOffered') !== false,
  };
}

export async function writeOperatorSetting(db: Db, key: keyof OperatorSettings, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Back to the file's value. */
export async function clearOperatorSetting(db: Db, key: keyof OperatorSettings): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key));
}
