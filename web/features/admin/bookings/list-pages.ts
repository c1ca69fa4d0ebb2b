import { type BookingOrder, listBookings } from '#contract/admin/bookings.ts';
import { withQuery } from '#web/client/with-query.ts';
import type { ListParams } from './list-params.ts';

type Narrowed = Partial<Record<'q' | 'day', string>> & { filter?: Exclude<ListParams['filter'], 'all'> };

/** Which bookings to fetch; counts use the same query. */
export const narrowedBy = ({ q, filter, day }: { q: string } & Pick<ListParams, 'filter' | 'day'>): Narrowed => ({
  ...(q && { q }),
  ...(filter !== 'all' && { filter }),
  ...(day && { day }),
});

/** The URL of the first page; the server's default order is omitted. */
export function firstPage(narrowed: Narrowed, order: BookingOrder): string {
  const query = new URLSearchParams({ ...narrowed, ...(order !== 'newest' && { order }) });
  return withQuery(listBookings.path, query);
}

/** The URL of the next page, from a response; null if there is none. */
export const nextIn = (headers: Headers): string | null =>
  /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
