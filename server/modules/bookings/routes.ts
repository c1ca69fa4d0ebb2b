import * as bookingContract from '#contract/booking-details.ts';
import * as cancellationContract from '#contract/cancellation.ts';
import * as certificateContract from '#contract/certificate.ts';
import * as contract from '#contract/visit/self-service.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { byLink } from '#server/http/link-key.ts';
import { perMinute } from '#server/http/rate-limits.ts';
import { type Api, route } from '#server/http/route.ts';
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

/** What a customer may do with a booking: see it whole, move its visit, cancel it. */
export function bookingRoutes(api: Api, deps: Deps): void {
  const per = bookingMeant(deps);
  // A key cannot be guessed; the limits only stop a broken page from calling endlessly.
  const writes = {
    limits: [
      { max: 60, minutes: 10 },
      { max: 20, minutes: 10, per },
    ],
  };

  route(
    api,
    bookingContract.unlockBooking,
    ({ params, body, visitor }) => unlockBooking(deps, visitor(), { orderNo: params.order, email: body.email }),
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
      return { success: true as const };
    },
    // Enough for a household to find its mail, too few to enumerate bookings by response time.
    { limits: [{ max: 10, minutes: 10, shared: 'booking-link' }] },
  );

  route(api, contract.readVisitChanges, (call) => byLink(call, (link) => readVisitChanges(deps, link)), perMinute(120));

  route(
    api,
    contract.moveVisit,
    ({ params, body }) => moveByCustomer(deps, { orderNo: params.order, ...body }),
    writes,
  );

  route(
    api,
    contract.correctOwnContact,
    async ({ params, body }) => {
      const corrected = await correctOwnContact(deps, { orderNo: params.order, ...body });
      return isRefusal(corrected) ? corrected : { saved: true as const };
    },
    writes,
  );

  route(api, contract.readAddressChange, ({ params }) => readAddressChange(deps, params), perMinute(60));
  route(api, contract.undoAddressChange, ({ body }) => undoAddressChange(deps, body), perMinute(60));

  route(
    api,
    contract.openCancellation,
    ({ params, body }) => openCancellation(deps, { orderNo: params.order, key: body.key }),
    writes,
  );

  route(api, certificateContract.readCertificate, ({ params }) => readCertificate(deps, params.number), perMinute(30));

  route(api, cancellationContract.cancelByClientId, () => refuse('CANCEL_LINK_NEEDED'));

  route(
    api,
    cancellationContract.previewCancellation,
    ({ params }) => previewCancellation(deps, params),
    perMinute(60),
  );

  route(
    api,
    cancellationContract.cancelBooking,
    async ({ body }) => {
      const cancelled = await cancelByCustomer(deps, body);
      return isRefusal(cancelled) ? cancelled : { success: true as const, ...cancelled };
    },
    perMinute(60),
  );
}
