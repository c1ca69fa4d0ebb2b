import { areaMap } from '#business/area-map.ts';
import { schedule } from '#business/schedule.ts';
import { isCoated } from '#business/services.ts';
import { forecastDays, judgedDays } from '#business/weather.ts';
import { addDays } from '#domain/calendar/day.ts';
import { inVisitOrder } from '#domain/calendar/visit-order.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { mostCrews } from '#domain/settings/setting-rules.ts';
import { type JudgedVisit, type Judgement, judgeDay, judgeVisit, type WeatherRules } from '#domain/weather/judge.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import { type Forecast, lastReading, recentForecast } from './forecast.ts';
import { type Evening, judgeVisits } from './judge.ts';
import { readAccount } from './queries/past.ts';
import { claimWeatherRun, finishWeatherRun, lastWeatherRun, type WeatherOutcome } from './queries/runs.ts';
import { visitsWithProposals } from './queries/visits.ts';

/** Longer than a run takes; after a crash the next run can start once this has passed. */
const leaseMs = 5 * 60_000;

/** The forecast of today, and the coming days: forecast, judgement, and visits with their newest proposals. */
export async function getWeatherOverview(deps: Deps) {
  const forecast = await recentForecast(deps);
  const reading = lastReading(deps);
  const { weather: rules } = await deps.settings.read();
  const day = today(deps.clock.now(), schedule.timeZone);
  const from = addDays(day, 1);
  const to = addDays(day, forecastDays);
  const found = await visitsWithProposals(deps.db, { from, to, most: mostCrews + 1 });
  const visits = Map.groupBy(found, ({ date }) => date);
  const dates = Array.from({ length: forecastDays }, (_, index) => addDays(from, index));
  const judged = (visit: JudgedVisit) => inWords(forecast && judgeVisit(visit, forecast.sky, rules));
  return {
    today: { date: day, ...weatherOf(forecast, { date: day, rules }) },
    days: dates.map((date, index) => {
      const ofDay = visits.get(date) ?? [];
      const shown = inVisitOrder(ofDay.slice(0, mostCrews), areaMap).map(({ size, layout, proposal, ...visit }) => ({
        ...visit,
        ...judged({ ...visit, size, layout, coats: isCoated(visit.service) }),
        proposal: proposal && describeProposal(proposal),
      }));
      return {
        date,
        judged: index < judgedDays,
        ...weatherOf(forecast, { date, rules }),
        ...worstOf(shown),
        visits: shown,
        hasMore: ofDay.length > mostCrews,
      };
    }),
    source: forecast?.source ?? null,
    readAt: forecast ? (reading?.at.toISOString() ?? null) : null,
    failures: [...(reading?.failures ?? [])],
    lastRun: await lastWeatherRun(deps.db),
    account: await readAccount(deps.db),
  };
}

function weatherOf(forecast: Forecast | null, { date, rules }: { date: string; rules: WeatherRules }) {
  const day = forecast?.days.find((one) => one.date === date);
  if (!forecast || !day) return { figures: null, ...inWords(null) };
  const { date: _, ...figures } = day;
  return { figures, ...inWords(judgeDay(date, forecast.sky, rules)) };
}

/** A day is judged by its visits; rain after the last one does not count. Empty for a day without visits. */
function worstOf(visits: readonly Verdict[]): Partial<Verdict> {
  const worst =
    visits.find(({ judgement }) => judgement === 'unsuitable') ??
    visits.find(({ judgement }) => judgement === 'unknown') ??
    visits[0];
  if (!worst) return {};
  const { judgement, from, until } = worst;
  return { judgement, reasons: [...new Set(visits.flatMap(({ reasons }) => reasons))], from, until };
}

type Verdict = Omit<Judgement, 'suitable'> & { judgement: 'suitable' | 'unsuitable' | 'unknown' };

function inWords(judged: Judgement | 'unknown' | null): Verdict {
  if (judged === null || judged === 'unknown') return { judgement: 'unknown', reasons: [], from: null, until: null };
  const { suitable, ...why } = judged;
  return { judgement: suitable ? 'suitable' : 'unsuitable', ...why };
}

type Proposal = NonNullable<Awaited<ReturnType<typeof visitsWithProposals>>[number]['proposal']>;

const describeProposal = ({ state, clientResponse, weatherDate, movedToDate, ...proposed }: Proposal) => ({
  state,
  answer: clientResponse,
  from: weatherDate,
  proposedDate: proposed.proposedNewDate,
  proposedTime: proposed.proposedNewTime,
  movedTo: movedToDate,
});

/** Runs the evening job now, on an operator's request. Refused while another one is running. */
export async function runWeather(deps: Deps, by: string): Promise<WeatherOutcome | Refusal> {
  const startedAt = deps.clock.now();
  const leaseUntil = new Date(startedAt.getTime() + leaseMs);
  if (!(await claimWeatherRun(deps.db, { now: startedAt, leaseUntil }))) return refuse('WORK_UNDER_WAY');
  const { incomplete, judged, proposed, source } = await judgeAll(deps);
  const outcome = { finishedAt: deps.clock.now().toISOString(), judged, proposed, source, incomplete };
  await transact(deps.db, async (tx) => {
    await finishWeatherRun(tx, startedAt, outcome);
    await audit(tx, deps, { by, action: 'weather.run', subject: 'weather', after: { judged, proposed, source } });
    return outcome;
  });
  return outcome;
}

/** Failures are logged; the evening job judges every visit again. */
async function judgeAll(deps: Deps): Promise<Evening & { incomplete: boolean }> {
  try {
    return { ...(await judgeVisits(deps)), incomplete: false };
  } catch (error) {
    deps.log.error({ error }, 'weather run failed for some visits');
    return { judged: 0, proposed: 0, source: null, incomplete: true };
  }
}
