import type { DayForecast } from '#adapters/forecast/port.ts';
import { schedule } from '#business/schedule.ts';
import { judgedDays } from '#business/weather.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Silence } from '#domain/weather/answer.ts';
import { type Judgement, judgeVisit as judgeHours, type WeatherRules } from '#domain/weather/judge.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { lockVisitsById, visitsBetween } from '#server/modules/bookings/queries/visits.ts';
import { inDemandAt } from '#server/modules/calendar/open-days.ts';
import type { CalendarRules } from '#server/modules/calendar/snapshot.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { type Forecast, readForecast } from './forecast.ts';
import { proposeDays } from './propose.ts';
import { insertJudgements } from './queries/judgements.ts';
import { proposedBefore } from './queries/proposals.ts';
import { judgedWork, workOf } from './work.ts';

/** A commit per visit would take most of the evening; a customer of one of them waits for this many. */
const visitsPerCommit = 20;

export type Evening = {
  judged: number;
  proposed: number;
  /** The forecast service; null if all of them failed, and then nothing was judged. */
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
    await tellOperator(deps.db, { reason: 'no-forecast', facts: { date: day } }, { subject: `weather:${day}`, now });
    return { judged: 0, proposed: 0, source: null };
  }
  // Read up front, because a transaction must not take a second connection from the pool.
  const [rules, { weather: limits, silence }, overUnpaidSince] = await Promise.all([
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
  const weather = { until, forecast, rules, limits, silence, overUnpaidSince };
  const judgeTogether = async (ids: readonly string[]): Promise<void> => {
    try {
      const outcome = await transact(deps.db, (tx) => judgeEach(deps, tx, { ids, fullDays, ...weather }));
      for (const date of outcome.full) fullDays.add(date);
      evening.judged += outcome.judged;
      evening.proposed += outcome.proposed;
      gaps.push(...outcome.gaps);
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
  const facts = { date: [...new Set(gaps.map(({ date }) => date))], orders: gaps.map(({ orderNo }) => orderNo) };
  await tellOperator(db, { reason: 'forecast-gap', facts }, { subject: `forecast-gap:${day}`, now: clock.now() });
}

type Weather = {
  until: IsoDate;
  forecast: Forecast;
  rules: CalendarRules;
  limits: WeatherRules;
  silence: Silence;
  overUnpaidSince: Date | null;
};
type Outcome = { judged: number; proposed: number; gaps: ForecastGap[]; full: Set<IsoDate> };

/** `full`: the days that were found without a free crew, which holds only when the transaction is committed. */
async function judgeEach(
  deps: Deps,
  tx: Db,
  { ids, fullDays, ...weather }: Weather & { ids: readonly string[]; fullDays: ReadonlySet<IsoDate> },
): Promise<Outcome> {
  const { until, forecast, limits } = weather;
  const full = new Set(fullDays);
  const locked = new Map((await lockVisitsById(tx, ids)).map((booking) => [booking.id, booking]));
  // Others were cancelled or moved since they were listed.
  const standing = ids
    .flatMap((id) => locked.get(id) ?? [])
    .filter(({ status, appointmentDate }) => status === 'active' && appointmentDate <= until);
  const gaps: ForecastGap[] = [];
  const visits = standing.flatMap((booking) => {
    const { appointmentDate: date, orderNo } = booking;
    const weatherOfDay = forecast.days.find((one) => one.date === date);
    const judgement = judgeHours(workOf(booking), forecast.sky, limits);
    if (weatherOfDay && judgement !== 'unknown') return { booking, weather: weatherOfDay, ...judgement };
    gaps.push({ date, orderNo });
    return [];
  });
  const judgementIds = await insertJudgements(
    tx,
    visits.map((visit) => judgementOf(visit, forecast, deps.clock.now())),
  );
  const wet = visits
    .filter(({ suitable }) => !suitable)
    .map((visit) => ({ ...visit, judgementId: judgementIds.get(visit.booking.id) ?? null }));
  const settled = await proposedBefore(
    tx,
    wet.map(({ booking }) => booking),
  );
  const unsuitable = wet.filter(({ booking }) => !settled.has(booking.id));
  const proposed = await proposeDays(deps, tx, unsuitable, { ...weather, full });
  return { judged: visits.length, proposed, gaps, full };
}

type Judged = { booking: Booking; weather: DayForecast } & Judgement;

function judgementOf({ booking, weather, suitable, reasons }: Judged, forecast: Forecast, judgedAt: Date) {
  const { date: forecastDate, ...figures } = weather;
  return {
    ...{ bookingId: booking.id, forecastDate, source: forecast.source, figures, suitable, reasons, judgedAt },
    ...judgedWork(booking, forecast.sky),
  };
}
