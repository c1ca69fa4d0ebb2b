import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/database.ts';
import { bookings, dayClaims, outbox, sandboxMails } from '#server/database/schema/index.ts';
import type { Deps } from '#server/deps.ts';
import { composeMail } from '#server/modules/messages/compose/mail.ts';
import { setForecast } from '#server/modules/sandbox/stores/forecasts.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { judgeVisits } from '#server/modules/weather/judge.ts';
import { startHere } from './machine.ts';
import { figure, median } from './print.ts';
import { temporaryFolder } from './program.ts';
import { checkOut, openDays, orderNumber, pay, submit } from './visitor.ts';

const monday = '2026-01-05T09:00:00-05:00';
/** The days of visits that are judged on that Monday. */
const judged = ['2026-01-06', '2026-01-08', '2026-01-12'];
const crews = 400;
const rain = { precipitationChance: 90, precipitationMm: 8, temperatureC: 6, gustKmh: 20, condition: 'rain' } as const;

async function mailsArrived(db: Db): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(sandboxMails);
  return row?.count ?? 0;
}

/** From Submit to its answer, and to the moment when the mail server has the confirmation. */
async function measureLeaving({ url, deps }: { url: string; deps: Deps }, count: number): Promise<void> {
  const [day = ''] = (await openDays(url)).slice(10);
  const answered: number[] = [];
  const left: number[] = [];
  for (let index = 0; index < count; index++) {
    const checkout = await checkOut(url, orderNumber(0, index), day);
    await pay(checkout);
    const before = await mailsArrived(deps.db);
    const pressed = performance.now();
    await submit(checkout);
    answered.push(performance.now() - pressed);
    while ((await mailsArrived(deps.db)) === before) await pause(2);
    left.push(performance.now() - pressed);
  }
  figure('submit-answered', median(answered), 'ms');
  figure('submit-to-mail', median(left), 'ms');
}

/** Confirmations with calendar file and invoice, one after another. */
async function measureRendering(deps: Deps, rounds: number): Promise<void> {
  const rows = await deps.db.select().from(outbox).where(eq(outbox.topic, 'mail.confirmation'));
  const started = performance.now();
  for (let round = 0; round < rounds; round++) for (const row of rows) await composeMail(deps, row);
  figure('mails-rendered', (rows.length * rounds) / ((performance.now() - started) / 1000), 'per-second');
}

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

/** What follows a booking and what an evening's forecast asks for. */
export async function measureMessages(visits = 1000): Promise<void> {
  const { folder, remove } = temporaryFolder();
  try {
    const open = await startHere(folder, monday, { jobs: true });
    try {
      await writeSetting(open.deps.db, 'crewsPerDay', crews);
      open.deps.calendar.rules.forget();
      await measureLeaving(open, 30);
    } finally {
      await open.close();
    }
    const evening = await startHere(folder, monday);
    try {
      await measureRendering(evening.deps, 5);
      await fillDays(evening.deps.db, visits);
      const started = performance.now();
      const { proposed } = await judgeVisits(evening.deps);
      const seconds = (performance.now() - started) / 1000;
      if (proposed !== visits) throw new Error(`the evening proposed ${proposed} days for ${visits} visits`);
      figure(`evening-of-${visits}-visits`, seconds, 'seconds');
    } finally {
      await evening.close();
    }
  } finally {
    remove();
  }
}
