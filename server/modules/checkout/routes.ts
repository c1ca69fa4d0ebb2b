import { readBooking } from '#contract/booking-details.ts';
import { afterPayment, openCheckout, preload, saveCustomer, watchCheckout } from '#contract/checkout.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import type { StepCounter } from '#server/modules/analytics/count.ts';
import { confirmBooking } from './confirm.ts';
import * as opening from './open.ts';
import { readOrder } from './order-status.ts';
import * as preloading from './preload.ts';
import * as saving from './save-customer.ts';
import * as watching from './watch.ts';

export function checkoutRoutes(api: Api, deps: Deps, steps: StepCounter): void {
  route(
    api,
    openCheckout,
    async ({ visitor }) => {
      visitor(); // Known before the first hold: a browser that never saw preload's answer must not lose the day to itself.
      return answer(200, await opening.openCheckout(deps));
    },
    { limits: [{ max: 240, minutes: 1 }] },
  );

  route(
    api,
    preload,
    async ({ body: { order_no: orderNo, amount, booking }, visitor }) => {
      const who = visitor();
      const count = () => steps.count('payment', who.language);
      const loaded = await preloading.preload(deps, who, { orderNo, amount, booking }, count);
      if (isRefusal(loaded)) return loaded;
      return answer(200, { checkout_id: loaded.checkoutId, ticket: loaded.ticket });
    },
    { limits: [{ max: 120, minutes: 1 }] },
  );

  route(
    api,
    saveCustomer,
    async ({ params, body, visitor }) => {
      const question = { orderNo: params.order, customer: body.customerData };
      const saved = await saving.saveCustomer(deps, visitor(), question);
      return isRefusal(saved) ? saved : answer(204, null);
    },
    { limits: [{ max: 240, minutes: 1 }] },
  );

  route(
    api,
    afterPayment,
    async ({ body: { order_no: orderNo, ticket, customerData: customer }, visitor }) => {
      const confirmed = await confirmBooking(deps, visitor(), { orderNo, ticket, customer });
      return isRefusal(confirmed) ? confirmed : answer(200, { success: true, ...confirmed });
    },
    { limits: [{ max: 240, minutes: 1 }] },
  );

  route(
    api,
    watchCheckout,
    async ({ params, body, visitor }) => {
      await watching.watchCheckout(deps, visitor(), { orderNo: params.order, seen: body.seen ?? 'closed' });
      return answer(204, null);
    },
    { limits: [{ max: 240, minutes: 1 }] },
  );

  route(
    api,
    readBooking,
    async ({ params, query, visitor }) => {
      const found = await readOrder(deps, visitor(), { orderNo: params.order, key: query.key });
      if (isRefusal(found)) return found;
      return 'state' in found ? answer(202, found) : answer(200, found);
    },
    { limits: [{ max: 120, minutes: 1 }] },
  );
}
