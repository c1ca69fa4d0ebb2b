import { visitHours } from '#business/messages.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate } from '#domain/format.ts';
import { inLanguage } from '#domain/language.ts';
import type { VisitPolicy } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { messages as confirmed } from '../confirmation/messages.ts';
import { type BookingLinks, cancelRule, moveRule } from '../confirmation/template.ts';
import { dayAndTime } from '../dates.ts';
import { named } from '../isolate.ts';
import type { MailContext } from '../layout/context.ts';
import { editedText, paragraphs } from '../layout/edited-text.ts';
import { layout, type RenderedMail } from '../layout/frame.ts';
import { messages as shared } from '../layout/messages.ts';
import { button, heading, link, note, paragraph, title } from '../layout/parts.ts';
import { questions } from '../layout/questions.ts';
import { bookingPairs, movedWindow } from '../visit-parts.ts';
import { messages } from './messages.ts';

export type RescheduleFacts = {
  /** The visit after the move. */
  booking: Booking;
  from: { date: string; time: AppointmentTime };
  movedBy: 'customer' | 'weather' | 'operator';
  links: BookingLinks;
  now: Date;
  policy: VisitPolicy;
};

/** Why it was moved. */
const reasonOf = { customer: 'move-client', weather: 'move-weather', operator: 'move-operator' } as const;

/** A visit was moved: the old day, the new one, and everything that applies from now on. */
export function rescheduleTemplate(facts: RescheduleFacts, context: MailContext): RenderedMail {
  const { language } = context;
  const { booking, from, movedBy, links, now, policy } = facts;
  const [text, words, more] = [
    inLanguage(messages, language),
    inLanguage(shared, language),
    inLanguage(confirmed, language),
  ];
  const { orderNo, appointmentDate: date, appointmentTime: time } = booking;
  const fillIns = { day: formatLongDate(date, language), order: orderNo };
  return layout({
    ...context,
    subject: editedText(context, 'move-subject', fillIns),
    preview: text.preview(dayAndTime(from.date, from.time, language)),
    reference: orderNo,
    why: words.whyBooked,
    parts: [
      title(editedText(context, 'move-title', fillIns)),
      paragraph(words.greeting(named(booking.contactName))),
      ...paragraphs(context, reasonOf[movedBy], fillIns),
      movedWindow({ label: text.before, ...from }, { label: text.now, date, time }, language),
      paragraph(text.released),
      paragraph(`${text.clear} ${words.duration(visitHours(booking.storefrontSize))}.`),
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
