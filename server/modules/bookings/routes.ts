import { unlockBooking } from '#contract/booking-details.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { orderIn } from '#server/http/rate-limits.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import * as unlocking from './unlock.ts';

export function bookingDetailsRoutes(api: Api, deps: Deps): void {
  route(
    api,
    unlockBooking,
    async ({ params, body, visitor }) => {
      const opened = await unlocking.unlockBooking(deps, visitor(), { orderNo: params.order, email: body.email });
      return isRefusal(opened) ? opened : answer(204, null);
    },
    // Five tries for an order; and nobody goes through many orders with one e-mail either.
    {
      limits: [
        { max: 5, minutes: 15, per: orderIn },
        { max: 60, minutes: 15 },
      ],
    },
  );
}
