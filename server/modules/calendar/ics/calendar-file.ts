import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { brand } from '#business/brand.ts';
import type { Language } from '#domain/language.ts';

type Party = { name: string; address: string };

export type CalendarVisit = {
  /** E-mails request or cancel; a downloaded file publishes, without attendees (RFC 5546, 3.2.1). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** Constant for the life of a booking. */
  uid: string;
  /** Raised with each change, so that calendars replace the entry. */
  sequence: number;
  begins: Date;
  ends: Date;
  title: string;
  description: string;
  location: string;
  url: string | null;
  organizer: Party;
  attendee: Party;
  stampedAt: Date;
  language: Language;
};

/** A visit as an iCalendar file (RFC 5545); times in UTC, so no VTIMEZONE is needed. */
export function calendarFile(visit: CalendarVisit): string {
  const calendar = ical({
    prodId: { company: brand.name, product: 'Visits', language: visit.language.toUpperCase() },
    method: ICalCalendarMethod[visit.method],
    scale: 'GREGORIAN',
  });
  calendar.createEvent({
    id: visit.uid,
    sequence: visit.sequence,
    stamp: visit.stampedAt,
    start: visit.begins,
    end: visit.ends,
    summary: oneLine(visit.title),
    description: printable(visit.description),
    location: oneLine(visit.location),
    url: visit.url,
    organizer: { name: parameter(visit.organizer.name), email: oneLine(visit.organizer.address) },
    attendees: visit.method === 'PUBLISH' ? [] : [attendee(visit.attendee)],
    status: visit.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}

/** The customer has accepted, and is not asked to reply. */
const attendee = ({ name, address }: Party) => ({
  name: parameter(name),
  email: oneLine(address),
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});

/** Without control characters and lone surrogates, which an iCalendar file must not contain. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '');

export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

/** A quoted parameter value cannot contain quotation marks, and most calendars show the escape (RFC 6868) literally. */
const parameter = (text: string): string => oneLine(text).replaceAll('"', '’').replaceAll('^', '');
