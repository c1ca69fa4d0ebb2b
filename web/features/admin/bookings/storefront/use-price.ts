import { useQuery } from '@tanstack/react-query';
import { previewStorefront } from '#contract/admin/corrections/storefront.ts';
import type { CorrectedStorefront } from '#domain/booking/storefront.ts';
import { keyOf, operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';

type Asked = { order: string; version: number; storefront: CorrectedStorefront | null };

/** What a booking with another storefront costs, refetched for each version of the booking; nothing without one. */
export const useStorefrontPrice = ({ order, version, storefront }: Asked) =>
  useQuery({
    ...operatorQuery(previewStorefront, storefront && { params: { order }, query: storefront }),
    queryKey: [...keyOf(previewStorefront), order, version, storefront],
    gcTime: 0,
  });
