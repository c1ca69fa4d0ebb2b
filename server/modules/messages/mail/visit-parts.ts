import { visitHours } from '#business/messages.ts';
import { serviceName } from '#business/services.ts';
import { shownAdded } from '#domain/booking/fields.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatTime } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { layoutName, sizeName } from '#domain/names.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { facade } from './facade.ts';
import { named } from './isolate.ts';
import { messages } from './layout/messages.ts';
import type { Part } from './layout/part.ts';
import { type Pair, pairs } from './layout/parts.ts';
import { before, windowOf } from './layout/window.ts';

/** A day in large letters breaks after the weekday. */
const inLarge = (date: string, language: Language): [string, string] => {
  const [weekday = '', ...rest] = formatLongDate(date, language).split(' ');
  return [weekday, rest.join(' ')];
};

type Moment = { date: string; time: AppointmentTime };

/** When and where, and the façade seen through it. */
export function visitWindow(booking: Booking, language: Language): Part {
  const { appointmentDate, appointmentTime, storefrontSize } = booking;
  const text = inLanguage(messages, language);
  const small = text.duration(visitHours(storefrontSize));
  const day = { label: text.day, large: inLarge(appointmentDate, language) };
  const time = { label: text.time, large: [formatTime(appointmentTime, language)] as const, small };
  const [view] = facade(booking, 'day', language, { close: true });
  const places = [named(booking.businessName), named(booking.address)].filter((place) => place !== '');
  return windowOf([day, time], places, view, text.colon);
}

export const movedWindow = (from: Moment & { label: string }, to: Moment & { label: string }, language: Language) =>
  before([paneOf(from, language), paneOf(to, language)], messages.colon[language]);

export const paneOf = ({ label, date, time }: Moment & { label: string }, language: Language) => ({
  label,
  large: inLarge(date, language),
  small: formatTime(time, language),
});

/** `placed`: where it is stands elsewhere. */
export function bookingPairs(booking: Booking, language: Language, { placed = false } = {}): Part {
  const text = inLanguage(messages, language);
  const { orderNo, reference, clientId, coatingType, businessName, address, storefrontSize, selectedLayout } = booking;
  const rows: Pair[] = [
    [text.order, orderNo],
    [text.bookingId, reference],
    [text.clientId, clientId],
    [text.service, serviceName(coatingType, language)],
    [text.business, placed ? '' : named(businessName)],
    [text.address, placed ? '' : named(address)],
    [
      text.storefront,
      [sizeName(storefrontSize, language), layoutName(selectedLayout ?? '', language)].filter(Boolean).join(', '),
    ],
  ];
  for (const { label, value } of shownAdded(booking, language, { papers: true })) rows.push([label, named(value)]);
  return pairs(
    rows.filter(([, value]) => value !== ''),
    language,
  );
}
