import { addDays } from '#domain/calendar/day.ts';
import type { Deps } from '#server/deps.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { listDecisions } from './list.ts';

/** Tells the operator once an evening what is to be decided; where a visit of tomorrow waits, also by the way beside mail. Answers of how many. */
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
