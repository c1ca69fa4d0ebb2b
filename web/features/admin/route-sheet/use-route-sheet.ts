import { useQuery } from '@tanstack/react-query';
import { readRouteSheet } from '#contract/admin/days/route-sheet.ts';
import { readWeather } from '#contract/admin/weather.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call } from '#web/client/call.ts';
import { adminKey, asOperator, useSignedOut } from '#web/features/admin/shell/use-operator.ts';

/** Visits are booked and moved meanwhile, and the day turns: read again whenever the window is looked at. */
const live = { refetchOnMount: 'always', refetchOnWindowFocus: 'always', networkMode: 'always' } as const;

/** The visits of a day, or the next ones, and the forecast, which no visit waits for. */
export function useRouteSheet(day: IsoDate | undefined) {
  const enabled = !useSignedOut();
  const sheet = useQuery({
    queryKey: [adminKey, 'route-sheet', day],
    queryFn: ({ signal }) => asOperator(() => call(readRouteSheet, { query: { day } }, { signal })),
    enabled,
    ...live,
  });
  const weather = useQuery({
    queryKey: [adminKey, 'weather'],
    queryFn: ({ signal }) => asOperator(() => call(readWeather, {}, { signal })),
    enabled,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  const { today, days = [] } = weather.data ?? {};
  return {
    sheet,
    /** Undefined while it is being read. */
    forecastOf: (date: string) =>
      weather.isPending ? undefined : ([...(today ? [today] : []), ...days].find((day) => day.date === date) ?? null),
  };
}
