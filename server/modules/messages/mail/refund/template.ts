import { formatMoney } from '#domain/format.ts';
import type { Cents } from '#domain/money.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import { isolate } from '../isolate.ts';
import type { MailFrame } from '../layout/context.ts';
import { letter, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { when } from '../layout/part.ts';
import { link, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { messages } from './messages.ts';

export type RefundFacts = {
  orderNo: string;
  amount: Cents;
  contactName: string | null;
  /** Whether there was a booking that was cancelled; else the payment never became one. */
  wasBooked: boolean;
  /** A part of a payment, with what the operator says of it; the rest of it stays as it is. */
  part?: boolean;
  words?: string | null;
  /** The part is the difference to what a corrected storefront costs. */
  corrected?: { storefrontSize: string; selectedLayout: string } | null;
  /** By transfer or cheque instead of to the card. */
  elsewhere?: boolean;
  /** It came in cash or by transfer, and so it went. */
  byHand?: boolean;
  site: string;
};

/** Money went back: for a cancelled visit, a part of a payment, or for a payment that could not become one. */
export function refundTemplate(facts: RefundFacts, context: MailFrame): RenderedMail {
  const { language } = context;
  const [text, words] = [messages[language], shared[language]];
  const { orderNo, contactName, wasBooked, part = false, words: reason = null, site } = facts;
  const { elsewhere = false, byHand = false, corrected = null } = facts;
  const amount = formatMoney(facts.amount, language);
  return letter({
    ...context,
    subject: (part ? text.partSubject : text.subject)(amount, orderNo),
    preview: (elsewhere ? text.elsewherePreview : text.preview)(amount),
    reference: orderNo,
    why: text.why,
    parts: [
      title(byHand ? text.byHandTitle : part ? text.partTitle : wasBooked ? text.title : text.sorryTitle),
      ...when(contactName !== null, paragraph(words.greeting(isolate(contactName ?? '')))),
      ...when(!wasBooked, paragraph(text.sorry)),
      paragraph(howItWent()),
      ...when(part, paragraph(whatStays())),
      ...when(reason !== null && reason !== '', paragraph(text.partWords(isolate(reason ?? '')))),
      pairs(
        [
          [words.order, orderNo],
          [text.amount, amount],
        ],
        language,
      ),
      ...when(!wasBooked, paragraph(text.another), link(text.choose, site)),
      questions(context),
    ],
  });

  function whatStays(): string {
    if (corrected === null) return text.partStays;
    const { storefrontSize, selectedLayout } = corrected;
    return text.corrected(`${sizeName(storefrontSize, language)}, ${layoutName(selectedLayout, language)}`);
  }

  function howItWent(): string {
    if (byHand) return text.byHand(amount);
    return elsewhere ? text.elsewhere(amount) : `${(part ? text.partSent : text.sent)(amount)} ${text.shows}`;
  }
}
