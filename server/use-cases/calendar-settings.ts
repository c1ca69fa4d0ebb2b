import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { closesOn as seasonEnd } from '#domain/calendar/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Db } from '#server/db/database.ts';
import { overfullDays } from '#server/db/queries/house-calendar.ts';
import { clearOperatorSetting, readOperatorSettings, writeOperatorSetting } from '#server/db/queries/settings.ts';
import { transact } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from './audit.ts';
import { subjectOf } from './house-settings.ts';

type CalendarSettings = {
  /** As the operator set it; null for the same day each year. */
  closesOn: IsoDate | null;
  /** The first closed day as it stands. */
  seasonEnds: IsoDate;
  crewsPerDay: number;
  overfull: { date: IsoDate; visits: number }[];
};

/** The end of the season, the crews, and the days that have more visits than crews. */
export async function readCalendarSettings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<CalendarSettings> {
  const { closesOn, crewsPerDay } = await readOperatorSettings(db);
  const day = today(clock.now(), schedule.timeZone);
  return {
    closesOn,
    seasonEnds: seasonEnd(day, schedule, closesOn),
    crewsPerDay,
    overfull: await overfullDays(db, { from: day, crews: crewsPerDay }),
  };
}

type Wish = { closesOn: IsoDate | null; crewsPerDay: number };

/** Sets both, at once. Visits that were sold stay sold, also where they are more than the crews that are left. */
export async function changeCalendarSettings(
  deps: Pick<Deps, 'db' | 'clock' | 'calendar' | 'house'>,
  operator: { id: string },
  wish: Wish,
): Promise<CalendarSettings> {
  await transact(deps.db, async (tx) => {
    const { closesOn, crewsPerDay } = await readOperatorSettings(tx);
    await write(tx, wish);
    const changed = (key: keyof Wish, before: unknown) =>
      audit(tx, deps, {
        by: operator.id,
        action: 'setting.changed',
        subject: subjectOf(key),
        before: { value: before },
        after: { value: wish[key] },
      });
    if (closesOn !== wish.closesOn) await changed('closesOn', closesOn);
    if (crewsPerDay !== wish.crewsPerDay) await changed('crewsPerDay', crewsPerDay);
    return {};
  });
  deps.calendar.rules.forget();
  deps.house.forget();
  // With more crews, a day that the desk remembers as full is not.
  deps.calendar.claims.forget();
  return readCalendarSettings(deps);
}

async function write(tx: Db, { closesOn, crewsPerDay }: Wish): Promise<void> {
  await writeOperatorSetting(tx, 'crewsPerDay', crewsPerDay);
  if (closesOn === null) await clearOperatorSetting(tx, 'closesOn');
  else await writeOperatorSetting(tx, 'closesOn', closesOn);
}
