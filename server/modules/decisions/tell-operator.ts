import { addDays } from '#domain/calendar/day.ts';
import type { Deps } from '#server/deps.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { listDecisions } from './list.ts';

/** Alerts the operator once an evening to open decisions; if one is about tomorrow, also by the channel besides mail. Returns how many. */
export async function tellOfDecisions(deps: Pick<Deps, 'db' | 'clock' | 'calendar'>): Promise<number> {
  const { visits, count, today } = await listDecisions(deps);
  if (count === 0) return 0;
  const isUrgent = visits.some(({ date }) => date === addDays(today, 1));
  const now = deps.clock.now();
  const facts = {
    date: [...new Set(visits.map(({ date }) => date))],
    orders: visits.flatMap(({ orderNo }) => orderNo ?? []),
  };
  const alert = { reason: 'visits-undecided', facts, ...(isUrgent && { urgent: true }) } as const;
  await tellOperator(deps.db, alert, { subject: `decisions:${today}`, now });
  return count;
}
