import { formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import { type Letter, letter } from '../letter/frame.ts';
import { messages as shared } from '../letter/messages.ts';
import { when } from '../letter/part.ts';
import { link, pairs, paragraph, title } from '../letter/parts.ts';
import { said } from '../said.ts';
import { messages } from './messages.ts';

export type RefundFacts = {
  orderNo: string;
  amount: Cents;
  contactName: string | null;
  /** Whether there was a booking that was cancelled; else the payment never became one. */
  wasBooked: boolean;
  site: string;
};

/** Money went back: for a cancelled visit, or for a payment that could not become one. */
export function refundLetter(facts: RefundFacts, language: Language): Letter {
  const [text, words] = [messages[language], shared[language]];
  const { orderNo, contactName, wasBooked, site } = facts;
  const amount = formatMoney(facts.amount, language);
  return letter({
    language,
    subject: text.subject(amount, orderNo),
    preview: text.preview(amount),
    reference: orderNo,
    why: text.why,
    parts: [
      title(wasBooked ? text.title : text.sorryTitle),
      ...when(contactName !== null, paragraph(words.greeting(said(contactName ?? '')))),
      ...when(!wasBooked, paragraph(text.sorry)),
      paragraph(`${text.sent(amount)} ${text.shows}`),
      pairs(
        [
          [words.order, orderNo],
          [text.amount, amount],
        ],
        language,
      ),
      ...when(!wasBooked, paragraph(text.another), link(text.choose, site)),
      paragraph(words.questions),
    ],
  });
}
