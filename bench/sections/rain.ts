import type { IsoDate } from '#domain/calendar/day.ts';
import { isRefusal } from '#domain/refusal.ts';
import { setForecast } from '#sandbox/stores/forecasts.ts';
import type { Db } from '#server/database/database.ts';
import { administrators } from '#server/database/schema/access/administrators.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { dayClaims } from '#server/database/schema/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { moveDay } from '#server/modules/planning/move-day.ts';
import { planLeaving } from '#server/modules/planning/plan.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { anAdministrator } from '#tests/builders/operator.ts';
import { startHere } from '../machine.ts';
import { postmasterOf, processorFigures, processorOf, processorOfServer } from '../processor.ts';
import { temporaryFolder } from '../program.ts';
import { figure } from '../report/print.ts';
import { bookOnce, openDays, orderNumber } from '../visitor.ts';

const monday = '2026-04-06T09:00:00-04:00';
/** The days of visits that are judged on that Monday. */
const judged = ['2026-04-07', '2026-04-09', '2026-04-13'];
/** The days of a week that is planned, of which the last is moved. */
const planned = ['2026-06-01', '2026-06-02', '2026-06-04'];
const crews = 400;
const rain = { precipitationChance: 90, precipitationMm: 8, temperatureC: 6, gustKmh: 20, condition: 'rain' } as const;

let copies = 0;
/** So many visits, dealt to some days. */
async function fillDays(db: Db, count: number, days: readonly IsoDate[]): Promise<void> {
  const [pattern] = await db.select().from(bookings).limit(1);
  if (!pattern) throw new Error('no booking to copy');
  const first = copies;
  copies += count;
  const visits = Array.from({ length: count }, (_, index) => ({
    ...pattern,
    id: `bench_${first + index}`,
    reference: undefined, // the database draws one
    orderNo: orderNumber(5, first + index),
    paymentTicket: null,
    appointmentDate: days[index % days.length] ?? '',
    postalCode: `H2${'XYZTWV'[index % 6]} 1C6`,
    address: `${100 + index}, rue ${'ABCDEFGHIJKLMNOPQRST'[index % 20]}, Montréal`,
  }));
  const claims = visits.map(({ id, appointmentDate }, index) => ({
    serviceDate: appointmentDate,
    crew: Math.floor(index / days.length) + 1,
    bookingId: id,
  }));
  for (let from = 0; from < count; from += 500) {
    await db.insert(bookings).values(visits.slice(from, from + 500));
    await db.insert(dayClaims).values(claims.slice(from, from + 500));
  }
}

async function seconds<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const done = await work();
  figure(name, (performance.now() - started) / 1000, 'seconds');
  return done;
}

/** What an evening's forecast asks for: each visit gets a held day and two messages. */
async function measureEvening(deps: Deps, visits: number, spent: () => { client: number; database: number }) {
  await fillDays(deps.db, visits, judged);
  for (const date of judged) await setForecast(deps.db, date, rain);
  const before = spent();
  const { proposed } = await seconds(`evening-of-${visits}-visits`, () => judgeVisits(deps));
  if (proposed !== visits) throw new Error(`the evening proposed ${proposed} days for ${visits} visits`);
  const { client, database } = spent();
  const [ofClient, ofDatabase] = [(client - before.client) / visits, (database - before.database) / visits];
  processorFigures('evening-visit', { client: ofClient, database: ofDatabase });
}

/** A week is planned and one of its days is moved, to the answer. */
async function measureMoves(deps: Deps, visits: number): Promise<void> {
  await anAdministrator(deps, 'owner');
  const [owner] = await deps.db.select({ id: administrators.id }).from(administrators);
  if (!owner) throw new Error('nobody moves a day');
  const by = { id: owner.id, role: 'owner' } as const;
  await fillDays(deps.db, visits, planned);
  const week = await seconds(`plan-of-${visits}-visits`, () => planLeaving(deps, planned));
  const wishes = week.visits.flatMap(({ order, version, to }) => (to ? [{ order, version, ...to }] : []));
  if (wishes.length !== visits) throw new Error(`the plan has ${wishes.length} of ${visits} visits`);
  for (const [way, from] of [
    ['move', 0],
    ['ask', 20],
  ] as const) {
    const day = { way, atClientsWish: false, visits: wishes.slice(from, from + 20), by };
    const moved = await seconds(`day-of-20-visits-${way === 'move' ? 'moved' : 'asked'}`, () => moveDay(deps, day));
    if (isRefusal(moved)) throw new Error(moved.refused);
  }
}

/** A wet evening, a wet week and a day that is moved. */
export async function measureRain(visits: number): Promise<void> {
  const { folder, remove } = temporaryFolder();
  try {
    const { deps, url, close } = await startHere(folder, monday);
    try {
      await writeSetting(deps.db, 'crewsPerDay', crews);
      deps.calendar.rules.forget();
      const [day = ''] = (await openDays(url)).slice(10);
      await bookOnce({ url, cards: `${url}/sandbox/moneris` }, orderNumber(0, 0), day);
      const postmaster = postmasterOf(folder);
      await measureEvening(deps, visits, () => ({
        client: processorOf(process.pid),
        database: processorOfServer(postmaster),
      }));
      await writeSetting(deps.db, 'crewsPerDay', 40);
      deps.calendar.rules.forget();
      await measureMoves(deps, 100);
    } finally {
      await close();
    }
  } finally {
    remove();
  }
}
