import type { Account } from '#domain/ledger/account.ts';
import type { Cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { isolate } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { link } from '../layout/parts.ts';
import { messages } from './messages.ts';

type PaidNotBookedFacts = {
  orderNo: string;
  amount: Cents;
  contactName: string;
  /** It was to be added to a booking that stands. */
  ofCharge?: boolean | undefined;
  site: string;
};

/** A payment could not become a booking: sent at once, before its refund. */
export const paidNotBookedTemplate = letter(messages, (facts: PaidNotBookedFacts, text, pen) => {
  const { orderNo, contactName, ofCharge, site } = facts;
  const amount = pen.money(facts.amount);
  return {
    subject: text.paidSubject(orderNo),
    preview: (ofCharge ? text.chargePreview : text.paidPreview)(amount),
    reference: orderNo,
    why: text.why,
    title: ofCharge ? text.chargeTitle : text.sorryTitle,
    parts: [
      pen.hello(contactName),
      (ofCharge ? text.chargeSorry : text.paidSorry)(amount),
      `${text.paidBack} ${text.paidShows}`,
      pen.pairs([
        [pen.words.order, orderNo],
        [text.amount, amount],
      ]),
      !ofCharge && [text.another, link(text.choose, site)],
      pen.questions,
    ],
  };
});

type RefundFacts = {
  orderNo: string;
  amount: Cents;
  contactName: string | null;
  /** Whether there was a booking; else the payment never became one. */
  wasBooked: boolean;
  booked?: Booked | null;
  words?: string | null | undefined;
  /** By transfer or cheque instead of to the card. */
  elsewhere?: boolean | undefined;
  /** Paid in cash or by transfer, and refunded the same way. */
  byHand?: boolean | undefined;
  ofCharge?: boolean | undefined;
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
export const refundTemplate = letter(messages, (facts: RefundFacts, text, pen) => {
  const { orderNo, contactName, wasBooked, booked = null, words: reason, elsewhere, byHand, ofCharge } = facts;
  // A refund is partial if some of the payment remains.
  const part = booked !== null && booked.account.kept.total + booked.account.owed.total > 0;
  const amount = pen.money(facts.amount);
  return {
    subject: (part ? text.partSubject : text.subject)(amount, orderNo),
    preview: (elsewhere ? text.elsewherePreview : text.preview)(amount),
    reference: orderNo,
    why: text.why,
    title: byHand ? text.byHandTitle : part ? text.partTitle : wasBooked || ofCharge ? text.title : text.sorryTitle,
    parts: [
      contactName !== null && pen.hello(contactName),
      !wasBooked && (ofCharge ? text.chargeStays : text.sorry),
      howItWent(),
      booked && howItStands(booked),
      reason && text.partWords(isolate(reason)),
      pen.pairs([
        [pen.words.order, orderNo],
        ...(booked ? [[text.base, pen.money(booked.parts.base)] as const, ...pen.taxes(booked.parts)] : []),
        [text.amount, amount],
      ]),
      booked?.creditNote != null && text.creditNote(booked.creditNote),
      !wasBooked && !ofCharge && [text.another, link(text.choose, facts.site)],
      pen.questions,
    ],
  };

  function howItStands({ cancelled, corrected, account }: Booked): readonly string[] {
    const total = pen.money(account.charged.total);
    const soFar = part ? text.soFar(pen.money(account.credited.total), total) : text.all(total);
    if (cancelled) return [soFar];
    if (!corrected) return [soFar, text.stays];
    const { storefrontSize, selectedLayout } = corrected;
    return [text.corrected(`${sizeName(storefrontSize, pen.language)}, ${layoutName(selectedLayout, pen.language)}`)];
  }

  function howItWent(): string {
    if (byHand) return text.byHand(amount);
    return elsewhere ? text.elsewhere(amount) : `${(part ? text.partSent : text.sent)(amount)} ${text.shows}`;
  }
});
