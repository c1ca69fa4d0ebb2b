import { setTimeout as pause } from 'node:timers/promises';
import type { ForecastReading, ForecastService } from '#adapters/forecast/port.ts';
import { schedule } from '#business/schedule.ts';
import { forecastDays } from '#business/weather.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { type Sky, skyOf } from '#domain/weather/sky.ts';
import type { Deps } from '#server/deps.ts';

/** A forecast as it was read, with its hours by their names. */
export type Forecast = Extract<ForecastReading, { state: 'read' }> & { sky: Sky };
type ForecastDeps = Pick<Deps, 'forecasts' | 'clock' | 'log'>;

/** A coating of the last day dries on the next; the services go no further. */
const dryingDays = 1;
const cacheMs = 30 * 60_000;
/** After a failure, the services are not asked again for this long. */
const failureCacheMs = 60_000;
/** How long a page waits for an optional forecast. */
const pageTimeoutMs = 3000;

type Failure = { source: string; detail: string };
type CacheEntry = {
  from: IsoDate;
  at: number;
  maxAgeMs: number;
  forecast: Promise<Forecast | null>;
  failures: Failure[];
};
const cache = new WeakMap<readonly ForecastService[], CacheEntry>();

/** Asks the services in order for today and the days after and caches the first answer; null when all of them fail. */
export function readForecast(deps: ForecastDeps): Promise<Forecast | null> {
  const now = deps.clock.now();
  const from = today(now, schedule.timeZone);
  const failures: Failure[] = [];
  const forecast = ask(deps, from, failures).then((read) => {
    if (read === null) entry.maxAgeMs = failureCacheMs;
    return read;
  });
  const entry = { from, at: now.getTime(), maxAgeMs: cacheMs, forecast, failures };
  cache.set(deps.forecasts, entry);
  return forecast;
}

async function ask({ forecasts, log }: ForecastDeps, from: IsoDate, failures: Failure[]): Promise<Forecast | null> {
  for (const service of forecasts) {
    const reading = await service.read({ from, days: forecastDays + 1 + dryingDays });
    if (reading.state === 'read') return forecastOf(reading, addDays(from, forecastDays));
    failures.push({ source: reading.source, detail: reading.detail });
    log.warn({ source: reading.source, detail: reading.detail }, 'forecast service failed');
  }
  return null;
}

/** The days up to the last one searched; the hours after it count for drying. */
function forecastOf(reading: Extract<ForecastReading, { state: 'read' }>, last: IsoDate): Forecast {
  return { ...reading, days: reading.days.filter(({ date }) => date <= last), sky: skyOf(reading.hours) };
}

/** A forecast of the last half hour, or a new one; null when that fails or takes longer than a page may wait. */
export async function recentForecast(deps: ForecastDeps): Promise<Forecast | null> {
  const now = deps.clock.now();
  const cached = cache.get(deps.forecasts);
  const isRecent =
    cached?.from === today(now, schedule.timeZone) && Math.abs(now.getTime() - cached.at) < cached.maxAgeMs;
  const forecast = cached && isRecent ? cached.forecast : readForecast(deps);
  return Promise.race([forecast, pause(pageTimeoutMs, null, { ref: false })]);
}

/** When the services were last asked, and which failed; null before the first time. */
export function lastReading({ forecasts }: Pick<Deps, 'forecasts'>): { at: Date; failures: readonly Failure[] } | null {
  const cached = cache.get(forecasts);
  return cached ? { at: new Date(cached.at), failures: cached.failures } : null;
}

/** Drops the cached forecast, after it was set by hand in a sandbox. */
export const forgetForecast = ({ forecasts }: Pick<Deps, 'forecasts'>): void => {
  cache.delete(forecasts);
};
