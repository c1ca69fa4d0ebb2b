import { skipToken, useQuery } from '@tanstack/react-query';
import { previewStorefront } from '#contract/admin/corrections/storefront.ts';
import type { CorrectedStorefront } from '#domain/booking/storefront.ts';
import { call } from '#web/client/call.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';

type Asked = { order: string; version: number; storefront: CorrectedStorefront | null };

/** What a booking with another storefront costs, read afresh for each version of the booking; nothing without one. */
export const useStorefrontPrice = ({ order, version, storefront }: Asked) =>
  useQuery({
    queryKey: [adminKey, 'storefront', order, version, storefront],
    queryFn: storefront
      ? ({ signal }) => asOperator(() => call(previewStorefront, { params: { order }, query: storefront }, { signal }))
      : skipToken,
    gcTime: 0,
    networkMode: 'always',
  });
