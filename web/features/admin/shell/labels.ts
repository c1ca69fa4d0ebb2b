import { schedule } from '#business/schedule.ts';
import { offerOf } from '#business/service-cards.ts';
import { serviceOf } from '#business/services.ts';
import type { AdminBooking } from '#contract/admin/bookings.ts';
import { wallTime } from '#domain/calendar/zone.ts';
import { timeOf as clockOf, formatShortDate, formatTime } from '#domain/format.ts';
import { answerName } from '#domain/funnel/answer-names.ts';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import type { Language } from '#domain/language.ts';
import { layoutName } from '#domain/names.ts';
import { messages } from './messages.ts';

/** `Oct 23, 2025`, `23 oct. 2025`: short, and always with its year. */
export const dayOf = (date: string, language: Language): string =>
  `${formatShortDate(date, language).replace(/^\S+ /, '')}${language === 'en' ? ',' : ''} ${date.slice(0, 4)}`;

/** The day of an instant, in business time. */
export const dayOfInstant = (instant: string, language: Language): string =>
  dayOf(wallTime(new Date(instant), schedule.timeZone).date, language);

/** `Oct 23, 2025, 9:05 AM`, `23 oct. 2025, 9 h 05`: for lists, where a long date on every line hides what differs. */
export function momentOf(instant: string, language: Language): string {
  const wall = wallTime(new Date(instant), schedule.timeZone);
  return `${dayOf(wall.date, language)}, ${formatTime(clockOf(wall), language)}`;
}

export const timeOf = ({ appointmentTime }: AdminBooking, language: Language): string =>
  formatTime(appointmentTime, language);

/** The word of the badge and which badge it is, whichever spelling the record has. */
export function serviceBadge(stored: string, language: Language): { label: string; kind: string } {
  const service = offerOf(serviceOf(stored)?.key ?? '');
  return service
    ? { label: service.badge[language], kind: service.tone }
    : { label: messages.otherService[language], kind: 'other' };
}

/** Who the visit is for, as the list names them: the business, else the person. */
export const clientName = ({
  businessName,
  contactName,
  clientId,
}: Pick<AdminBooking, 'businessName' | 'contactName' | 'clientId'>): string => businessName || contactName || clientId;

/** The drawing of the record's layout, if there is one. */
export const drawnLayout = (stored: string | null): Layout | null => layouts.find((one) => one === stored) ?? null;

export const layoutLabel = (stored: string | null, language: Language): string =>
  stored ? layoutName(stored, language) : messages.notSpecified[language];

/** The given answers, in one line of words; empty if none was asked for. */
export function answersOf({ feeling, aesthetic, purpose }: AdminBooking, language: Language): string {
  const answers = [
    ...(feeling ? [answerName('feelings', feeling, language)] : []),
    ...(aesthetic ? [answerName('aesthetics', aesthetic, language)] : []),
    ...(purpose ? [answerName('purposes', purpose, language)] : []),
  ];
  return answers.map((answer, index) => (index === 0 ? answer : answer.toLowerCase())).join(', ');
}

/** How a booking's payment stands, in a word of the list. */
export function paymentState({ paymentStatus, refundStatus }: Pick<AdminBooking, 'paymentStatus' | 'refundStatus'>) {
  if (refundStatus === 'pending') return 'refunding';
  if (refundStatus === 'review') return 'review';
  return paymentStatus === 'refunded' || paymentStatus === 'pending' ? paymentStatus : 'paid';
}
