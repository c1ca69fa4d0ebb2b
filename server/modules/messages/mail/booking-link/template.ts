import type { IsoDate } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { isolate } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { optional } from '../layout/part.ts';
import { button, heading, note, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { messages } from './messages.ts';

export type BookingLinkFacts = {
  booking: Pick<Booking, 'orderNo' | 'contactName'>;
  until: IsoDate;
  /** `refresh` leads to the free one that Platinum includes, while it is unused. */
  links: { booking: string; refresh: string | null };
};

/** A booking's link, resent on request. */
export function bookingLinkTemplate({ booking, until, links }: BookingLinkFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const [text, words] = [inLanguage(messages, language), inLanguage(shared, language)];
  return layout({
    ...context,
    subject: text.subject(booking.orderNo),
    preview: text.preview,
    reference: booking.orderNo,
    why: words.whyBooked,
    parts: [
      title(text.title),
      paragraph(words.greeting(isolate(booking.contactName))),
      paragraph(text.asked),
      paragraph(text.opens),
      button(text.open, links.booking),
      ...optional(
        links.refresh !== null,
        heading(text.refresh),
        paragraph(text.refreshText),
        button(text.book, links.refresh ?? '', 'light'),
      ),
      paragraph(text.ignore),
      questions(context),
      note(`${text.until(formatLongDate(until, language))} ${words.secret}`),
    ],
  });
}
