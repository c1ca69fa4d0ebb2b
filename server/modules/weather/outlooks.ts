import type { IsoDate } from '#domain/calendar/day.ts';
import { type Outlook, outlookOf } from '#domain/weather/judge.ts';
import type { Deps } from '#server/deps.ts';
import { recentForecast } from './forecast.ts';

/** What the calendar shows of the coming days; nothing while no service answers. */
export async function listOutlooks(deps: Deps): Promise<{ days: Record<IsoDate, Outlook> }> {
  const [forecast, { weather: thresholds }] = await Promise.all([recentForecast(deps), deps.settings.read()]);
  const days = (forecast?.days ?? []).flatMap(({ date, ...figures }): [IsoDate, Outlook][] => {
    const outlook = outlookOf(figures, thresholds);
    return outlook === null ? [] : [[date, outlook]];
  });
  return { days: Object.fromEntries(days) };
}
