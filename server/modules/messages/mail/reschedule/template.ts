import { visitHours } from '#business/messages.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { messages as confirmed } from '../confirmation/messages.ts';
import { changes, opening, type VisitFacts } from '../confirmation/template.ts';
import { letter } from '../layout/letter.ts';
import { heading } from '../layout/parts.ts';
import { bookingPairs, movedWindow, visitWindow } from '../visit-parts.ts';
import { messages } from './messages.ts';

/** The visit after the move. */
type RescheduleFacts = VisitFacts & {
  from: { date: string; time: AppointmentTime };
  movedBy: 'customer' | 'weather' | 'operator';
};

const reasonOf = { customer: 'move-client', weather: 'move-weather', operator: 'move-operator' } as const;

export const rescheduleTemplate = letter(messages, (facts: RescheduleFacts, text, pen) => {
  const { words, language } = pen;
  const { booking, from, movedBy } = facts;
  const { orderNo, appointmentDate: date, appointmentTime: time } = booking;
  const { line, paragraphs } = pen.own({ day: pen.day(date), order: orderNo });
  return {
    subject: line('move-subject'),
    preview: text.preview(pen.visit(from.date, from.time)),
    reference: orderNo,
    why: words.whyBooked,
    title: line('move-title'),
    parts: [
      pen.hello(booking.contactName),
      paragraphs(reasonOf[movedBy]),
      movedWindow({ label: text.before, ...from }, { label: text.now, date, time }, language),
      opening(facts, pen),
      text.released,
      `${text.clear} ${words.duration(visitHours(booking.storefrontSize))}.`,
      heading(confirmed.details[language]),
      bookingPairs(booking, language),
      changes(facts, pen),
    ],
  };
});

/** A cancellation sent to the client was a mistake: the visit is on as booked. */
export const standsTemplate = letter(messages, (facts: VisitFacts, text, pen) => {
  const { booking } = facts;
  return {
    subject: text.standsSubject(pen.day(booking.appointmentDate)),
    preview: text.stands,
    reference: booking.orderNo,
    why: pen.words.whyBooked,
    title: text.standsTitle,
    parts: [
      pen.hello(booking.contactName),
      text.stands,
      visitWindow(booking, pen.language),
      opening(facts, pen),
      text.standsPaid,
      heading(confirmed.details[pen.language]),
      bookingPairs(booking, pen.language, { placed: true }),
      changes(facts, pen),
    ],
  };
});
