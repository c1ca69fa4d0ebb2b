import { formatLongDate } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import { messages as confirmed } from '../confirmation/messages.ts';
import { cancelRule, moveRule } from '../confirmation/template.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { button, heading, link, note, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { bookingPairs, visitWindow } from '../visit-parts.ts';
import { messages } from './messages.ts';
import type { RescheduleFacts } from './template.ts';

type Facts = Omit<RescheduleFacts, 'from' | 'movedBy'>;

/** A cancellation sent to the client was a mistake: the visit is on as booked. */
export function standsTemplate({ booking, links, now, policy }: Facts, context: MailContext): RenderedMail {
  const { language } = context;
  const [text, words, more] = [
    inLanguage(messages, language),
    inLanguage(shared, language),
    inLanguage(confirmed, language),
  ];
  return layout({
    ...context,
    subject: text.standsSubject(formatLongDate(booking.appointmentDate, language)),
    preview: text.stands,
    reference: booking.orderNo,
    why: words.whyBooked,
    parts: [
      title(text.standsTitle),
      paragraph(words.greeting(named(booking.contactName))),
      paragraph(text.stands),
      visitWindow(booking, language),
      paragraph(text.standsPaid),
      heading(more.details),
      bookingPairs(booking, language),
      heading(more.changes),
      paragraph(moveRule(booking, policy, language)),
      button(more.open, links.booking),
      paragraph(cancelRule(booking, { now, policy }, language)),
      link(more.cancel, links.cancel),
      questions(context),
      note(words.secret),
    ],
  });
}
