import { brand } from '#business/brand.ts';
import { taxes, taxNumbers } from '#business/taxes.ts';
import { addedOnPapers } from '#domain/booking/fields.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { CreditNoteFacts, InvoiceFacts, Paper, RefundWay, SupplementFacts } from '#domain/documents/facts.ts';
import type { CreditLine, SupplementLine } from '#domain/ledger/account.ts';
import { paidWithOf } from '#domain/ledger/paid-with.ts';
import type { TaxRates } from '#domain/pricing/tax.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { BookingAccount } from '#server/modules/refunds/account.ts';
import type { Refund, StorefrontCorrection } from '#server/modules/refunds/queries.ts';

const dayOf = (at: Date): IsoDate => today(at, brand.timeZone);

/** The business as a paper names it, with the taxes that it collects at some rates. */
export const supplierOf = ({ mailingAddress, phone, email }: Contact, rates: TaxRates): Paper['supplier'] => ({
  ...{ legalName: brand.legalName, mailingAddress, phone, email },
  taxes: taxes.map((tax) => ({ ...tax, rate: rates[tax.key], number: taxNumbers[tax.key] })),
});

type Issued = { number: string; at: Date };

function paperOf(
  booking: Booking,
  contact: Contact,
  { number, at }: Issued,
  { taxRates }: Pick<Booking, 'taxRates'> = booking,
): Paper {
  const { orderNo, clientId, reference, coatingType: service, email, address } = booking;
  const {
    billingStreet: street,
    billingCity: city,
    billingProvince: province,
    billingPostalCode: postalCode,
  } = booking;
  return {
    ...{ number, orderNo, clientId, reference, service, address },
    issuedOn: dayOf(at),
    supplier: supplierOf(contact, taxRates),
    buyer: {
      names: [booking.businessName, booking.companyName ?? '', booking.contactName],
      address: { street, city, province, postalCode },
      email,
      added: addedOnPapers(booking),
    },
    visit: { date: booking.appointmentDate, time: booking.appointmentTime },
  };
}

export function invoiceFacts(sold: Booking, payment: InvoiceFacts['payment'], contact: Contact): InvoiceFacts {
  const { storefrontSize, selectedLayout, base, gst, qst, total, orderNo: number, createdAt: at } = sold;
  return {
    ...paperOf(sold, contact, { number, at }),
    kind: 'invoice',
    storefront: { storefrontSize, selectedLayout },
    amount: { base, gst, qst, total },
    payment,
  };
}

type Credit = CreditLine<
  Pick<Refund, 'createdAt' | 'byHand' | 'settlement' | 'refundTransactionNo'>,
  Pick<StorefrontCorrection, 'fromSize' | 'fromLayout' | 'toSize' | 'toLayout'>
>;

/** `charge`: the line of what it returns, if that was charged after the sale. */
export function creditNoteFacts(
  booking: Booking,
  credit: Credit,
  contact: Contact,
  charge: Supplement | null = null,
): CreditNoteFacts {
  const { amount, refund, reason, correction } = credit;
  const { cancelledAt } = booking;
  const afterwards = cancelledAt !== null && (reason === 'cancellation' || refund.createdAt > cancelledAt);
  return {
    ...paperOf(booking, contact, credit, charge?.charge ?? booking),
    kind: 'credit-note',
    amount,
    reason: reason === 'part' && afterwards ? 'cancellation' : reason,
    corrected: correction && correctedOf(correction),
    cancelledOn: afterwards ? dayOf(cancelledAt) : null,
    way: wayOf(refund),
    transactionNo: refund.refundTransactionNo,
    ...(charge && { charge: charge.number }),
  };
}

const wayOf = ({ byHand, settlement }: Credit['refund']): RefundWay =>
  byHand ? 'hand' : settlement === 'returned-elsewhere' ? 'elsewhere' : 'card';

type PaidCharge = NonNullable<BookingAccount['payments'][number]['charge']>;
type Supplement = SupplementLine<
  NonNullable<Credit['correction']>,
  Pick<PaidCharge, 'taxRates' | 'reason' | 'receipt'>
>;

export function supplementFacts(booking: Booking, supplement: Supplement, contact: Contact): SupplementFacts {
  const { correction, charge, difference, amount } = supplement;
  return {
    ...paperOf(booking, contact, supplement, charge ?? booking),
    kind: 'supplement',
    corrected: correction && correctedOf(correction),
    difference: difference.base,
    ...(charge && { charged: { amount, reason: charge.reason, payment: paidBy(charge.receipt) } }),
  };
}

/** How a payment was made, as its invoice says. */
export const paidBy = ({ receiptJson, ...receipt }: PaidCharge['receipt']) => {
  const { method, amount, transactionNo, approvalCode, reference } = receipt;
  return { method, amount, transactionNo, approvalCode, reference, paidWith: paidWithOf(receiptJson) };
};

const correctedOf = (correction: NonNullable<Credit['correction']>): SupplementFacts['corrected'] => ({
  from: { storefrontSize: correction.fromSize, selectedLayout: correction.fromLayout },
  to: { storefrontSize: correction.toSize, selectedLayout: correction.toLayout },
});
