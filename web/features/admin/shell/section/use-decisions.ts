import { listDecisions } from '#contract/admin/days/decisions.ts';
import { usePolled } from '../use-polled.ts';

/** The visits that somebody has to decide about. */
export const useDecisions = () => usePolled(listDecisions, {});
