import { useQuery } from '@tanstack/react-query';
import { listDayMoves, planVisits } from '#contract/admin/days/day-moves.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { call } from '#web/client/call.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';

/** Others book and answer meanwhile. */
const live = { refetchOnMount: 'always', refetchOnWindowFocus: 'always', networkMode: 'always' } as const;

export const useVisitPlan = (dates: readonly IsoDate[]) =>
  useQuery({
    queryKey: [adminKey, 'visit-plan', ...dates],
    queryFn: ({ signal }) => asOperator(() => call(planVisits, { query: { days: dates.join(',') } }, { signal })),
    ...live,
  });

export const useDayMoves = () =>
  useQuery({
    queryKey: [adminKey, 'day-moves'],
    queryFn: ({ signal }) => asOperator(() => call(listDayMoves, {}, { signal })),
    ...live,
    refetchInterval: 30_000,
  });
