import { setTimeout as pause } from 'node:timers/promises';
import { monthOf } from '#domain/calendar/months.ts';
import { isRefusal } from '#domain/refusal.ts';
import { databaseOver } from '#server/database/database.ts';
import { askForMonth } from '#server/modules/accountant/months.ts';
import { figure, inParallel } from '../report/print.ts';
import type { Site } from '../site.ts';
import { booksOf, untilDrained } from './bookings.ts';

/** The accountant's file of a month with so many bookings: from the request to the ZIP, made by the worker with all its papers. */
export async function measureMonth(site: Site, count: number): Promise<void> {
  await inParallel(count, 16, await booksOf(site));
  await untilDrained(site.pool);
  const clock = { now: () => new Date() };
  const month = monthOf(clock.now().toISOString().slice(0, 10));
  const asked = await askForMonth({ db: databaseOver(site.pool), clock }, { month, language: 'fr' });
  if (isRefusal(asked)) throw new Error(asked.refused);
  const { seconds, size, papers } = await untilMade(site);
  if (papers < count) throw new Error(`${papers} papers of ${count} bookings`);
  figure(`month-of-${count}-bookings`, seconds, 'seconds');
  figure(`month-of-${count}-bookings-size`, size / 2 ** 20, 'MB');
}

type Made = { seconds: number; size: number; papers: number };

async function untilMade({ pool }: Site): Promise<Made> {
  for (;;) {
    const { rows } = await pool.query<Made & { failed: boolean }>(
      `select failed, extract(epoch from finished_at - wanted_at)::float8 as seconds, size, done as papers
       from accountant_months where finished_at is not null`,
    );
    const [made] = rows;
    if (made?.failed) throw new Error('the month could not be made');
    if (made) return made;
    await pause(100);
  }
}
