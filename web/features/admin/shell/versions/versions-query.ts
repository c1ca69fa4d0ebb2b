import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/client/query.tsx';
import { adminKey, asOperator } from '../use-operator.ts';

/** Reads every version of a fact, the newest first, and again after a change of ours or of somebody else. */
export function versionsQuery<T>(name: string, read: (signal: AbortSignal) => Promise<T>) {
  const queryKey = [adminKey, name] as const;
  return {
    useVersions: () =>
      useQuery({
        queryKey,
        queryFn: ({ signal }) => asOperator(() => read(signal)),
        refetchOnMount: 'always',
        networkMode: 'always',
      }),
    readAgain: (): Promise<void> => queryClient.invalidateQueries({ queryKey }),
  };
}
