import * as bookingContract from '#contract/booking-details.ts';
import * as cancellationContract from '#contract/cancellation.ts';
import * as certificateContract from '#contract/certificate.ts';
import * as contract from '#contract/self-service.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/http/link-key.ts';
import { orderIn } from '#server/http/rate-limits.ts';
import { type Api, answer, noContent, route } from '#server/http/route.ts';
import { cancelByCustomer, previewCancellation } from './cancel/customer.ts';
import { openCancellation } from './cancel/open.ts';
import { readCertificate } from './certificate/read.ts';
import { correctOwnContact } from './correct-contact.ts';
import { moveByCustomer } from './move/customer.ts';
import { readVisitChanges } from './move/options.ts';
import { unlockBooking } from './unlock.ts';

// A key cannot be guessed; the limits keep a broken page from asking without end.
const reads = [{ max: 120, minutes: 1 }];
const writes = [
  { max: 20, minutes: 10, per: orderIn },
  { max: 60, minutes: 10 },
];

/** What a customer may do with a booking: see it whole, move its visit, cancel it. */
export function bookingRoutes(api: Api, deps: Deps): void {
  route(
    api,
    bookingContract.unlockBooking,
    async ({ params, body, visitor }) =>
      noContent(await unlockBooking(deps, visitor(), { orderNo: params.order, email: body.email })),
    // Five tries for an order, ten a day from everywhere together; and nobody goes through many orders with one e-mail either.
    {
      limits: [
        { max: 5, minutes: 15, per: orderIn, shared: 'unlock-order' },
        { max: 10, minutes: 24 * 60, per: orderIn, together: true, shared: 'unlock-order-day' },
        { max: 60, minutes: 15, shared: 'unlock' },
      ],
    },
  );

  route(
    api,
    contract.readVisitChanges,
    async ({ params, query, reply }) => {
      const key = keyOf(reply.request) ?? query.key;
      if (key === undefined) return refuse('INVALID_INPUT');
      return answer(200, await readVisitChanges(deps, { orderNo: params.order, key }));
    },
    { limits: reads },
  );

  route(
    api,
    contract.moveVisit,
    async ({ params, body }) => answer(200, await moveByCustomer(deps, { orderNo: params.order, ...body })),
    { limits: writes },
  );

  route(
    api,
    contract.correctOwnContact,
    async ({ params, body }) => {
      const corrected = await correctOwnContact(deps, { orderNo: params.order, ...body });
      return isRefusal(corrected) ? corrected : answer(200, { saved: true });
    },
    { limits: writes },
  );

  route(
    api,
    contract.openCancellation,
    async ({ params, body }) => answer(201, await openCancellation(deps, { orderNo: params.order, key: body.key })),
    { limits: writes },
  );

  route(
    api,
    certificateContract.readCertificate,
    async ({ params }) => answer(200, await readCertificate(deps, params.number)),
    { limits: [{ max: 30, minutes: 1 }] },
  );

  route(api, cancellationContract.cancelByClientId, () => refuse('CANCEL_LINK_NEEDED'));

  route(
    api,
    cancellationContract.previewCancellation,
    async ({ params }) => answer(200, await previewCancellation(deps, params)),
    { limits: [{ max: 60, minutes: 1 }] },
  );

  route(
    api,
    cancellationContract.cancelBooking,
    async ({ body }) => {
      const cancelled = await cancelByCustomer(deps, body);
      return isRefusal(cancelled) ? cancelled : answer(200, { success: true, ...cancelled });
    },
    { limits: [{ max: 60, minutes: 1 }] },
  );
}
