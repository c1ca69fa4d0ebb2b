import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { type BeatDetail, processBeats, type processRoles } from '#server/database/schema/processes.ts';

export type ProcessRole = (typeof processRoles)[number];
export type { BeatDetail };
export type Beat = { role: ProcessRole; at: Date; ageSeconds: number; detail: BeatDetail };

/** How often a process writes a heartbeat. */
export const beatEveryMs = 5_000;

/** A process silent for this long is not running. A machine under load is late, but not by this much. */
export const silentAfterSeconds = 45;

/** Writes a process's heartbeat. Both its time and its age are the database's, on which all machines agree. */
export async function writeBeat(
  db: Db,
  { id, role, detail }: { id: string; role: ProcessRole; detail: BeatDetail },
): Promise<void> {
  const beatAt = sql`clock_timestamp()`;
  await db
    .insert(processBeats)
    .values({ id, role, beatAt, detail })
    .onConflictDoUpdate({ target: processBeats.id, set: { beatAt, detail } });
  const forgotten = lt(processBeats.beatAt, sql`clock_timestamp() - interval '1 day'`);
  await db.delete(processBeats).where(and(eq(processBeats.role, role), ne(processBeats.id, id), forgotten));
}

/** The last beat of every process of the last day, and the last one of any role silent for longer; newest first. */
export const readBeats = (db: Db): Promise<Beat[]> =>
  db
    .select({
      role: processBeats.role,
      at: processBeats.beatAt,
      ageSeconds: sql<number>`extract(epoch from clock_timestamp() - ${processBeats.beatAt})::float`,
      detail: processBeats.detail,
    })
    .from(processBeats)
    .orderBy(desc(processBeats.beatAt));
