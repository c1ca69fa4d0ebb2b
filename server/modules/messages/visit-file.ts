import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { siteIn } from '#server/common/site.ts';
import type { Deps } from '#server/deps.ts';
import type { Opening } from '#server/modules/bookings/authorize-by-link.ts';
import { calendarFile } from '#server/modules/calendar/ics/calendar-file.ts';
import { type Asker, type BookingFile, bookingSeenWhole, type Question } from '#server/modules/documents/read.ts';
import { visitOf } from './mail/visit-entry.ts';

/** The visit as a calendar file, while it is on. Calendars are shared, so its link has no key. */
export async function readVisitFile(
  deps: Opening & Pick<Deps, 'publicUrl' | 'mailFrom' | 'settings'>,
  asker: Asker,
  asked: Question,
): Promise<BookingFile | Refusal> {
  const found = await bookingSeenWhole(deps, asker, asked);
  if (isRefusal(found)) return found;
  const { booking } = found;
  if (booking.status === 'cancelled') return refuse('ORDER_NOT_FOUND');
  const { language = booking.language } = asked;
  const { publicUrl, mailFrom, clock } = deps;
  const { contact } = await deps.settings.read();
  const url = `${siteIn(deps, language)}/confirmation?order=${booking.orderNo}`;
  const entry = { method: 'PUBLISH', language, url, publicUrl, mailFrom, contact, stampedAt: clock.now() } as const;
  return { name: language === 'fr' ? 'visite.ics' : 'visit.ics', body: calendarFile(visitOf(booking, entry)) };
}
