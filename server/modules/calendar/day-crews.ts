import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { crewsOn } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type HeldDay, heldDays } from './held.ts';
import { lockClaims } from './queries/day-claims.ts';
import { findDayCrews, readCrewRules, writeDayCrews } from './queries/day-crews.ts';
import { type CalendarVisit, visitsOfDays } from './queries/overview.ts';

type Wish = { date: IsoDate; crews: number | null; reason: string | null; seen: number | null };
type Outcome = { crews: number; visits: CalendarVisit[]; held: HeldDay[] };

/**
 * Sets how many crews work on one day; null uses the schedule. Bookings and holds stay: if there are more than
 * the day now takes, they are returned, and an operator decides which visit to move.
 */
export async function setDayCrews(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar'>,
  operator: { id: string },
  { date, crews, reason, seen }: Wish,
): Promise<Outcome | Refusal> {
  const now = deps.clock.now();
  if (date < today(now, schedule.timeZone)) return refuse('DATE_NOT_OPEN');
  const done = await transact(deps.db, async (tx): Promise<Outcome | Refusal> => {
    await lockClaims(tx);
    const before = await findDayCrews(tx, date);
    if ((before?.crews ?? null) !== seen) return refuse('SETTING_CHANGED');
    await writeDayCrews(tx, date, crews === null ? null : { crews, reason, createdAt: now });
    const most = crewsOn(date, await readCrewRules(tx, date));
    await audit(tx, deps, {
      by: operator.id,
      action: 'calendar.crews',
      subject: date,
      before: { crews: before?.crews ?? null, reason: before?.reason ?? null },
      after: { crews, reason: crews === null ? null : reason },
    });
    const days = { from: date, to: date };
    const visits = (await visitsOfDays(tx, days)).filter(({ status }) => status === 'active');
    const held = await heldDays(tx, { ...days, now });
    return visits.length + held.length > most ? { crews: most, visits, held } : { crews: most, visits: [], held: [] };
  });
  if (!isRefusal(done)) {
    deps.calendar.rules.forget();
    deps.calendar.claims.forget();
  }
  return done;
}
