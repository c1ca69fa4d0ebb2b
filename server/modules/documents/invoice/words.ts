import { serviceName } from '#business/services.ts';
import type { Storefront } from '#domain/booking/storefront.ts';
import type { CreditNoteFacts, InvoiceFacts, PaperFacts, SupplementFacts } from '#domain/documents/facts.ts';
import { formatLongDate, formatMoney, formatTime } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { isByHand } from '#domain/ledger/by-hand.ts';
import { paidWithWords, withDetail } from '#domain/ledger/paid-with.ts';
import type { Cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { noQuote } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import { formatRate } from '#domain/pricing/tax-words.ts';
import { printable } from '../printable.ts';
import { messages } from './messages.ts';
import { buyerLines, supplierLines } from './parties.ts';

type Line = { label: string; amount: string };

export type PaperWords = {
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
  footer: string[];
};

type Body = Pick<PaperWords, 'service' | 'sums' | 'total' | 'payment'> & { terms: string[] };

export function paperWords(facts: PaperFacts, language: Language): PaperWords {
  const { kind, number, orderNo, reference, clientId, issuedOn, supplier, buyer } = facts;
  const text = inLanguage(messages, language);
  const { terms, ...body } = bodyOf(facts, language);
  return {
    title: `${text.titles[kind]} ${number}`,
    heading: text.titles[kind],
    from: { label: text.from, lines: supplierLines(supplier, language) },
    billedTo: { label: text.billedTo, lines: buyerLines(buyer, language) },
    facts: [
      [text.numbers[kind], number],
      kind === 'invoice' ? [text.bookingId, reference] : [text.numbers.invoice, orderNo],
      [text.clientId, clientId],
      [text.issued, formatLongDate(issuedOn, language)],
    ],
    columns: [text.service, text.amount],
    ...body,
    footer: [taxNumbersOf(supplier, language), ...terms],
  };
}

/** The registration numbers of the taxes, on one line. */
export const taxNumbersOf = ({ taxes }: PaperFacts['supplier'], language: Language): string =>
  taxes.map(({ name, number }) => `${messages.taxNumber[language](name[language])} ${number}`).join('   ·   ');

function bodyOf(facts: PaperFacts, language: Language): Body {
  if (facts.kind === 'invoice') return invoiceBody(facts, language);
  return facts.kind === 'credit-note' ? creditBody(facts, language) : supplementBody(facts, language);
}

function invoiceBody(facts: InvoiceFacts, language: Language): Body {
  const { service, storefront, amount, payment } = facts;
  const text = inLanguage(messages, language);
  return {
    service: {
      name: serviceName(service, language),
      details: [storefrontName(storefront, language), ...visitLines(facts, language)],
      amount: formatMoney(amount.base, language),
    },
    ...amounts(facts, amount, language),
    payment: payment
      ? {
          heading: text.paid,
          note: withDetail(
            text.paidBy[payment.method],
            payment.paidWith ? paidWithWords(payment.paidWith, language) : null,
          ),
          facts: [[text.amountPaid, formatMoney(payment.amount, language)], ...proofOf(payment, language)],
        }
      : { heading: text.free, note: null, facts: [] },
    terms: payment ? [isByHand(payment.method) ? text.termsByHand : text.terms] : [],
  };
}

function creditBody(facts: CreditNoteFacts, language: Language): Body {
  const { service, reason, corrected, cancelledOn, amount, way, transactionNo } = facts;
  const text = inLanguage(messages, language);
  const details = [
    serviceName(service, language),
    ...(corrected ? [correctedLine(corrected, language)] : []),
    ...visitLines(facts, language),
    ...(cancelledOn ? [text.cancelled(formatLongDate(cancelledOn, language))] : []),
  ];
  const { sums, total } = amounts(facts, amount, language);
  const proof: [string, string][] = transactionNo === null ? [] : [[text.transaction, printable(transactionNo)]];
  return {
    service: { name: text.reasons[reason], details, amount: formatMoney(amount.base, language) },
    sums,
    total: { ...total, label: text.credit },
    payment: {
      heading: text.refunded,
      note: text.refundedBy[way],
      facts: [[text.amountRefunded, formatMoney(amount.total, language)], ...proof],
    },
    terms: [text.reduces(facts.charge ?? facts.orderNo)],
  };
}

function supplementBody(facts: SupplementFacts, language: Language): Body {
  const { service, corrected, difference, orderNo, charged } = facts;
  const text = inLanguage(messages, language);
  const details = [
    serviceName(service, language),
    ...(corrected ? [correctedLine(corrected, language)] : []),
    ...visitLines(facts, language),
  ];
  const money = formatMoney(difference, language);
  if (charged) {
    const { amount, payment, reason } = charged;
    const paid: [string, string] = [text.amountPaid, formatMoney(payment.amount, language)];
    return {
      service: { name: reason === null ? text.reasons.correction : printable(reason), details, amount: money },
      ...amounts(facts, amount, language),
      payment: {
        heading: text.paid,
        note: withDetail(
          text.chargePaidBy[payment.method],
          payment.paidWith ? paidWithWords(payment.paidWith, language) : null,
        ),
        facts: [paid, ...proofOf(payment, language)],
      },
      terms: [text.adds(orderNo)],
    };
  }
  const { sums, total } = amounts(facts, noQuote, language);
  return {
    service: { name: text.reasons.correction, details, amount: money },
    sums: [{ label: text.reduction, amount: `\u2212${money}` }, ...sums],
    total,
    payment: { heading: text.free, note: null, facts: [] },
    terms: [text.supplements(orderNo)],
  };
}

/** Each tax with its rate, and the total. */
export function amounts(
  { supplier }: Pick<PaperFacts, 'supplier'>,
  amount: Quote,
  language: Language,
): Pick<PaperWords, 'sums' | 'total'> {
  const text = inLanguage(messages, language);
  const money = (one: Cents) => formatMoney(one, language);
  return {
    sums: [
      { label: text.subtotal, amount: money(amount.base) },
      ...supplier.taxes.map(({ key, name, rate }) => ({
        label: `${name[language]} ${formatRate(rate, language)}`,
        amount: money(amount[key]),
      })),
    ],
    total: { label: text.total, amount: `${money(amount.total)}\u00a0${text.currency}` },
  };
}

/** The bank's or card gateway's reference of the payment. */
function proofOf(
  { method, reference, transactionNo, approvalCode }: NonNullable<InvoiceFacts['payment']>,
  language: Language,
): [label: string, value: string][] {
  const text = inLanguage(messages, language);
  if (isByHand(method)) return reference === null ? [] : [[text.reference, printable(reference)]];
  return [
    [text.transaction, printable(transactionNo)],
    [text.approval, printable(approvalCode)],
  ];
}

function visitLines({ visit: { date, time }, address }: PaperFacts, language: Language): string[] {
  const text = inLanguage(messages, language);
  const where = address === '' ? [] : [text.at(printable(address))];
  return [text.visit(formatLongDate(date, language), formatTime(time, language)), ...where];
}

const storefrontName = ({ storefrontSize, selectedLayout }: Storefront, language: Language): string =>
  [sizeName(storefrontSize, language), layoutName(selectedLayout ?? '', language)].filter(Boolean).join(', ');

const correctedLine = ({ from, to }: NonNullable<SupplementFacts['corrected']>, language: Language): string =>
  messages.corrected[language](storefrontName(from, language), storefrontName(to, language));
