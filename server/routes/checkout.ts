import { afterPayment, openCheckout, preload, saveCustomer, watchCheckout } from '#contract/checkout.ts';
import { type Api, answer, route } from '#server/app/route.ts';
import type { Deps } from '#server/deps.ts';
import { isRefusal } from '#server/errors.ts';
import { confirmBooking } from '#server/use-cases/confirm-booking.ts';
import type { StepCounter } from '#server/use-cases/count-steps.ts';
import * as opening from '#server/use-cases/open-checkout.ts';
import * as preloading from '#server/use-cases/preload.ts';
import * as saving from '#server/use-cases/save-customer.ts';
import * as watching from '#server/use-cases/watch-checkout.ts';

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
}
