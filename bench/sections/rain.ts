import type { Db } from '#server/database/database.ts';
import { bookings, dayClaims } from '#server/database/schema/index.ts';
import { setForecast } from '#server/modules/sandbox/stores/forecasts.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { startHere } from '../machine.ts';
import { temporaryFolder } from '../program.ts';
import { figure } from '../report/print.ts';
import { bookOnce, openDays, orderNumber } from '../visitor.ts';

const monday = '2026-04-06T09:00:00-04:00';
/** The days of visits that are judged on that Monday. */
const judged = ['2026-04-07', '2026-04-09', '2026-04-13'];
const crews = 400;
const rain = { precipitationChance: 90, precipitationMm: 8, temperatureC: 6, gustKmh: 20, condition: 'rain' } as const;

/** So many visits on three days on which it will rain. */
async function fillDays(db: Db, count: number): Promise<void> {
  const [pattern] = await db.select().from(bookings).limit(1);
  if (!pattern) throw new Error('no booking to copy');
  const visits = Array.from({ length: count }, (_, index) => ({
    ...pattern,
    id: `bench_${index}`,
    orderNo: orderNumber(5, index),
    paymentTicket: null,
    appointmentDate: judged[index % judged.length] ?? '',
  }));
  const claims = visits.map(({ id, appointmentDate }, index) => ({
    serviceDate: appointmentDate,
    crew: Math.floor(index / judged.length) + 1,
    bookingId: id,
  }));
  for (let from = 0; from < count; from += 500) {
    await db.insert(bookings).values(visits.slice(from, from + 500));
    await db.insert(dayClaims).values(claims.slice(from, from + 500));
  }
  for (const date of judged) await setForecast(db, date, rain);
}

/** What an evening's forecast asks for: each visit gets a held day and two messages. */
export async function measureRain(visits: number): Promise<void> {
  const { folder, remove } = temporaryFolder();
  try {
    const { deps, url, close } = await startHere(folder, monday);
    try {
      await writeSetting(deps.db, 'crewsPerDay', crews);
      deps.calendar.rules.forget();
      const [day = ''] = (await openDays(url)).slice(10);
      await bookOnce({ url, cards: `${url}/sandbox/moneris` }, orderNumber(0, 0), day);
      await fillDays(deps.db, visits);
      const started = performance.now();
      const { proposed } = await judgeVisits(deps);
      const seconds = (performance.now() - started) / 1000;
      if (proposed !== visits) throw new Error(`the evening proposed ${proposed} days for ${visits} visits`);
      figure(`evening-of-${visits}-visits`, seconds, 'seconds');
    } finally {
      await close();
    }
  } finally {
    remove();
  }
}
