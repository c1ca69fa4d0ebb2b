import { useQuery } from '@tanstack/react-query';
import { readSettings } from '#contract/admin/settings.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';

const key = [adminKey, 'settings'] as const;

/** The settings as they stand. */
export const useSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => asOperator(() => call(readSettings, {}, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });

/** Reads them again, after a change of ours or of somebody else. */
export const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key });
