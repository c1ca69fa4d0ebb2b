import * as contract from '#contract/links/charges.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
import { confirmCharge } from '../confirm.ts';
import { openCharge } from './open.ts';
import { readCharge } from './read.ts';

/** The page of a link that asks for more on a booking. */
export function chargeRoutes(api: Api, deps: Deps): void {
  route(api, contract.readCharge, ({ params }) => readCharge(deps, params), perMinute(60));

  route(
    api,
    contract.openCharge,
    async ({ params: { token }, body: { order_no: orderNo, amount, hasCookie = false }, visitor, known }) => {
      if (hasCookie && known().hash === null) return refuse('COOKIES_NEEDED');
      const opened = await openCharge(deps, visitor(), { token, orderNo, amount });
      return isRefusal(opened) ? opened : { checkout_id: opened.checkoutId, ticket: opened.ticket };
    },
    perMinute(60),
  );

  route(
    api,
    contract.payCharge,
    async ({ body: { order_no: orderNo, ticket }, visitor }) => {
      const paid = await confirmCharge(deps, visitor(), { orderNo, ticket });
      return isRefusal(paid) ? paid : { paid: true as const };
    },
    perMinute(240),
  );
}
