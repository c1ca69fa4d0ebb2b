import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { brand } from '#business/brand.ts';
import type { Language } from '#domain/language.ts';

/** Somebody named in a calendar entry. */
type Party = { name: string; address: string };

export type CalendarVisit = {
  /** A mail invites or takes back; a file that is downloaded tells, and names no guest (RFC 5546, 3.2.1). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The same for a booking's whole life. */
  uid: string;
  /** Raised with each change, so that calendars replace what they have. */
  sequence: number;
  begins: Date;
  ends: Date;
  title: string;
  description: string;
  place: string;
  url: string | null;
  organizer: Party;
  attendee: Party;
  stampedAt: Date;
  language: Language;
};

/** A visit as an iCalendar file (RFC 5545): times in UTC, so that it needs no time zone of its own. */
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
    location: oneLine(visit.place),
    url: visit.url,
    organizer: { name: parameter(visit.organizer.name), email: oneLine(visit.organizer.address) },
    attendees: visit.method === 'PUBLISH' ? [] : [guest(visit.attendee)],
    status: visit.method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}

/** Who booked has said yes by booking, and is asked for no answer. */
const guest = ({ name, address }: Party) => ({
  name: parameter(name),
  email: oneLine(address),
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});

/** Without control characters, which no part of the file may hold, and without halves of characters. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '');

export const oneLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();

/** A value in quotation marks can hold none, and what would stand for one is shown by most calendars as it is. */
const parameter = (text: string): string => oneLine(text).replaceAll('"', '’').replaceAll('^', '');
