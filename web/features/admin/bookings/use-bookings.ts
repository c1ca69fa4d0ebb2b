import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  countBookings,
  countFilters,
  type ListedBooking,
  listBookings,
  readBookingStory,
} from '#contract/admin/bookings.ts';
import { request } from '#web/client/request.ts';
import { keyOf, operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { rowsOf } from '#web/features/admin/shell/resource/rows-of.ts';
import { asOperator } from '#web/features/admin/shell/use-operator.ts';
import { firstPage, narrowedBy, nextIn } from './list-pages.ts';
import type { ListParams } from './list-params.ts';

type Page = { bookings: ListedBooking[]; next: string | null };

type Shown = { q: string } & Pick<ListParams, 'filter' | 'order' | 'day'>;

/** The list as far as loaded, and the counters; refetched as the search is typed. */
export function useBookings({ order, ...shown }: Shown) {
  const narrowed = narrowedBy(shown);
  const list = useInfiniteQuery({
    queryKey: [...keyOf(listBookings), narrowed, order],
    queryFn: ({ pageParam, signal }) => asOperator(() => readPage(pageParam, signal)),
    initialPageParam: firstPage(narrowed, order),
    getNextPageParam: ({ next }: Page) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const counts = useQuery({
    ...operatorQuery(countBookings, { query: narrowed }),
    placeholderData: keepPreviousData,
  });
  const filters = useQuery(operatorQuery(countFilters, {}));
  const refresh = () => Promise.all([list.refetch(), counts.refetch(), filters.refetch()]);
  const bookings = rowsOf(
    list.data?.pages,
    ({ bookings }) => bookings,
    ({ bookingId }) => bookingId,
  );
  return { list, counts, filters, refresh, bookings };
}

/** The story of one booking, refetched each time it is opened. */
export const useStory = (orderNo: string) => useQuery(operatorQuery(readBookingStory, { params: { order: orderNo } }));

/** A page of the list; the address of the next one is in its header. */
async function readPage(address: string, signal: AbortSignal): Promise<Page> {
  const response = await request('GET', address, undefined, { signal });
  const bookings = listBookings.responses[200].parse(await response.json());
  return { bookings, next: nextIn(response.headers) };
}
