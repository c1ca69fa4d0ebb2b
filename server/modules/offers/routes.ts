import * as contract from '#contract/returning/offers.ts';
import * as plans from '#contract/returning/plans.ts';
import type { Deps } from '#server/deps.ts';
import { byLink } from '#server/http/link-key.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { bookingMeant } from '#server/modules/bookings/booking-meant.ts';
import { choosePlan, endOwnPlan, readPlan } from './plan.ts';
import { readOffer } from './read-link.ts';

/** The link of a season's offer or a planned visit, and the yearly plan on the page of a booking. */
export function offerRoutes(api: Api, deps: Deps): void {
  const changing = {
    limits: [
      { max: 120, minutes: 10 },
      { max: 40, minutes: 10, per: bookingMeant(deps) },
    ],
  };

  route(api, contract.readOffer, ({ params }) => readOffer(deps, params), perMinute(60));

  route(api, plans.readPlan, (call) => byLink(call, (link) => readPlan(deps, link)), perMinute(120));

  route(
    api,
    plans.choosePlan,
    ({ params, body, visitor }) => choosePlan(deps, { orderNo: params.order, ...body, language: visitor().language }),
    changing,
  );

  route(
    api,
    plans.endPlan,
    ({ params, body, visitor }) => endOwnPlan(deps, { orderNo: params.order, ...body, language: visitor().language }),
    changing,
  );
}
