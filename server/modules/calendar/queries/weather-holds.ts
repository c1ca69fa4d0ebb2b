import { and, eq, inArray, sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Db } from '#server/database/database.ts';
import { calendarHolds, dayClaims } from '#server/database/schema/calendar.ts';
import { weatherNotifications } from '#server/database/schema/weather.ts';
import { claimDay, releaseHoldClaims } from './day-claims.ts';
import { hasNoOpenTicket, setHoldEnd } from './holds.ts';

type WeatherHold = {
  bookingId: string;
  date: IsoDate;
  time: AppointmentTime;
  expiresAt: Date;
  crews: number;
  overUnpaidSince: Date | null;
  now: Date;
  notificationId?: number;
};

/** Holds a day for a proposal and returns the hold's id; null, with nothing written, if no crew is free. */
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

/** Holds a booking's current day for it while it is on another; null if it has none. */
export async function holdOwnDay(
  tx: Db,
  { bookingId, date, time, expiresAt, now }: Pick<WeatherHold, 'bookingId' | 'date' | 'time' | 'expiresAt' | 'now'>,
): Promise<number | null> {
  const [hold] = await tx
    .insert(calendarHolds)
    .values({ holdType: 'weather', proposedDate: date, proposedTime: time, expiresAt, bookingId, createdAt: now })
    .returning({ id: calendarHolds.id });
  if (!hold) throw new Error('insert into calendar_holds returned no row');
  const kept = await tx
    .update(dayClaims)
    .set({ holdId: hold.id, bookingId: null })
    .where(and(eq(dayClaims.bookingId, bookingId), eq(dayClaims.serviceDate, date)));
  if (kept.rowCount === 1) return hold.id;
  await tx.delete(calendarHolds).where(eq(calendarHolds.id, hold.id));
  return null;
}

/** Sets the proposals that holds belong to. */
export async function linkHolds(tx: Db, proposals: readonly number[]): Promise<void> {
  await tx
    .update(calendarHolds)
    .set({ weatherNotificationId: sql`${weatherNotifications.id}` })
    .from(weatherNotifications)
    .where(and(eq(weatherNotifications.holdId, calendarHolds.id), inArray(weatherNotifications.id, [...proposals])));
}

/** Ends an unused hold and frees its day. */
export async function endHold(tx: Db, holdId: number, status: 'released' | 'expired'): Promise<void> {
  await tx
    .update(calendarHolds)
    .set({ status })
    .where(and(eq(calendarHolds.id, holdId), eq(calendarHolds.status, 'active')));
  await releaseHoldClaims(tx, holdId);
}

/** The same unless a card form on it is open: then it ends now, and its day is free once the gateway was asked. */
export async function letHoldGo(tx: Db, holdId: number, now: Date): Promise<void> {
  await setHoldEnd(tx, holdId, now, { later: false });
  if (await hasNoOpenTicket(tx, holdId)) await endHold(tx, holdId, 'released');
}

export async function isHoldActive(tx: Db, holdId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: calendarHolds.id })
    .from(calendarHolds)
    .where(and(eq(calendarHolds.id, holdId), eq(calendarHolds.status, 'active')));
  return rows.length > 0;
}

/** The hold on a day proposed to a booking; null if there is none. */
export async function findOwnHold(
  tx: Db,
  { bookingId, date }: { bookingId: string; date: IsoDate },
): Promise<number | null> {
  const [row] = await tx
    .select({ id: calendarHolds.id })
    .from(calendarHolds)
    .innerJoin(dayClaims, and(eq(dayClaims.holdId, calendarHolds.id), eq(dayClaims.serviceDate, date)))
    .where(and(eq(calendarHolds.bookingId, bookingId), eq(calendarHolds.status, 'active')));
  return row?.id ?? null;
}

/** Frees the days of some holds, and ends those still active. */
export async function releaseHolds(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(dayClaims).where(inArray(dayClaims.holdId, [...ids]));
  await tx
    .update(calendarHolds)
    .set({ status: 'released' })
    .where(and(inArray(calendarHolds.id, [...ids]), eq(calendarHolds.status, 'active')));
}
