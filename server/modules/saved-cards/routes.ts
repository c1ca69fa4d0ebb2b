import * as adminContract from '#contract/admin/saved-cards.ts';
import * as contract from '#contract/saved-cards.ts';
import type { Deps } from '#server/deps.ts';
import type { AdminApi } from '#server/http/admin-guard.ts';
import { byLink } from '#server/http/link-key.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { forgetByLink, forgetByOperator, readSavedCard } from './forget.ts';

/** The card that a client keeps: seen and forgotten by the link of a booking. */
export function savedCardRoutes(api: Api, deps: Deps): void {
  route(api, contract.readSavedCard, (call) => byLink(call, (link) => readSavedCard(deps, link)), perMinute(120));
  route(api, contract.forgetSavedCard, (call) => byLink(call, (link) => forgetByLink(deps, link)), perMinute(60));
}

export function savedCardAdminRoutes({ guarded }: AdminApi, deps: Deps): void {
  guarded(adminContract.forgetClientCard, ({ params }, by) => forgetByOperator(deps, { orderNo: params.order, by }));
}
