import { type BookingOrder, listBookings } from '#contract/admin/bookings.ts';
import { withQuery } from '#web/client/with-query.ts';
import type { ListParams } from './list-params.ts';

type Narrowed = Partial<Record<'q' | 'day', string>> & { filter?: Exclude<ListParams['filter'], 'all'> };

/** What of all bookings is asked for; counts are asked for by the same. */
export const narrowedBy = ({ q, filter, day }: { q: string } & Pick<ListParams, 'filter' | 'day'>): Narrowed => ({
  ...(q && { q }),
  ...(filter !== 'all' && { filter }),
  ...(day && { day }),
});

/** The address of the first page; the server's own order goes unsaid. */
export function firstPage(narrowed: Narrowed, order: BookingOrder): string {
  const query = new URLSearchParams({ ...narrowed, ...(order !== 'newest' && { order }) });
  return withQuery(listBookings.path, query);
}

/** The address of the next page, as an answer names it; null where there is none. */
export const nextIn = (headers: Headers): string | null =>
  /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
