import { listDecisions } from '#contract/admin/days/decisions.ts';
import { usePolled } from '../use-polled.ts';

/** The visits that need a decision. */
export const useDecisions = () => usePolled(listDecisions, {});
