import * as contract from '#contract/returning/offers.ts';
import * as plans from '#contract/returning/plans.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/http/link-key.ts';
import { type Api, answer, route } from '#server/http/route.ts';
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

  route(api, contract.readOffer, async ({ params }) => answer(200, await readOffer(deps, params)), {
    limits: [{ max: 60, minutes: 1 }],
  });

  route(
    api,
    plans.readPlan,
    async ({ params, query, reply }) => {
      const key = keyOf(reply.request) ?? query.key;
      if (key === undefined) return refuse('INVALID_INPUT');
      return answer(200, await readPlan(deps, { orderNo: params.order, key }));
    },
    { limits: [{ max: 120, minutes: 1 }] },
  );

  route(
    api,
    plans.choosePlan,
    async ({ params, body, visitor }) => {
      const { language } = visitor();
      return answer(200, await choosePlan(deps, { orderNo: params.order, ...body, language }));
    },
    changing,
  );

  route(
    api,
    plans.endPlan,
    async ({ params, body, visitor }) => {
      const { language } = visitor();
      return answer(200, await endOwnPlan(deps, { orderNo: params.order, ...body, language }));
    },
    changing,
  );
}
