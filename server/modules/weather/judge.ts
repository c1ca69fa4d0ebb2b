import { schedule } from '#business/schedule.ts';
import { judgedDays } from '#business/weather.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { judge, type Thresholds } from '#domain/weather/judge.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { lockVisit, visitsBetween } from '#server/modules/bookings/queries/visits.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { type Forecast, readForecast } from './forecast.ts';
import { proposeDay } from './propose.ts';
import { insertJudgement } from './queries/judgements.ts';
import { wasProposed } from './queries/proposals.ts';

/** Waiting for the disk after each visit would be most of an evening; a customer of one of them waits for so many. */
const visitsPerCommit = 20;

export type Evening = {
  judged: number;
  proposed: number;
  /** The forecast service; null when all of them failed, and then nothing was judged. */
  source: string | null;
};

/**
 * The evening job: judges the weather for the visits of the coming days and proposes another day where it is unsuitable.
 * Some visits share a transaction, the earliest first, so a killed run can simply be repeated. Throws after the last
 * visit if any failed.
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
  // Read up front, because a transaction must not take a second connection from the pool.
  const [rules, { weather: thresholds }, overUnpaidSince] = await Promise.all([
    deps.calendar.rules.read(),
    deps.settings.read(),
    inDemandAt(deps, deps.clock.now()),
  ]);
  const until = addDays(day, judgedDays);
  const visits = await visitsBetween(deps.db, { from: addDays(day, 1), to: until });
  const evening: Evening = { judged: 0, proposed: 0, source: forecast.source };
  const failures: unknown[] = [];
  const gaps: ForecastGap[] = [];
  const fullDays = new Set<IsoDate>();
  const weather = { until, forecast, rules, thresholds, overUnpaidSince };
  const judgeTogether = async (ids: readonly string[]): Promise<void> => {
    try {
      const { outcomes, full } = await transact(deps.db, (tx) => judgeEach(deps, tx, { ids, fullDays, ...weather }));
      for (const date of full) fullDays.add(date);
      for (const { judged, proposed, gap } of outcomes) {
        if (judged) evening.judged += 1;
        if (proposed) evening.proposed += 1;
        if (gap) gaps.push(gap);
      }
    } catch (error) {
      // One failing visit must not stop the others.
      if (ids.length === 1) failures.push(error);
      else for (const id of ids) await judgeTogether([id]);
    }
  };
  for (let first = 0; first < visits.length; first += visitsPerCommit)
    await judgeTogether(visits.slice(first, first + visitsPerCommit));
  if (evening.proposed > 0) deps.calendar.claims.forget();
  if (gaps.length > 0) await alertForecastGaps(deps, gaps, day);
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} visits could not be judged`);
  return evening;
}

type ForecastGap = { date: IsoDate; orderNo: string };

/** Alerts the operator, once an evening, to visits on days that the forecast does not cover. */
async function alertForecastGaps({ db, clock }: Deps, gaps: readonly ForecastGap[], day: IsoDate): Promise<void> {
  const detail = {
    reason: 'the forecast says nothing of the day of a visit',
    date: [...new Set(gaps.map(({ date }) => date))],
    orders: gaps.map(({ orderNo }) => orderNo),
  };
  const now = clock.now();
  await enqueue(db, [{ topic: 'operator.alert', subject: `forecast-gap:${day}`, dueAt: now, detail }], now);
}

type VisitOutcome = { judged: boolean; proposed: boolean; gap?: ForecastGap };
type Weather = {
  until: IsoDate;
  forecast: Forecast;
  rules: CalendarRules;
  thresholds: Thresholds;
  overUnpaidSince: Date | null;
};
type Visit = Weather & { id: string; full: Set<IsoDate> };

/** `full`: the days that were found without a free crew, which holds only when the transaction is committed. */
async function judgeEach(
  deps: Deps,
  tx: Db,
  { ids, fullDays, ...weather }: Weather & { ids: readonly string[]; fullDays: ReadonlySet<IsoDate> },
): Promise<{ outcomes: VisitOutcome[]; full: Set<IsoDate> }> {
  const full = new Set(fullDays);
  const outcomes: VisitOutcome[] = [];
  for (const id of ids) outcomes.push(await judgeVisit(deps, tx, { id, full, ...weather }));
  return { outcomes, full };
}

async function judgeVisit(
  deps: Deps,
  tx: Db,
  { id, full, until, forecast, rules, thresholds, overUnpaidSince }: Visit,
): Promise<VisitOutcome> {
  const booking = await lockVisit(tx, id);
  // Cancelled or moved since it was listed.
  if (booking?.status !== 'active' || booking.appointmentDate > until) return { judged: false, proposed: false };
  const { appointmentDate: date, orderNo } = booking;
  const weather = forecast.days.find((one) => one.date === date);
  const judgement = weather ? judge(weather, thresholds) : 'unknown';
  if (!weather || judgement === 'unknown') return { judged: false, proposed: false, gap: { date, orderNo } };
  const { date: _, ...figures } = weather;
  const judgementId = await insertJudgement(tx, {
    bookingId: id,
    forecastDate: date,
    source: forecast.source,
    figures,
    ...judgement,
    judgedAt: deps.clock.now(),
  });
  const isSettled = judgement.suitable || (await wasProposed(tx, { bookingId: id, date }));
  if (isSettled) return { judged: true, proposed: false };
  const { reasons } = judgement;
  const unsuitable = {
    ...{ booking, judgementId, reasons, weather, forecast },
    ...{ rules, thresholds, overUnpaidSince, full },
  };
  const proposed = await proposeDay(deps, tx, unsuitable);
  return { judged: true, proposed };
}
