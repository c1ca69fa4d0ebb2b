import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/database/database.ts';
import { first } from '#server/database/first.ts';
import { calendarHolds } from '#server/database/schema/calendar.ts';
import {
  type WaitingEntry,
  type WaitingOffer,
  waitingEntries,
  waitingOffers,
} from '#server/database/schema/days/waiting.ts';

export const openOffer = (db: Db, entryId: string): Promise<WaitingOffer | null> =>
  first(
    db
      .select()
      .from(waitingOffers)
      .where(and(eq(waitingOffers.entryId, entryId), eq(waitingOffers.state, 'open'))),
  );

/** False when that day was held for the same person before. */
export async function insertOffer(tx: Db, offer: typeof waitingOffers.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(waitingOffers).values(offer).onConflictDoNothing().returning({ id: waitingOffers.id });
  return rows.length === 1;
}

export async function endOffer(
  tx: Db,
  id: number,
  { state, now: endedAt }: { state: 'taken' | 'passed'; now: Date },
): Promise<void> {
  await tx.update(waitingOffers).set({ state, endedAt }).where(eq(waitingOffers.id, id));
}

/** The days that this many people have let pass since an instant. */
export async function daysLetPass(
  db: Db,
  { most, since }: { most: number; since: Date },
): Promise<ReadonlySet<IsoDate>> {
  const rows = await db
    .select({ date: waitingOffers.serviceDate })
    .from(waitingOffers)
    .where(and(eq(waitingOffers.state, 'passed'), gte(waitingOffers.endedAt, since)))
    .groupBy(waitingOffers.serviceDate)
    .having(gte(count(), most));
  return new Set(rows.map(({ date }) => date));
}

type Hold = { date: IsoDate; time: AppointmentTime; service: string | null; expiresAt: Date; now: Date };

/** Holds a day for somebody on the waiting list; the caller claims it. Returns its id. */
export async function placeWaitingHold(tx: Db, { date, time, service, expiresAt, now }: Hold): Promise<number> {
  const [row] = await tx
    .insert(calendarHolds)
    .values({
      ...{ holdType: 'waiting' as const, proposedDate: date, proposedTime: time },
      ...{ service, expiresAt, createdAt: now },
    })
    .returning({ id: calendarHolds.id });
  if (!row) throw new Error('a hold was not written');
  return row.id;
}

/** The browser that opened the link: the day shows as free there, and its checkout uses that hold. */
export async function nameHolder(tx: Db, holdId: number, visitorHash: string): Promise<void> {
  await tx.update(calendarHolds).set({ visitorHash }).where(eq(calendarHolds.id, holdId));
}

/** A visitor's waiting list hold, locked, while the offer is open; null if there is none. */
export async function lockHeldFor(
  tx: Db,
  { visitorHash, date, now }: { visitorHash: string; date: IsoDate; now: Date },
): Promise<number | null> {
  const [row] = await tx
    .select({ id: calendarHolds.id })
    .from(calendarHolds)
    .innerJoin(waitingOffers, eq(waitingOffers.holdId, calendarHolds.id))
    .where(
      and(
        eq(calendarHolds.holdType, 'waiting'),
        eq(calendarHolds.status, 'active'),
        eq(calendarHolds.visitorHash, visitorHash),
        eq(calendarHolds.proposedDate, date),
        eq(waitingOffers.state, 'open'),
        sql`${waitingOffers.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .for('update', { of: calendarHolds });
  return row?.id ?? null;
}

/** The list for the operator: everyone waiting, then those who booked, each with the last held day. */
export async function listEntries(
  db: Db,
  { most }: { most: number },
): Promise<{ entry: WaitingEntry; offer: WaitingOffer | null }[]> {
  const isLast = sql`${waitingOffers.id} = (select max(o.id) from waiting_offers o where o.entry_id = ${waitingEntries.id})`;
  return db
    .select({ entry: waitingEntries, offer: waitingOffers })
    .from(waitingEntries)
    .leftJoin(waitingOffers, and(eq(waitingOffers.entryId, waitingEntries.id), isLast))
    .where(inArray(waitingEntries.state, ['waiting', 'booked']))
    .orderBy(sql`${waitingEntries.state} <> 'waiting'`, asc(waitingEntries.createdAt), asc(waitingEntries.id))
    .limit(most);
}
