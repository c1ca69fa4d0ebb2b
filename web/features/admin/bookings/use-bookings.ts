import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type AdminBooking,
  countBookings,
  countFilters,
  listBookings,
  readBookingStory,
} from '#contract/admin/bookings.ts';
import { call } from '#web/client/call.ts';
import { request } from '#web/client/request.ts';
import { rowsOf } from '#web/features/admin/shell/lists/rows-of.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';
import { firstPage, narrowedBy, nextIn } from './list-pages.ts';
import type { ListParams } from './list-params.ts';

type Page = { bookings: AdminBooking[]; next: string | null };

type Shown = { q: string } & Pick<ListParams, 'filter' | 'order' | 'day'>;

/** The list as far as it was read, and the counters; asked for again as the search is typed. */
export function useBookings({ order, ...shown }: Shown) {
  const narrowed = narrowedBy(shown);
  const list = useInfiniteQuery({
    queryKey: [adminKey, 'bookings', narrowed, order],
    queryFn: ({ pageParam, signal }) => asOperator(() => readPage(pageParam, signal)),
    initialPageParam: firstPage(narrowed, order),
    getNextPageParam: ({ next }: Page) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  const counts = useQuery({
    queryKey: [adminKey, 'counts', narrowed],
    queryFn: ({ signal }) => asOperator(() => call(countBookings, { query: narrowed }, { signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  const filters = useQuery({
    queryKey: [adminKey, 'filters'],
    queryFn: ({ signal }) => asOperator(() => call(countFilters, {}, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  const refresh = () => Promise.all([list.refetch(), counts.refetch(), filters.refetch()]);
  const bookings = rowsOf(
    list.data?.pages,
    ({ bookings }) => bookings,
    ({ bookingId }) => bookingId,
  );
  return { list, counts, filters, refresh, bookings };
}

/** The story of one booking, read afresh each time that it is opened. */
export const useStory = (orderNo: string) =>
  useQuery({
    queryKey: [adminKey, 'story', orderNo],
    queryFn: ({ signal }) => asOperator(() => call(readBookingStory, { params: { order: orderNo } }, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });

/** A page of the list; the address of the next one is in its header. */
async function readPage(address: string, signal: AbortSignal): Promise<Page> {
  const response = await request('GET', address, undefined, { signal });
  const bookings = listBookings.responses[200].parse(await response.json());
  return { bookings, next: nextIn(response.headers) };
}
