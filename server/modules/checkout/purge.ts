import type { Deps } from '#server/deps.ts';
import { deleteEndedContexts } from './queries/contexts.ts';

const keptMs = 24 * 3_600_000;

/** Checkouts hold personal data: a day after their end they are deleted (decisions, section 6). How many. */
export function purgeCheckouts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return deleteEndedContexts(db, new Date(clock.now().getTime() - keptMs));
}
