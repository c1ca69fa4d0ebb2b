import { setTimeout as pause } from 'node:timers/promises';
import { schedule } from '#business/schedule.ts';
import { openTimes } from '#domain/calendar/availability.ts';
import { addDays, daysBetween } from '#domain/calendar/day.ts';
import { seasonOn } from '#domain/calendar/season.ts';
import { today } from '#domain/calendar/zone.ts';
import { databaseOver } from '#server/database/database.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { longestSeason } from '#tests/builders/season.ts';
import type { UseDatabase } from './settle.ts';

const noonOf = (day: string): Date => new Date(`${day}T16:00:00Z`);

/** How far a clock is to be ahead so that visits are days away and not months: nothing is sold in winter for the same year. */
export function untilSeason(): number {
  const now = new Date();
  const { opensOn } = seasonOn(today(now, schedule.timeZone), schedule);
  return Math.max(0, noonOf(opensOn).getTime() - now.getTime());
}

const calendarOf = async (url: string): Promise<{ today: string; closesOn: string }> =>
  (await fetch(`${url}/api/booked-dates`)).json();

/**
 * Opens a season with half as many places again as will be sold, so that the wanted days get full, and waits until the
 * programs sell it, each of which reads the settings for itself.
 */
export async function openSeason(urls: readonly string[], database: UseDatabase, bookings: number) {
  const [{ today: begins } = { today: '' }] = await Promise.all(urls.map(calendarOf));
  const season = longestSeason(begins);
  const view = { now: noonOf(begins), schedule, ...season, blocks: [] };
  const open = daysBetween(addDays(begins, 2), season.closesOn).filter((day) =>
    openTimes(day, view).includes('9:00 AM'),
  );
  const days = open.slice(0, Math.max(5, Math.min(open.length, Math.floor(bookings / 8))));
  const crews = Math.ceil((bookings * 1.5) / days.length) + 1;
  await database(async (pool) => {
    await writeSetting(databaseOver(pool), 'closesOn', season.closesOn);
    await writeSetting(databaseOver(pool), 'crewsPerDay', crews);
  });
  for (const url of urls) while ((await calendarOf(url)).closesOn !== season.closesOn) await pause(100);
  return { days, crews };
}
