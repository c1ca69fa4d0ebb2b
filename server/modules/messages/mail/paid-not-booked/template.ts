import { formatMoney } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import { named } from '../isolate.ts';
import type { MailFrame } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { link, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { messages } from './messages.ts';

export type PaidNotBookedFacts = { orderNo: string; amount: Cents; contactName: string; site: string };

/** A payment could not become a booking: sent at once, before its refund. */
export function paidNotBookedTemplate(facts: PaidNotBookedFacts, context: MailFrame): RenderedMail {
  const { language } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const { orderNo, contactName, site } = facts;
  const amount = formatMoney(facts.amount, language);
  return layout({
    ...context,
    subject: text.subject(orderNo),
    preview: text.preview(amount),
    reference: orderNo,
    why: text.why,
    parts: [
      title(text.title),
      paragraph(words.greeting(named(contactName))),
      paragraph(text.sorry(amount)),
      paragraph(`${text.back} ${text.shows}`),
      pairs(
        [
          [words.order, orderNo],
          [text.amount, amount],
        ],
        language,
      ),
      paragraph(text.another),
      link(text.choose, site),
      questions(context),
    ],
  });
}
