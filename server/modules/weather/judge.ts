import { schedule } from '#business/schedule.ts';
import { judgedDays } from '#business/weather.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { judge, type Thresholds } from '#domain/weather/judge.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { lockVisit, visitsBetween } from '#server/modules/bookings/queries/visits.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { type Forecast, readForecast } from './forecast.ts';
import { proposeDay } from './propose.ts';
import { insertJudgement } from './queries/judgements.ts';
import { wasProposed } from './queries/proposals.ts';

export type Evening = {
  judged: number;
  proposed: number;
  /** Which service knew the weather; null when none did, and then nothing was judged. */
  source: string | null;
};

/**
 * The evening's work: judges the weather of the visits of the coming days and proposes another day where it is
 * unsuitable. Each visit is a transaction of its own, so a run that was killed is simply done again.
 */
export async function judgeVisits(deps: Deps): Promise<Evening> {
  const day = today(deps.clock.now(), schedule.timeZone);
  const forecast = await readForecast(deps);
  if (forecast === null) {
    const now = deps.clock.now();
    const detail = { reason: 'no forecast service answered; no visit was judged', date: day };
    await enqueue(deps.db, [{ topic: 'operator.alert', subject: `weather:${day}`, dueAt: now, detail }], now);
    return { judged: 0, proposed: 0, source: null };
  }
  // Read before the transactions, which never ask the pool for a second connection.
  const [rules, { weather: thresholds }] = await Promise.all([deps.calendar.rules.read(), deps.settings.read()]);
  const until = addDays(day, judgedDays);
  const visits = await visitsBetween(deps.db, { from: addDays(day, 1), to: until });
  const evening: Evening = { judged: 0, proposed: 0, source: forecast.source };
  const failures: unknown[] = [];
  const unknown: Unknown[] = [];
  for (const id of visits) {
    try {
      const told = await transact(deps.db, (tx) => judgeVisit(deps, tx, { id, until, forecast, rules, thresholds }));
      if (told.judged) evening.judged += 1;
      if (told.proposed) evening.proposed += 1;
      if (told.unknown) unknown.push(told.unknown);
    } catch (error) {
      // One visit must not keep the others from being judged tonight.
      failures.push(error);
    }
  }
  if (evening.proposed > 0) deps.calendar.claims.forget();
  if (unknown.length > 0) await tellOfGaps(deps, unknown, day);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} visits could not be judged`);
  return evening;
}

type Unknown = { date: IsoDate; orderNo: string };

/** A forecast that leaves out the day of a visit changes nothing, and a person looks at the weather. Once an evening. */
async function tellOfGaps({ db, clock }: Deps, unknown: readonly Unknown[], day: IsoDate): Promise<void> {
  const detail = {
    reason: 'the forecast says nothing of the day of a visit',
    date: [...new Set(unknown.map(({ date }) => date))],
    orders: unknown.map(({ orderNo }) => orderNo),
  };
  const now = clock.now();
  await enqueue(db, [{ topic: 'operator.alert', subject: `forecast-gap:${day}`, dueAt: now, detail }], now);
}

type Told = { judged: boolean; proposed: boolean; unknown?: Unknown };
type Visit = { id: string; until: IsoDate; forecast: Forecast; rules: CalendarRules; thresholds: Thresholds };

async function judgeVisit(deps: Deps, tx: Db, { id, until, forecast, rules, thresholds }: Visit): Promise<Told> {
  const booking = await lockVisit(tx, id);
  // Cancelled or moved away since it was listed.
  if (booking?.status !== 'active' || booking.appointmentDate > until) return { judged: false, proposed: false };
  const { appointmentDate: date, orderNo } = booking;
  const weather = forecast.days.find((one) => one.date === date);
  const judgement = weather ? judge(weather, thresholds) : 'unknown';
  if (!weather || judgement === 'unknown') return { judged: false, proposed: false, unknown: { date, orderNo } };
  const { date: _, ...figures } = weather;
  const judgementId = await insertJudgement(tx, {
    bookingId: id,
    forecastDate: date,
    source: forecast.source,
    figures,
    ...judgement,
    judgedAt: deps.clock.now(),
  });
  const asked = judgement.suitable || (await wasProposed(tx, { bookingId: id, date }));
  if (asked) return { judged: true, proposed: false };
  const { reasons } = judgement;
  const proposed = await proposeDay(deps, tx, { booking, judgementId, reasons, weather, forecast, rules, thresholds });
  return { judged: true, proposed };
}
