import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAttention } from '#contract/admin/alerts.ts';
import { call } from '#web/client/call.ts';
import { adminKey, asOperator, useSignedOut } from '#web/features/admin/shell/use-operator.ts';

const everyMs = 60_000;

/** What needs a person: read when the page opens, and each minute that somebody can see it. */
export function useAlerts() {
  const signedOut = useSignedOut();
  const query = useQuery({
    queryKey: [adminKey, 'attention'],
    queryFn: ({ signal }) => asOperator(() => call(readAttention, {}, { signal })),
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
