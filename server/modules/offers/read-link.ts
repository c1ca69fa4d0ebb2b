import { isVip } from '#domain/booking/client-number.ts';
import { opensRefresh } from '#domain/booking/refresh.ts';
import { forwardSortationArea } from '#domain/funnel/area.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { isBookableSize } from '#domain/funnel/size.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { findByOffer } from '#server/modules/consents/queries/mails.ts';

/** What the client of an offer continues with: no more than the page of their own booking shows. Changes nothing. */
export async function readOffer({ db, clock }: Pick<Deps, 'db' | 'clock'>, { token }: { token: string }) {
  const mail = await findByOffer(db, sha256(token));
  if (!mail) return refuse('OFFER_LINK_INVALID');
  if (mail.offerExpiresAt === null || mail.offerExpiresAt <= clock.now()) return refuse('OFFER_LINK_EXPIRED');
  const booking = await findBookingById(db, mail.bookingId);
  // Who was erased, or is reached elsewhere by now, is not shown to whoever has the old mail.
  if (!booking || booking.email.trim().toLowerCase() !== mail.email) return refuse('OFFER_LINK_INVALID');
  return knownOf(booking);
}

function knownOf(booking: Booking) {
  const { selectedLayout, storefrontSize, feeling, aesthetic, purpose, clientId, orderNo, vipRefreshUsed } = booking;
  if (selectedLayout === null || !isBookableSize(storefrontSize)) return refuse('OFFER_LINK_INVALID') satisfies Refusal;
  const { businessName, contactName, email, phone, address, ...rest } = booking;
  const { billingStreet, billingCity, billingProvince, billingPostalCode } = rest;
  const isFree = isVip(clientId) && !vipRefreshUsed;
  const oneOf = <const T extends string>(values: readonly T[], stored: string | null): T | null =>
    values.find((one) => one === stored) ?? null;
  return {
    postalCode: forwardSortationArea(booking.postalCode),
    storefrontSize,
    selectedLayout,
    feeling: oneOf(feelings, feeling),
    aesthetic: oneOf(aesthetics, aesthetic),
    purpose: oneOf(purposes, purpose),
    refreshNumber: opensRefresh(booking) ? (isFree ? clientId : orderNo) : null,
    customer: {
      ...{ businessName, contactName, email, phone, address },
      ...{ billingStreet, billingCity, billingProvince, billingPostalCode },
    },
  };
}
