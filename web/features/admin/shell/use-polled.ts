import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Callable, Input } from '#web/client/call.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useSignedOut } from './use-operator.ts';

const everyMs = 60_000;

/** Admin data that others change too: fetched when the page opens, and each minute while it is visible. */
export function usePolled<T extends Callable>(to: T, input: Input<T>) {
  const signedOut = useSignedOut();
  // A page in the background fetches nothing.
  const query = useQuery({ ...operatorQuery(to, input), enabled: !signedOut, refetchInterval: everyMs });
  const { refetch } = query;
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible' && !signedOut) void refetch();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [refetch, signedOut]);
  return query;
}
