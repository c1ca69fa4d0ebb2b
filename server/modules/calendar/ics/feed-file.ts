import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#business/brand.ts';
import { visitHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { shortServiceName } from '#business/services.ts';
import { appointmentInstant } from '#domain/calendar/schedule.ts';
import { hourMs } from '#domain/durations.ts';
import { formatPhone } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { oneLine, printable } from './calendar-file.ts';
import { messages } from './feed-file.messages.ts';

type FeedVisit = { booking: Booking; changedAt: Date };
type Feed = { language: Language; publicUrl: string };

/** The refresh interval suggested to calendars. */
const refreshSeconds = 15 * 60;

/** All visits as one iCalendar feed (RFC 5545): business, service, contact, address. */
export function visitsFeed(visits: readonly FeedVisit[], { language, publicUrl }: Feed): string {
  const words = inLanguage(messages, language);
  const calendar = ical({
    prodId: { company: brand.name, product: 'Calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    name: words.name,
    ttl: refreshSeconds,
  });
  const host = new URL(publicUrl).hostname;
  for (const { booking, changedAt } of visits) {
    const {
      id,
      orderNo,
      clientId,
      appointmentDate,
      appointmentTime,
      businessName,
      contactName,
      phone,
      phoneExtension,
    } = booking;
    const cancelled = booking.status === 'cancelled';
    const begins = appointmentInstant(appointmentDate, appointmentTime, schedule.timeZone);
    const service = shortServiceName(booking.coatingType, language);
    calendar.createEvent({
      id: `${id}@${host}`,
      // A cancellation is one more change, as in the client's own file.
      sequence: booking.calendarSequence + (cancelled ? 1 : 0),
      stamp: changedAt,
      start: begins,
      end: new Date(begins.getTime() + visitHours(booking.storefrontSize) * hourMs),
      summary: oneLine(`${businessName}, ${service}`),
      description: printable(
        [
          words.contact(contactName, formatPhone(phone, language, phoneExtension)),
          words.order(orderNo, clientId),
          ...(booking.specialInstructions ? [words.access(booking.specialInstructions)] : []),
        ].join('\n'),
      ),
      location: oneLine(booking.address),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}
