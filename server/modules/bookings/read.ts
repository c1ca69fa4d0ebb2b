import { toDollars } from '#domain/money.ts';
import { refuse } from '#domain/refusal.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { findReceiptOf } from '#server/modules/payments/queries.ts';
import { findBookingByOrder, isViewer } from './queries/bookings.ts';
import { findCertificateNumber } from './queries/certificates.ts';
import { findLinkedBooking } from './queries/links.ts';

type Question = { orderNo: string; key?: string | undefined };

/**
 * A booking by its number. The number alone shows nothing of a person: only the browser that booked, one that knew the
 * e-mail, or the secret link sees it whole (decisions, section 7).
 */
export async function readBooking(
  deps: Pick<Deps, 'db' | 'clock'>,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, key }: Question,
) {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking) return refuse('ORDER_NOT_FOUND');
  if (!(await maySee(deps, visitor, booking, key))) return locked(booking);
  const receipt = await findReceiptOf(deps.db, booking.id);
  return {
    booking: recordOf(booking),
    paymentReceipt: receipt && receiptShown(receipt),
    certificate: await findCertificateNumber(deps.db, booking.id),
  };
}

/** Whether somebody sees a booking whole. */
export async function maySee(
  deps: Pick<Deps, 'db' | 'clock'>,
  visitor: Pick<Visitor, 'hash'>,
  booking: Booking,
  key: string | undefined,
): Promise<boolean> {
  if (await isViewer(deps.db, booking.id, visitor.hash)) return true;
  if (!key) return false;
  const link = { tokenHash: sha256(key), purpose: 'order', now: deps.clock.now() } as const;
  return (await findLinkedBooking(deps.db, link)) === booking.id;
}

const locked = ({ orderNo, status, coatingType, appointmentDate }: Booking) => ({
  locked: true as const,
  booking: { orderNo, status, coatingType, appointmentDate },
  paymentReceipt: null,
});

/** A receipt as people see it. */
export const receiptShown = (receipt: NonNullable<Awaited<ReturnType<typeof findReceiptOf>>>) => ({
  method: receipt.method,
  reference: receipt.reference,
  transactionNo: receipt.transactionNo,
  approvalCode: receipt.approvalCode,
  amount: toDollars(receipt.amount),
  responseCode: receipt.responseCode,
  message: receipt.message,
  paymentVerified: receipt.paymentVerified,
});

/** The stored names less secrets; what is not named here does not leave the server. */
export const recordOf = (booking: Booking) => ({
  bookingId: booking.id,
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
  address: booking.address,
  billingStreet: booking.billingStreet,
  billingCity: booking.billingCity,
  billingProvince: booking.billingProvince,
  billingPostalCode: booking.billingPostalCode,
  specialInstructions: booking.specialInstructions,
  refundStatus: booking.refundStatus,
  cancelledAt: booking.cancelledAt?.toISOString() ?? null,
  language: booking.language,
  createdAt: booking.createdAt.toISOString(),
});
