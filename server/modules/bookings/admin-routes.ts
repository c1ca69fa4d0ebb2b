import type * as z from 'zod/mini';
import * as contract from '#contract/admin/bookings.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { getBookingDetails } from './details.ts';
import * as listing from './list.ts';

/** The operator's list, its counters, and the story of one booking. */
export function bookingAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listBookings, async ({ query, reply }) => {
    const page = await listing.listBookings(deps, query);
    if (isRefusal(page)) return page;
    if (page.next) reply.header('link', `<${nextPage(query, page.next)}>; rel="next"`);
    return answer(200, page.bookings);
  });

  guarded(contract.countBookings, async ({ query }) => {
    const counts = await listing.countBookings(deps, query);
    return isRefusal(counts) ? counts : answer(200, counts);
  });

  guarded(contract.countFilters, async () => answer(200, await listing.countFilters(deps)));

  guarded(contract.readBookingStory, async ({ params }) => {
    const story = await getBookingDetails(deps, params.order);
    return isRefusal(story) ? story : answer(200, story);
  });
}

type Asked = z.output<typeof contract.listBookings.query>;

function nextPage(asked: Asked, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, cursor })) if (value) query.set(name, String(value));
  return `${contract.listBookings.path}?${query}`;
}
