import { and, count, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { schedule } from '#business/schedule.ts';
import { limitedPlaces, limitedService } from '#business/services.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Clock } from '#server/common/clock.ts';
import { snapshot } from '#server/common/snapshot.ts';
import type { Db } from '#server/database/database.ts';
import { clientNumbers } from '#server/database/schema/bookings.ts';
import { calendarBlocks, calendarHolds, dayClaims } from '#server/database/schema/calendar.ts';
import { blockedPostalCodes } from '#server/database/schema/settings/settings.ts';
import { areasKind } from '#server/modules/settings/queries/areas.ts';
import { readSchedules } from '#server/modules/settings/queries/schedules.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { readVersions } from '#server/modules/versions/queries.ts';
import { createDayQueue } from '../day-queue.ts';
import { countDaysLeft } from '../open-days.ts';
import type { CalendarClaims, CalendarRules, CalendarSnapshot } from '../snapshot.ts';
import { readDayCrews } from './day-crews.ts';
import { isActive } from './holds.ts';
import { visitsOfAreas } from './nearby.ts';

async function loadRules(db: Db, from: IsoDate): Promise<CalendarRules> {
  const [blocks, { values }, blocked, schedules, areaLists, dayCrews] = await Promise.all([
    db.select().from(calendarBlocks).where(gte(calendarBlocks.endDate, from)),
    readSettings(db),
    db.select().from(blockedPostalCodes),
    readSchedules(db),
    readVersions(db, areasKind),
    readDayCrews(db, from),
  ]);
  return {
    blocks,
    schedule: schedules,
    crewsPerDay: values.crewsPerDay,
    dayCrews,
    closesOn: values.closesOn,
    platinumOffered: values.platinumOffered,
    areaLists,
    blockedAreas: new Set(blocked.map((row) => row.postalCode)),
  };
}

async function loadClaims(db: Db, from: IsoDate): Promise<CalendarClaims> {
  const ahead = db
    .select({ date: dayClaims.serviceDate, holdId: dayClaims.holdId, crews: count().as('crews') })
    .from(dayClaims)
    .where(gte(dayClaims.serviceDate, from))
    .groupBy(dayClaims.serviceDate, dayClaims.holdId)
    .as('ahead');
  const [claims, [vips]] = await Promise.all([
    db
      .select({
        date: ahead.date,
        crews: ahead.crews,
        visitorHash: calendarHolds.visitorHash,
        expiresAt: calendarHolds.expiresAt,
        service: calendarHolds.service,
        isUnpaid: sql<boolean>`${calendarHolds.holdType} is not distinct from 'checkout'`,
      })
      .from(ahead)
      .leftJoin(calendarHolds, and(eq(calendarHolds.id, ahead.holdId), isActive)),
    db
      .select({ free: count() })
      .from(clientNumbers)
      .where(
        and(eq(clientNumbers.kind, 'VIP'), isNull(clientNumbers.bookingId), lte(clientNumbers.number, limitedPlaces)),
      ),
  ]);
  return {
    claims,
    vipFree: vips?.free ?? 0,
    platinumHolds: claims.flatMap(({ service, visitorHash, expiresAt }) =>
      service === limitedService?.key && expiresAt ? [{ visitorHash, expiresAt }] : [],
    ),
  };
}

/** The nearby-day mark decides nothing: sales of other processes may show a minute late. */
const visitsMaxAgeMs = 60_000;

/** Cached reads of the calendar from yesterday on. Clearing the claims also clears the visits and the day queue. */
export function calendarOf(db: Db, clock: Clock): CalendarSnapshot {
  const yesterday = () => addDays(today(clock.now(), schedule.timeZone), -1);
  const dayQueue = createDayQueue();
  const claims = snapshot(() => loadClaims(db, yesterday()));
  const visits = snapshot(() => visitsOfAreas(db, yesterday()), { maxAgeMs: visitsMaxAgeMs });
  const forget = () => {
    claims.forget();
    visits.forget();
    dayQueue.forget();
  };
  const rules = snapshot(() => loadRules(db, yesterday()));
  const daysLeft = snapshot(async () => {
    const [ruled, claimed] = await Promise.all([rules.read(), claims.read()]);
    return countDaysLeft({ rules: ruled, claims: claimed.claims }, clock.now());
  });
  return { rules, claims: { read: claims.read, forget }, daysLeft, visits, dayQueue };
}
