import { useQuery } from '@tanstack/react-query';
import type { Callable, Input } from '#web/client/call.ts';
import { operatorQuery, readAgain } from '#web/features/admin/shell/resource/operator-query.ts';

/** Reads every version of a fact, newest first, and again after a change of ours or of someone else. */
export const versionsQuery = <T extends Callable>(to: T, input: Input<T>) => ({
  useVersions: () => useQuery(operatorQuery(to, input)),
  readAgain: () => readAgain(to),
});
