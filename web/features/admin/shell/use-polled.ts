import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminKey, asOperator, useSignedOut } from './use-operator.ts';

const everyMs = 60_000;

/** Something of the administration that others change too: read when the page opens, and each minute that somebody can see it. */
export function usePolled<T>(name: string, read: (signal: AbortSignal) => Promise<T>) {
  const signedOut = useSignedOut();
  const query = useQuery({
    queryKey: [adminKey, name],
    queryFn: ({ signal }) => asOperator(() => read(signal)),
    enabled: !signedOut,
    // A page in the background asks nothing.
    refetchInterval: everyMs,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
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
