import * as bookingContract from '#contract/booking-details.ts';
import * as cancellationContract from '#contract/cancellation.ts';
import * as certificateContract from '#contract/certificate.ts';
import * as contract from '#contract/visit/self-service.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/http/link-key.ts';
import { type Api, answer, noContent, route } from '#server/http/route.ts';
import { readAddressChange, undoAddressChange } from './address/undo.ts';
import { bookingMeant } from './booking-meant.ts';
import { cancelByCustomer, previewCancellation } from './cancel/customer.ts';
import { openCancellation } from './cancel/open.ts';
import { readCertificate } from './certificate/read.ts';
import { correctOwnContact } from './correct-contact.ts';
import { mailBookingLink } from './mail-link.ts';
import { moveByCustomer } from './move/customer.ts';
import { readVisitChanges } from './move/options.ts';
import { unlockBooking } from './unlock.ts';

// A key cannot be guessed; the limits only stop a broken page from calling endlessly.
const reads = [{ max: 120, minutes: 1 }];

/** What a customer may do with a booking: see it whole, move its visit, cancel it. */
export function bookingRoutes(api: Api, deps: Deps): void {
  const per = bookingMeant(deps);
  const writes = [
    { max: 60, minutes: 10 },
    { max: 20, minutes: 10, per },
  ];

  route(
    api,
    bookingContract.unlockBooking,
    async ({ params, body, visitor }) =>
      noContent(await unlockBooking(deps, visitor(), { orderNo: params.order, email: body.email })),
    // Prevents trying many orders with one e-mail, or many e-mails for one order. Guessing from many networks
    // slows the customer down, but never locks them out.
    {
      limits: [
        { max: 60, minutes: 15, shared: 'unlock' },
        { max: 5, minutes: 15, per, shared: 'unlock-order' },
        { max: 10, minutes: 24 * 60, per, together: true, shared: 'unlock-order-day', slowsMs: 2000 },
      ],
    },
  );

  route(
    api,
    bookingContract.mailBookingLink,
    async ({ body }) => {
      await mailBookingLink(deps, body);
      return answer(202, { success: true });
    },
    // Enough for a household to find its mail, too few to enumerate bookings by response time.
    { limits: [{ max: 10, minutes: 10, shared: 'booking-link' }] },
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

  const perMinute = { limits: [{ max: 60, minutes: 1 }] };
  route(
    api,
    contract.readAddressChange,
    async ({ params }) => answer(200, await readAddressChange(deps, params)),
    perMinute,
  );
  route(
    api,
    contract.undoAddressChange,
    async ({ body }) => answer(200, await undoAddressChange(deps, body)),
    perMinute,
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
