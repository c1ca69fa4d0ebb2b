import { type AttentionGroup, readAttention } from '#contract/admin/alerts.ts';
import { listDecisions } from '#contract/admin/days/decisions.ts';
import { usePolled } from '../use-polled.ts';
import type { Section } from './section.ts';

/** The visits that need a decision. */
export const useDecisions = (asks = true) => usePolled(listDecisions, asks ? {} : null);

/** What else needs a person. */
export const useAlerts = (asks = true) => usePolled(readAttention, asks ? {} : null);

/** The alerts that are settled in a section. */
const settledIn: Partial<Record<Section['id'], readonly AttentionGroup['kind'][]>> = {
  messages: ['stopped', 'texts', 'messages'],
  reviews: ['reviews'],
  integration: ['sync'],
  areas: ['areas'],
};

/** How much waits in each section: decisions at the bookings, alerts elsewhere; nothing for those who may not ask. */
export function useCounts(asks: boolean): (id: Section['id']) => number {
  const decisions = useDecisions(asks).data?.count ?? 0;
  const groups = useAlerts(asks).data?.groups ?? [];
  return (id) =>
    id === 'bookings'
      ? decisions
      : groups.reduce((sum, { kind, count }) => sum + (settledIn[id]?.includes(kind) ? count : 0), 0);
}
