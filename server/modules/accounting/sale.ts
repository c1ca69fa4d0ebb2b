import type { Sale } from '#adapters/accounting/port.ts';
import { schedule } from '#business/schedule.ts';
import { serviceName } from '#business/services.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { movesOf } from '#server/modules/bookings/queries/moves.ts';
import type { PaidCharge } from '#server/modules/payments/queries/charges.ts';
import { findReceiptOf } from '#server/modules/payments/queries.ts';
import type { Refund } from '#server/modules/refunds/queries.ts';

export async function toAccountingSale(db: Db, booking: Booking): Promise<Sale> {
  const { id, coatingType, language, appointmentDate: date, appointmentTime: time, createdAt } = booking;
  const [receipt, days] = await Promise.all([findReceiptOf(db, id), daysOf(db, booking)]);
  const { businessName, contactName, email, phone, phoneExtension, base, gst, qst, total, taxRates } = booking;
  return {
    orderNo: booking.orderNo,
    clientId: booking.clientId,
    language,
    service: serviceName(coatingType, language),
    date,
    time,
    days,
    soldOn: today(createdAt, schedule.timeZone),
    cancelled: booking.status === 'cancelled',
    customer: {
      businessName,
      contactName,
      email,
      phone,
      phoneExtension,
      street: booking.billingStreet,
      city: booking.billingCity,
      province: booking.billingProvince,
      postalCode: booking.billingPostalCode,
    },
    base,
    gst,
    qst,
    total,
    taxRates,
    paymentMethod: receipt?.method ?? 'card',
    transactionNo: receipt?.reference ?? receipt?.transactionNo ?? null,
  };
}

/** What was charged after a sale, as an order of its own. */
export const toAccountingCharge = (sale: Sale, { receipt, ...charge }: PaidCharge): Sale => {
  const { orderNo, base, gst, qst, total, taxRates, paidAt, reason } = charge;
  return {
    ...sale,
    ...{ orderNo, base, gst, qst, total, taxRates, soldOn: today(paidAt, schedule.timeZone) },
    ...(reason !== null && { service: reason }),
    paymentMethod: receipt.method,
    transactionNo: receipt.reference ?? receipt.transactionNo,
  };
};

/** A refund's reference in the accounts: the order number, plus a number for a partial refund. */
export const referenceOf = ({ orderNo, reason, partNo }: Pick<Refund, 'orderNo' | 'reason' | 'partNo'>): string =>
  reason === 'partial' ? `${orderNo}-R${partNo}` : orderNo;

export async function daysOf(db: Db, { id, appointmentDate }: Booking): Promise<string[]> {
  const moves = await movesOf(db, id);
  return [...new Set([appointmentDate, ...moves.flatMap(({ fromDate, toDate }) => [fromDate, toDate])])];
}
