import type * as z from 'zod/mini';
import { readAttention } from '#contract/admin/alerts.ts';
import * as contract from '#contract/admin/bookings.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { answer } from '#server/http/route.ts';
import { listAlerts } from './alerts.ts';
import { getBookingDetails } from './details.ts';
import { countBookings, countFilters, listBookings } from './list.ts';

/** What the administration reads across the modules: the bookings, the history of each, and what needs attention now. */
export function deskAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(contract.listBookings, async ({ query, reply }) => {
    const page = await listBookings(deps, query);
    if (isRefusal(page)) return page;
    if (page.next) reply.header('link', `<${nextPage(query, page.next)}>; rel="next"`);
    return answer(200, page.bookings);
  });

  guarded(contract.countBookings, async ({ query }) => answer(200, await countBookings(deps, query)));

  guarded(contract.countFilters, async () => answer(200, await countFilters(deps)));

  guarded(contract.readBookingStory, async ({ params }) => answer(200, await getBookingDetails(deps, params.order)));

  guarded(readAttention, async () => answer(200, await listAlerts(deps)), { polled: true });
}

type Asked = z.output<typeof contract.listBookings.query>;

function nextPage(asked: Asked, cursor: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, cursor })) if (value) query.set(name, String(value));
  return `${contract.listBookings.path}?${query}`;
}
