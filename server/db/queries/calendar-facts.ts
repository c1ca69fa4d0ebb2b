import { and, count, eq, gte, isNull } from 'drizzle-orm';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import type { CalendarFacts } from '#server/calendar-snapshot.ts';
import type { Db } from '../database.ts';
import { blockedPostalCodes, calendarBlocks, calendarHolds, clientNumbers, dayClaims } from '../schema/index.ts';
import { readOperatorSettings } from './settings.ts';

const claimsFrom = (db: Db, day: IsoDate) =>
  db
    .select({
      date: dayClaims.serviceDate,
      visitorHash: calendarHolds.visitorHash,
      expiresAt: calendarHolds.expiresAt,
      service: calendarHolds.service,
    })
    .from(dayClaims)
    .leftJoin(calendarHolds, eq(dayClaims.holdId, calendarHolds.id))
    .where(gte(dayClaims.serviceDate, day));

const freeVipNumbers = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ free: count() })
    .from(clientNumbers)
    .where(and(eq(clientNumbers.kind, 'VIP'), isNull(clientNumbers.bookingId)));
  return row?.free ?? 0;
};

/** Everything that reads of the calendar and of the prices need, from a day before today on. */
export async function loadCalendarFacts(db: Db, today: IsoDate): Promise<CalendarFacts> {
  const yesterday = addDays(today, -1);
  const [claims, blocks, operator, vipFree, blocked] = await Promise.all([
    claimsFrom(db, yesterday),
    db.select().from(calendarBlocks).where(gte(calendarBlocks.endDate, yesterday)),
    readOperatorSettings(db),
    freeVipNumbers(db),
    db.select().from(blockedPostalCodes),
  ]);
  return {
    claims,
    blocks,
    crews: operator.crewsPerDay,
    closesOn: operator.closesOn,
    platinumOffered: operator.platinumOffered,
    vipFree,
    platinumHolds: claims.flatMap(({ service, expiresAt }) => (service === 'platinum' && expiresAt ? [expiresAt] : [])),
    blockedAreas: new Set(blocked.map((row) => row.postalCode)),
  };
}
