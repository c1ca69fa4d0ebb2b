import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Callable, Input } from '#web/client/call.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { useSignedOut } from './use-operator.ts';

const everyMs = 60_000;

/** Admin data that others change too: fetched when the page opens, and each minute while it is visible; nothing for null. */
export function usePolled<T extends Callable>(to: T, input: Input<T> | null) {
  const signedOut = useSignedOut();
  // A page in the background fetches nothing.
  const enabled = !signedOut && input !== null;
  const query = useQuery({ ...operatorQuery(to, input), enabled, refetchInterval: everyMs });
  const { refetch } = query;
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible' && enabled) void refetch();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [refetch, enabled]);
  return query;
}
