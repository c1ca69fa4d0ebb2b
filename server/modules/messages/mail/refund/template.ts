import { formatMoney } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { Account } from '#domain/ledger/account.ts';
import type { Cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isolate, named } from '../isolate.ts';
import type { MailFrame } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { optional } from '../layout/part.ts';
import { link, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { taxPairs } from '../tax-pairs.ts';
import { messages } from './messages.ts';

export type RefundFacts = {
  orderNo: string;
  amount: Cents;
  contactName: string | null;
  /** Whether there was a booking; else the payment never became one. */
  wasBooked: boolean;
  /** The booking's balance with it. */
  booked?: Booked | null;
  /** The operator's message about it. */
  words?: string | null;
  /** By transfer or cheque instead of to the card. */
  elsewhere?: boolean;
  /** Paid in cash or by transfer, and refunded the same way. */
  byHand?: boolean;
  site: string;
};

type Booked = {
  /** The refunded part of the price and of each tax. */
  parts: RatedQuote;
  cancelled: boolean;
  account: Pick<Account, 'charged' | 'credited' | 'kept' | 'owed'>;
  /** The number of the credit note that goes with it; null if none was issued. */
  creditNote: string | null;
  /** It is the price difference of a corrected storefront. */
  corrected?: { storefrontSize: string; selectedLayout: string } | null;
};

/** A refund: for a cancelled visit, a part of a payment, or a payment that could not become a booking. */
export function refundTemplate(facts: RefundFacts, context: MailFrame): RenderedMail {
  const { language } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const { orderNo, contactName, wasBooked, booked = null, words: reason = null, site } = facts;
  const { elsewhere = false, byHand = false } = facts;
  // A refund is partial if some of the payment remains.
  const part = booked !== null && booked.account.kept.total + booked.account.owed.total > 0;
  const amount = formatMoney(facts.amount, language);
  return layout({
    ...context,
    subject: (part ? text.partSubject : text.subject)(amount, orderNo),
    preview: (elsewhere ? text.elsewherePreview : text.preview)(amount),
    reference: orderNo,
    why: text.why,
    parts: [
      title(byHand ? text.byHandTitle : part ? text.partTitle : wasBooked ? text.title : text.sorryTitle),
      ...optional(contactName !== null, paragraph(words.greeting(named(contactName ?? '')))),
      ...optional(!wasBooked, paragraph(text.sorry)),
      paragraph(howItWent()),
      ...howItStands().map((one) => paragraph(one)),
      ...optional(reason !== null && reason !== '', paragraph(text.partWords(isolate(reason ?? '')))),
      pairs(
        [
          [words.order, orderNo],
          ...(booked
            ? [[text.base, formatMoney(booked.parts.base, language)] as const, ...taxPairs(booked.parts, language)]
            : []),
          [text.amount, amount],
        ],
        language,
      ),
      ...optional(booked?.creditNote != null, paragraph(text.creditNote(booked?.creditNote ?? ''))),
      ...optional(!wasBooked, paragraph(text.another), link(text.choose, site)),
      questions(context),
    ],
  });

  function howItStands(): string[] {
    if (booked === null) return [];
    const { cancelled, corrected = null, account } = booked;
    const total = formatMoney(account.charged.total, language);
    const soFar = part ? text.soFar(formatMoney(account.credited.total, language), total) : text.all(total);
    if (cancelled) return [soFar];
    if (corrected === null) return [soFar, text.stays];
    const { storefrontSize, selectedLayout } = corrected;
    return [text.corrected(`${sizeName(storefrontSize, language)}, ${layoutName(selectedLayout, language)}`)];
  }

  function howItWent(): string {
    if (byHand) return text.byHand(amount);
    return elsewhere ? text.elsewhere(amount) : `${(part ? text.partSent : text.sent)(amount)} ${text.shows}`;
  }
}
