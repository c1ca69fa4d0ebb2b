import type { IsoDate } from '#domain/calendar/day.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { isolate } from '../isolate.ts';
import { letter } from '../layout/letter.ts';
import { button, heading, note } from '../layout/parts.ts';
import { messages } from './messages.ts';

type BookingLinkFacts = {
  booking: Pick<Booking, 'orderNo' | 'contactName'>;
  until: IsoDate;
  /** `refresh` leads to the free one that Platinum includes, while it is unused. */
  links: { booking: string; refresh: string | null };
};

export const bookingLinkTemplate = letter(
  messages,
  ({ booking: { orderNo, contactName }, until, links }: BookingLinkFacts, text, { words, day, questions }) => ({
    subject: text.subject(orderNo),
    preview: text.preview,
    reference: orderNo,
    why: words.whyBooked,
    title: text.title,
    parts: [
      words.greeting(isolate(contactName)),
      text.asked,
      text.opens,
      button(words.open, links.booking),
      links.refresh !== null && [heading(text.refresh), text.refreshText, button(text.book, links.refresh, 'light')],
      text.ignore,
      questions,
      note(`${text.until(day(until))} ${words.secret}`),
    ],
  }),
);
