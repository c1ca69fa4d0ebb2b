import { brand } from '#business/brand.ts';
import { visitHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { serviceName } from '#business/services.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { hourMs } from '#domain/durations.ts';
import { formatPhone } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { CalendarVisit } from '#server/modules/calendar/ics/calendar-file.ts';
import { named, plain } from './isolate.ts';
import { messages } from './visit/messages.ts';

type Occasion = {
  method: CalendarVisit['method'];
  language: Language;
  /** The booking's URL; null in a file that anyone may end up reading. */
  url: string | null;
  /** Origin of the site: a booking's calendar entry keeps one UID for life. */
  publicUrl: string;
  mailFrom: string;
  contact: Contact;
  stampedAt: Date;
};

/** A booking's visit as a calendar entry. A cancellation counts as one more change. */
export function visitOf(booking: Booking, dedupeKey: Occasion): CalendarVisit {
  const { method, language, url, publicUrl, mailFrom, contact, stampedAt } = dedupeKey;
  const { id, orderNo, reference, clientId, coatingType, address, contactName, email } = booking;
  const text = inLanguage(messages, language);
  const hours = visitHours(booking.storefrontSize);
  const begins = appointmentInstant(booking.appointmentDate, booking.appointmentTime, schedule.timeZone);
  const told = [
    text.duration(hours),
    text.clear,
    text.order(orderNo, reference, clientId),
    text.questions(formatPhone(contact.phone, language), contact.email),
    ...(url === null ? [] : [url]),
  ];
  return {
    method,
    uid: `${id}@${new URL(publicUrl).hostname}`,
    sequence: booking.calendarSequence + (method === 'CANCEL' ? 1 : 0),
    begins,
    ends: new Date(begins.getTime() + hours * hourMs),
    title: text.title(serviceName(coatingType, language)),
    description: told.join('\n'),
    location: plain(named(address)),
    url,
    organizer: { name: brand.name, address: mailFrom },
    attendee: { name: plain(named(contactName)), address: email },
    stampedAt,
    language,
  };
}
