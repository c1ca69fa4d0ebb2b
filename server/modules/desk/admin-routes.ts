import type * as z from 'zod/mini';
import { readAttention } from '#contract/admin/alerts.ts';
import * as contract from '#contract/admin/bookings.ts';
import { searchAll as searchContract } from '#contract/admin/search.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { listAlerts } from './alerts.ts';
import { getBookingDetails } from './details.ts';
import { countBookings, countFilters, listBookings } from './list.ts';
import { searchAll } from './search.ts';

/** What the administration reads across the modules: the bookings, the history of each, and what needs attention now. */
export function deskAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listBookings, async ({ query, reply }) => {
    const page = await listBookings(deps, query);
    if (isRefusal(page)) return page;
    if (page.next) reply.header('link', `<${nextPage(query, page.next)}>; rel="next"`);
    return page.bookings;
  });

  guarded(contract.countBookings, ({ query }) => countBookings(deps, query));

  guarded(contract.countFilters, () => countFilters(deps));

  guarded(contract.readBookingStory, ({ params }) => getBookingDetails(deps, params.order));

  guarded(searchContract, ({ query }) => searchAll(deps, query));

  guarded(readAttention, () => listAlerts(deps), { polled: true });
}

type Asked = z.output<typeof contract.listBookings.query>;

function nextPage(asked: Asked, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, cursor })) if (value) query.set(name, String(value));
  return `${contract.listBookings.path}?${query}`;
}
