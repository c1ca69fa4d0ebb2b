import { setTimeout as pause } from 'node:timers/promises';
import type { ForecastReading, ForecastService } from '#adapters/forecast/port.ts';
import { schedule } from '#business/schedule.ts';
import { forecastDays } from '#business/weather.ts';
import { addDays, type IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Deps } from '#server/deps.ts';

export type Forecast = Extract<ForecastReading, { state: 'read' }>;
type Asking = Pick<Deps, 'forecasts' | 'clock' | 'log'>;

const keptMs = 30 * 60_000;
/** Services that do not answer are left alone for a while. */
const silenceMs = 60_000;
/** A page waits no longer than this for days that it can do without. */
const patienceMs = 3000;

/** A service that could not be used, and what it said. */
type Unused = { source: string; detail: string };
type Kept = { from: IsoDate; at: number; lastsMs: number; forecast: Promise<Forecast | null>; failures: Unused[] };
const kept = new WeakMap<readonly ForecastService[], Kept>();

/** Asks the services in their order until one knows the days from tomorrow on; null when none does. */
export function readForecast(deps: Asking): Promise<Forecast | null> {
  const now = deps.clock.now();
  const from = addDays(today(now, schedule.timeZone), 1);
  const failures: Unused[] = [];
  const forecast = ask(deps, from, failures).then((read) => {
    if (read === null) entry.lastsMs = silenceMs;
    return read;
  });
  const entry = { from, at: now.getTime(), lastsMs: keptMs, forecast, failures };
  kept.set(deps.forecasts, entry);
  return forecast;
}

async function ask({ forecasts, log }: Asking, from: IsoDate, failures: Unused[]): Promise<Forecast | null> {
  for (const service of forecasts) {
    const reading = await service.read({ from, days: forecastDays });
    if (reading.state === 'read') return reading;
    failures.push({ source: reading.source, detail: reading.detail });
    log.warn({ source: reading.source, detail: reading.detail }, 'a forecast service could not be used');
  }
  return null;
}

/** What was read within the last half hour, or now; null when that takes long or fails. For pages, which do without. */
export async function recentForecast(deps: Asking): Promise<Forecast | null> {
  const now = deps.clock.now();
  const known = kept.get(deps.forecasts);
  const isRecent =
    known?.from === addDays(today(now, schedule.timeZone), 1) && Math.abs(now.getTime() - known.at) < known.lastsMs;
  const forecast = known && isRecent ? known.forecast : readForecast(deps);
  return Promise.race([forecast, pause(patienceMs, null, { ref: false })]);
}

/** When the services were asked last, and which of them could not be used. */
export function keptReading({ forecasts }: Pick<Deps, 'forecasts'>): { at: Date; failures: readonly Unused[] } | null {
  const known = kept.get(forecasts);
  return known ? { at: new Date(known.at), failures: known.failures } : null;
}

/** The forecast was changed by hand. */
export const forgetForecast = ({ forecasts }: Pick<Deps, 'forecasts'>): void => {
  kept.delete(forecasts);
};
