import * as contract from '#contract/cancellation.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { type Api, answer, route } from '#server/http/route.ts';
import { cancelByCustomer, previewCancellation } from './cancel/customer.ts';

export function cancellationRoutes(api: Api, deps: Deps): void {
  route(api, contract.cancelByClientId, () => refuse('CANCEL_LINK_NEEDED'));

  route(
    api,
    contract.previewCancellation,
    async ({ params }) => {
      const preview = await previewCancellation(deps, params);
      return isRefusal(preview) ? preview : answer(200, preview);
    },
    { limits: [{ max: 60, minutes: 1 }] },
  );

  route(
    api,
    contract.cancelBooking,
    async ({ body }) => {
      const cancelled = await cancelByCustomer(deps, body);
      return isRefusal(cancelled) ? cancelled : answer(200, { success: true, ...cancelled });
    },
    { limits: [{ max: 60, minutes: 1 }] },
  );
}
