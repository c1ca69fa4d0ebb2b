import { brand } from '#business/brand.ts';
import { taxes, taxNumbers } from '#business/taxes.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { formatLongDate, formatMoney, formatPhone, formatTime } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { isByHand, type PaymentMethod } from '#domain/ledger/by-hand.ts';
import { type Cents, cents } from '#domain/money.ts';
import { layoutName, serviceName, sizeName } from '#domain/names.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { formatRate, taxAmounts } from '#domain/pricing/tax-words.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { messages } from './messages.ts';
import { addressLines } from './postal-address.ts';
import { printable } from './printable.ts';

export type InvoiceFacts = {
  language: Language;
  booking: Booking;
  /** Null when nothing was due. */
  receipt: {
    transactionNo: string;
    approvalCode: string;
    amount: Cents;
    method: PaymentMethod;
    reference: string | null;
  } | null;
  /** What a corrected storefront took off the price. */
  credit?: Credit | null;
  issuedOn: IsoDate;
  contact: Contact;
};

type Credit = {
  amount: Cents;
  price: Quote;
  sold: { storefrontSize: string; selectedLayout: string | null };
  correctedAt: Date;
};

type Line = { label: string; amount: string };

type Credited = { note: string; detail: string; amount: string };

/** Everything that an invoice says, in the order in which it is read. */
export type InvoiceWords = {
  title: string;
  heading: string;
  from: { label: string; lines: string[] };
  billedTo: { label: string; lines: string[] };
  facts: [label: string, value: string][];
  columns: [service: string, amount: string];
  service: { name: string; details: string[]; amount: string };
  sums: Line[];
  total: Line;
  payment: { heading: string; note: string | null; facts: [label: string, value: string][] };
  credit: Credited | null;
  refund: Credited | null;
  footer: string[];
};

/** The words of an invoice in its language. */
export function invoiceWords(facts: InvoiceFacts): InvoiceWords {
  const { language, booking, receipt, credit = null, issuedOn, contact } = facts;
  const text = messages[language];
  const money = (amount: Cents) => formatMoney(amount, language);
  const { orderNo, clientId, base, total } = booking;
  return {
    title: `${text.title} ${orderNo}`,
    heading: text.title,
    from: { label: text.from, lines: ownLines(contact, language) },
    billedTo: { label: text.billedTo, lines: customerLines(booking, language) },
    facts: [
      [text.number, orderNo],
      [text.clientId, clientId],
      [text.issued, formatLongDate(issuedOn, language)],
    ],
    columns: [text.service, text.amount],
    service: {
      name: serviceName(booking.coatingType, language),
      details: serviceDetails(booking, language),
      amount: money(base),
    },
    sums: [
      { label: text.subtotal, amount: money(base) },
      ...taxes.map(({ key, name, rate }) => ({
        label: `${name[language]} ${formatRate(rate, language)}`,
        amount: money(booking[key]),
      })),
    ],
    total: { label: text.total, amount: `${money(total)}\u00a0${text.currency}` },
    payment: receipt
      ? {
          heading: text.paid,
          note: text.paidBy[receipt.method],
          facts: [[text.amountPaid, money(receipt.amount)], ...proofOf(receipt, language)],
        }
      : { heading: text.free, note: null, facts: [] },
    credit: credit && creditWords(credit, language),
    refund: refundOf(booking, language),
    footer: [
      taxes.map(({ key, name }) => `${text.taxNumber(name[language])} ${taxNumbers[key]}`).join('   ·   '),
      ...(receipt ? [isByHand(receipt.method) ? text.termsByHand : text.terms] : []),
    ],
  };
}

/** What a bank or a card gateway calls the payment. */
function proofOf(
  { method, reference, transactionNo, approvalCode }: NonNullable<InvoiceFacts['receipt']>,
  language: Language,
): [label: string, value: string][] {
  const text = messages[language];
  if (isByHand(method)) return reference === null ? [] : [[text.reference, printable(reference)]];
  return [
    [text.transaction, printable(transactionNo)],
    [text.approval, printable(approvalCode)],
  ];
}

const ownLines = ({ mailingAddress, phone, email }: Contact, language: Language): string[] => [
  brand.legalName,
  ...addressLines(mailingAddress, language).map(printable),
  formatPhone(phone, language),
  email,
];

function customerLines(booking: Booking, language: Language): string[] {
  const { billingStreet: street, billingCity: city, billingProvince: province, billingPostalCode } = booking;
  const address = addressLines({ street, city, province, postalCode: billingPostalCode }, language);
  const named = [booking.businessName, booking.companyName ?? '', booking.contactName];
  return [...named, ...address, booking.email].map(printable).filter((line) => line !== '');
}

function serviceDetails(booking: Booking, language: Language): string[] {
  const text = messages[language];
  const { selectedLayout, storefrontSize, appointmentDate, appointmentTime, status, cancelledAt } = booking;
  const day = formatLongDate(appointmentDate, language);
  const visit =
    status === 'cancelled' && cancelledAt
      ? text.cancelled(formatLongDate(today(cancelledAt, brand.timeZone), language))
      : text.visit(day, formatTime(appointmentTime, language));
  return [storefrontName({ storefrontSize, selectedLayout }, language), visit, text.at(printable(booking.address))];
}

const storefrontName = ({ storefrontSize, selectedLayout }: Credit['sold'], language: Language): string =>
  [sizeName(storefrontSize, language), layoutName(selectedLayout ?? '', language)].filter(Boolean).join(', ');

/** What a corrected storefront took off, and the price since with the taxes in it. */
function creditWords({ amount, price, sold, correctedAt }: Credit, language: Language): Credited {
  const text = messages[language];
  const money = (one: Cents) => formatMoney(one, language);
  return {
    note: text.corrected(formatLongDate(today(correctedAt, brand.timeZone), language)),
    detail: text.credit(storefrontName(sold, language), money(price.total), taxAmounts(taxes, price, language)),
    amount: `\u2212${money(amount)}`,
  };
}

/** What went back, with the taxes in it, so that the customer's books can follow. */
function refundOf(booking: Booking, language: Language): Credited | null {
  const { paymentStatus, refundProcessedAt, creditAmount, total } = booking;
  if (paymentStatus !== 'refunded' || refundProcessedAt === null) return null;
  const text = messages[language];
  const whole = creditAmount === null || creditAmount === total;
  return {
    note: text.refunded(formatLongDate(today(refundProcessedAt, brand.timeZone), language)),
    detail: whole ? text.refundTaxes(taxAmounts(taxes, booking, language)) : '',
    amount: `\u2212${formatMoney(creditAmount ?? cents(total), language)}`,
  };
}
