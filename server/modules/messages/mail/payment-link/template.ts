import { serviceName } from '#business/services.ts';
import type { BookingChoice } from '#domain/booking/checkout.ts';
import { refundRule } from '#domain/booking/refund-rule.ts';
import { formatLongDate, formatMoney } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { RatedQuote } from '#domain/pricing/tax.ts';
import { dayAndTime, momentInWords } from '../dates.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { optional } from '../layout/part.ts';
import { button, heading, note, pairs, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { taxPairs } from '../tax-pairs.ts';
import { messages } from './messages.ts';

export type PaymentLinkFacts = {
  choice: Pick<BookingChoice, 'appointmentDate' | 'appointmentTime' | 'coatingType'>;
  quote: RatedQuote;
  contactName: string;
  link: string;
  expiresAt: Date;
  /** For a withdrawn link, which its recipient is notified of. */
  occasion: 'held' | 'reminder' | 'withdrawn';
  /** The full-refund deadline that the booking will promise. */
  refund: { until: Date; isOver: boolean };
};

/** A payment link for what was agreed on the phone; its reminder; its withdrawal. */
export const paymentLinkTemplate = (facts: PaymentLinkFacts, context: MailContext): RenderedMail =>
  facts.occasion === 'withdrawn' ? withdrawn(facts, context) : toPay(facts, context);

function withdrawn({ choice }: PaymentLinkFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const text = inLanguage(messages, language);
  const day = formatLongDate(choice.appointmentDate, language);
  return layout({
    ...context,
    subject: text.withdrawnSubject(day),
    preview: text.nothingDue,
    why: text.why,
    parts: [title(text.withdrawnTitle), paragraph(text.withdrawn(day)), questions(context)],
  });
}

function toPay(facts: PaymentLinkFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const { choice, quote, contactName, link, expiresAt, refund } = facts;
  const isReminder = facts.occasion === 'reminder';
  const mail = isReminder ? 'reminder' : 'payment';
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  const { appointmentDate, appointmentTime, coatingType } = choice;
  const until = momentInWords(expiresAt, language);
  const day = formatLongDate(appointmentDate, language);
  return layout({
    ...context,
    subject: editedText(context, `${mail}-subject`, { day }),
    preview: text.preview(formatMoney(quote.total, language), until),
    why: text.why,
    parts: [
      title(editedText(context, `${mail}-title`, { day })),
      paragraph(words.greeting(named(contactName))),
      ...paragraphs(context, `${mail}-text`, { day }),
      paragraph(text.until(until)),
      button(text.pay, link),
      heading(text.details),
      pairs(
        [
          [text.visit, dayAndTime(appointmentDate, appointmentTime, language)],
          [serviceName(coatingType, language), formatMoney(quote.base, language)],
          ...taxPairs(quote, language),
          [text.total, formatMoney(quote.total, language)],
        ],
        language,
        { sum: true },
      ),
      ...optional(!isReminder, paragraph(text.safe)),
      paragraph(
        refundRule(
          { atStake: 'payment', until: momentInWords(refund.until, language), isOver: refund.isOver },
          language,
        ),
      ),
      questions(context),
      note(words.secret),
    ],
  });
}
