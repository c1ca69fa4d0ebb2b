import { useQuery } from '@tanstack/react-query';
import { readRouteSheet } from '#contract/admin/days/route-sheet.ts';
import { readWeather } from '#contract/admin/weather.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { live, operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useSignedOut } from '#web/features/admin/shell/use-operator.ts';

/** The visits of a day, or the next ones, and the forecast, which never delays them. */
export function useRouteSheet(day: IsoDate | undefined) {
  const enabled = !useSignedOut();
  const sheet = useQuery({
    ...operatorQuery(readRouteSheet, { query: { day } }),
    enabled,
    ...live,
  });
  const weather = useQuery({
    ...operatorQuery(readWeather, {}),
    enabled,
  });
  const { today, days = [] } = weather.data ?? {};
  return {
    sheet,
    /** Undefined while it loads. */
    forecastOf: (date: string) =>
      weather.isPending ? undefined : ([...(today ? [today] : []), ...days].find((day) => day.date === date) ?? null),
  };
}
