import { useQuery } from '@tanstack/react-query';
import * as contract from '#contract/admin/business/prices.ts';
import { call } from '#web/client/call.ts';
import { queryClient } from '#web/client/query.tsx';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';

const key = [adminKey, 'prices'] as const;

/** Every version of the prices, the newest first. */
export const usePrices = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => asOperator(() => call(contract.listPrices, {}, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });

/** Reads them again, after a change of ours or of somebody else. */
export const readAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key });
