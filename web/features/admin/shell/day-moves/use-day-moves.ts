import { useQuery } from '@tanstack/react-query';
import { listDayMoves, planVisits } from '#contract/admin/days/day-moves.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { live, operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';

export const useVisitPlan = (dates: readonly IsoDate[]) =>
  useQuery({ ...operatorQuery(planVisits, { query: { days: dates.join(',') } }), ...live });

export const useDayMoves = () => useQuery({ ...operatorQuery(listDayMoves, {}), ...live, refetchInterval: 30_000 });
