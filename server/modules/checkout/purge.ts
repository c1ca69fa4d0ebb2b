import { retention } from '#business/retention.ts';
import { dayMs } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { deleteEndedContexts } from './queries/contexts.ts';

/** Checkouts hold personal data: they are deleted soon after they end (decisions, section 6). Returns how many. */
export function purgeCheckouts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return deleteEndedContexts(db, new Date(clock.now().getTime() - retention.checkouts.days * dayMs));
}
