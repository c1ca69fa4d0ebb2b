import { and, eq } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { calendarHolds } from '#server/database/schema/index.ts';
import { claimDay, releaseHoldClaims } from './day-claims.ts';

type WeatherHold = {
  bookingId: string;
  date: IsoDate;
  time: string;
  expiresAt: Date;
  crews: number;
  overUnpaidSince: Date | null;
  now: Date;
  notificationId?: number;
};

/** Holds a day for a proposal and returns the hold's id; null, with nothing written, when no crew is free. */
export async function holdForWeather(tx: Db, request: WeatherHold): Promise<number | null> {
  const { bookingId, date, time, expiresAt, crews, overUnpaidSince, now, notificationId = null } = request;
  const [hold] = await tx
    .insert(calendarHolds)
    .values({
      holdType: 'weather',
      proposedDate: date,
      proposedTime: time,
      expiresAt,
      bookingId,
      weatherNotificationId: notificationId,
      createdAt: now,
    })
    .returning({ id: calendarHolds.id });
  if (!hold) throw new Error('insert into calendar_holds returned no row');
  if (await claimDay(tx, { date, owner: { holdId: hold.id }, crews, now, overUnpaidSince })) return hold.id;
  await tx.delete(calendarHolds).where(eq(calendarHolds.id, hold.id));
  return null;
}

export async function linkHold(tx: Db, holdId: number, weatherNotificationId: number): Promise<void> {
  await tx.update(calendarHolds).set({ weatherNotificationId }).where(eq(calendarHolds.id, holdId));
}

/** Ends an unused hold and frees its day. */
export async function endHold(tx: Db, holdId: number, status: 'released' | 'expired'): Promise<void> {
  await tx
    .update(calendarHolds)
    .set({ status })
    .where(and(eq(calendarHolds.id, holdId), eq(calendarHolds.status, 'active')));
  await releaseHoldClaims(tx, holdId);
}

export async function isHoldActive(tx: Db, holdId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: calendarHolds.id })
    .from(calendarHolds)
    .where(and(eq(calendarHolds.id, holdId), eq(calendarHolds.status, 'active')));
  return rows.length > 0;
}
