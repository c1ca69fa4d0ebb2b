import { listDecisions } from '#contract/admin/days/decisions.ts';
import { call } from '#web/client/call.ts';
import { usePolled } from '../use-polled.ts';

/** The visits that somebody has to decide about. */
export const useDecisions = () => usePolled('decisions', (signal) => call(listDecisions, {}, { signal }));
