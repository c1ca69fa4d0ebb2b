import { refreshService, serviceOf, services } from '#business/services.ts';
import { hasFreeRefresh, opensRefresh } from '#domain/booking/refresh.ts';
import { aesthetics, feelings, purposes } from '#domain/funnel/quiz.ts';
import { isBookableSize } from '#domain/funnel/size.ts';
import type { ProposedDay } from '#domain/offers/plan-days.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { findLinkedBooking } from '#server/modules/bookings/queries/links.ts';
import { type ConsentMail, findByOffer } from '#server/modules/consents/queries/mails.ts';

/** What the client of an offer or a planned visit continues with: no more than their own booking's page shows. Read-only. */
export async function readOffer({ db, clock }: Pick<Deps, 'db' | 'clock'>, { token }: { token: string }) {
  const tokenHash = sha256(token);
  const mail = await findByOffer(db, tokenHash);
  if (!mail) return readOwnRefresh(db, { tokenHash, purpose: 'order', now: clock.now() });
  if (mail.offerExpiresAt === null || mail.offerExpiresAt <= clock.now()) return refuse('OFFER_LINK_EXPIRED');
  const booking = await findBookingById(db, mail.bookingId);
  // Clients who were erased, or changed their address, are not shown to the recipient of the old mail.
  if (!booking || booking.email.trim().toLowerCase() !== mail.email) return refuse('OFFER_LINK_INVALID');
  return knownOf(booking, { service: await nextService(db, booking, mail), days: mail.days ?? [] });
}

/** The link of a Platinum booking leads its VIP to the free refresh in the same way, while it is unused. */
async function readOwnRefresh(db: Db, link: Parameters<typeof findLinkedBooking>[1]) {
  const id = await findLinkedBooking(db, link);
  const booking = id === null ? null : await findBookingById(db, id);
  if (!booking || !hasFreeRefresh(booking, services)) return refuse('OFFER_LINK_INVALID');
  return knownOf(booking, { service: refresh(booking), days: [] });
}

type Next = { coatingType: CoatingType | null; refreshNumber: string | null };

const numberOf = (visit: Booking): string => (hasFreeRefresh(visit, services) ? visit.clientId : visit.orderNo);

const refresh = (of: Booking): Next => ({ coatingType: refreshService?.key ?? null, refreshNumber: numberOf(of) });

/** An offer is of a refresh. A planned visit has the service of the last one; if it includes a refresh, that comes next. */
async function nextService(db: Db, booking: Booking, { purpose }: Pick<ConsentMail, 'purpose'>): Promise<Next> {
  const { coatingType, refreshOf } = booking;
  const sold = serviceOf(coatingType);
  if (opensRefresh(booking, services) && (purpose === 'season' || sold?.freeRefresh)) return refresh(booking);
  if (purpose === 'season') return { coatingType: null, refreshNumber: null };
  if (sold?.needs === null && sold.places === undefined) return { coatingType, refreshNumber: null };
  const refreshed = refreshOf !== null ? await findBookingById(db, refreshOf) : null;
  return refreshed && opensRefresh(refreshed, services)
    ? refresh(refreshed)
    : { coatingType: null, refreshNumber: null };
}

function knownOf(booking: Booking, { service, days }: { service: Next; days: ProposedDay[] }) {
  const { selectedLayout, storefrontSize, feeling, aesthetic, purpose } = booking;
  if (selectedLayout === null || !isBookableSize(storefrontSize)) return refuse('OFFER_LINK_INVALID') satisfies Refusal;
  const { businessName, contactName, email, phone, phoneExtension, address, ...rest } = booking;
  const { billingStreet, billingCity, billingProvince, billingPostalCode } = rest;
  const oneOf = <const T extends string>(values: readonly T[], stored: string | null): T | null =>
    values.find((one) => one === stored) ?? null;
  return {
    postalCode: forwardSortationArea(booking.postalCode),
    storefrontSize,
    selectedLayout,
    feeling: oneOf(feelings, feeling),
    aesthetic: oneOf(aesthetics, aesthetic),
    purpose: oneOf(purposes, purpose),
    ...service,
    days,
    customer: {
      ...{ businessName, contactName, email, phone, phoneExtension, address },
      ...{ billingStreet, billingCity, billingProvince, billingPostalCode },
    },
  };
}
