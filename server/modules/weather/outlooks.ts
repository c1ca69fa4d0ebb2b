import type { IsoDate } from '#domain/calendar/day.ts';
import { outlookOf } from '#domain/weather/judge.ts';
import type { Outlook } from '#domain/weather/outlook.ts';
import type { Deps } from '#server/deps.ts';
import { recentForecast } from './forecast.ts';

export async function listOutlooks(deps: Deps): Promise<{ days: Record<IsoDate, Outlook> }> {
  const [forecast, { weather: rules }] = await Promise.all([recentForecast(deps), deps.settings.read()]);
  const days = (forecast?.days ?? []).flatMap(({ date }): [IsoDate, Outlook][] => {
    const outlook = forecast && outlookOf(date, forecast.sky, rules);
    return !outlook ? [] : [[date, outlook]];
  });
  return { days: Object.fromEntries(days) };
}
