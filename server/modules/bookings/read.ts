import { brand } from '#business/brand.ts';
import { services } from '#business/services.ts';
import { addedOf } from '#domain/booking/fields.ts';
import { hasFreeRefresh } from '#domain/booking/refresh.ts';
import { today } from '#domain/calendar/zone.ts';
import { papersOf } from '#domain/documents/listed.ts';
import { layouts } from '#domain/funnel/layout.ts';
import { paidWithOf } from '#domain/ledger/paid-with.ts';
import { toDollars } from '#domain/money.ts';
import { refuse } from '#domain/refusal.ts';
import { shareToken } from '#server/common/share-link.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Visitor } from '#server/deps.ts';
import type { findReceiptOf } from '#server/modules/payments/queries.ts';
import { validProofs } from '#server/modules/proofs/valid.ts';
import { accountOfBooking, type BookingAccount } from '#server/modules/refunds/account.ts';
import { awaitedAddress } from './address/awaited.ts';
import { type Opening, openByKey } from './authorize-by-link.ts';
import { type BookingView, findBookingByOrder, viewOf } from './queries/bookings.ts';
import { findCertificateNumber } from './queries/certificates.ts';

/** The picture that its holder may show to others; a cancelled booking has none. */
function shareOf({ appSecret }: Pick<Opening, 'appSecret'>, booking: Booking): string | null {
  const layout = layouts.find((one) => one === booking.selectedLayout);
  if (!layout || booking.status === 'cancelled') return null;
  return shareToken(appSecret, { layout, name: booking.companyName ?? booking.businessName });
}

type Question = { orderNo: string; key?: string | undefined };

/**
 * A booking by its number. The number alone shows nothing of a person, and the e-mail no more than the visit: only the
 * browser that booked, or the secret link, sees it whole (decisions, section 7).
 */
export async function readBooking(deps: Opening, visitor: Pick<Visitor, 'hash'>, { orderNo, key }: Question) {
  const found = await findBookingByOrder(deps.db, orderNo);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const { view, booking } = await viewFor(deps, visitor, found, key);
  if (view === 'locked') return locked(booking);
  if (view === 'limited') return limited(booking);
  const awaited = await awaitedAddress(deps, deps.db, booking.id);
  const account = await accountOfBooking(deps.db, booking);
  return {
    booking: recordOf(booking),
    paymentReceipt: account.payment && receiptShown(account.payment),
    certificate: await findCertificateNumber(deps.db, booking.id),
    papers: papersShown(account),
    proofs: await validProofs(deps),
    share: shareOf(deps, booking),
    kept: toDollars(account.kept.total),
    freeRefresh: hasFreeRefresh(booking, services),
    emailToConfirm: awaited?.to ?? null,
  };
}

/** The documents of a booking in the API's form. */
export const papersShown = (account: BookingAccount) =>
  papersOf(account).map(({ kind, number, at, amount }) => ({
    ...{ kind, number, amount: toDollars(amount) },
    issuedOn: today(at, brand.timeZone),
  }));

/** The caller's access to a booking, and the booking after its key was presented. */
export async function viewFor(
  deps: Opening,
  visitor: Pick<Visitor, 'hash'>,
  booking: Booking,
  key: string | undefined,
): Promise<{ view: BookingView; booking: Booking }> {
  const opened = key ? await openByKey(deps, booking, key) : null;
  if (opened) return { view: 'whole', booking: opened };
  return { view: await viewOf(deps.db, booking.id, visitor.hash), booking };
}

const locked = ({ orderNo, status, coatingType, appointmentDate }: Booking) => ({
  locked: true as const,
  booking: { orderNo, status, coatingType, appointmentDate },
  paymentReceipt: null,
});

/** An e-mail is easily known: the view it opens has no name, address, access details or payment. */
const limited = (booking: Booking) => {
  const { orderNo, reference: bookingId, clientId, status, coatingType } = booking;
  const { appointmentDate, appointmentTime, storefrontSize, selectedLayout } = booking;
  const visit = { coatingType, appointmentDate, appointmentTime, storefrontSize, selectedLayout };
  return {
    limited: true as const,
    booking: { orderNo, bookingId, clientId, status, ...visit },
    paymentReceipt: null,
  };
};

/** A receipt in the API's form. */
export const receiptShown = (receipt: NonNullable<Awaited<ReturnType<typeof findReceiptOf>>>) => ({
  method: receipt.method,
  reference: receipt.reference,
  transactionNo: receipt.transactionNo,
  approvalCode: receipt.approvalCode,
  amount: toDollars(receipt.amount),
  responseCode: receipt.responseCode,
  message: receipt.message,
  paymentVerified: receipt.paymentVerified,
  ...paidWithOf(receipt.receiptJson),
});

/** The stored fields without secrets; fields not listed here never leave the server. */
export const recordOf = (booking: Booking) => ({
  bookingId: booking.reference,
  orderNo: booking.orderNo,
  clientId: booking.clientId,
  status: booking.status,
  paymentStatus: booking.paymentStatus,
  postalCode: booking.postalCode,
  storefrontSize: booking.storefrontSize,
  glassCoverage: booking.glassCoverage,
  selectedLayout: booking.selectedLayout,
  feeling: booking.feeling,
  aesthetic: booking.aesthetic,
  purpose: booking.purpose,
  appointmentDate: booking.appointmentDate,
  appointmentTime: booking.appointmentTime,
  monthlyService: booking.monthlyService,
  coatingType: booking.coatingType,
  businessName: booking.businessName,
  companyName: booking.companyName,
  contactName: booking.contactName,
  email: booking.email,
  phone: booking.phone,
  phoneExtension: booking.phoneExtension,
  address: booking.address,
  billingStreet: booking.billingStreet,
  billingCity: booking.billingCity,
  billingProvince: booking.billingProvince,
  billingPostalCode: booking.billingPostalCode,
  ...addedOf(booking),
  refundStatus: booking.refundStatus,
  cancelledAt: booking.cancelledAt?.toISOString() ?? null,
  language: booking.language,
  createdAt: booking.createdAt.toISOString(),
});
