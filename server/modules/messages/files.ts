import { brand } from '#business/brand.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { maySee } from '#server/modules/bookings/read.ts';
import { calendarFile } from '#server/modules/calendar/ics/calendar-file.ts';
import { findReceiptOf } from '#server/modules/payments/queries.ts';
import { renderInvoice } from './invoice/render.ts';
import { visitOf } from './mail/visit-entry.ts';
import { siteIn } from './parts/links.ts';

type Question = { orderNo: string; key?: string | undefined; language?: Language | undefined };
export type BookingFile = { name: string; body: Buffer | string };

/** A booking for whoever sees it whole. To anybody else its files do not exist. */
async function seen(
  deps: Pick<Deps, 'db' | 'clock'>,
  visitor: Pick<Visitor, 'hash'>,
  { orderNo, key }: Question,
): Promise<{ booking: Booking } | Refusal> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  return booking && (await maySee(deps, visitor, booking, key)) ? { booking } : refuse('ORDER_NOT_FOUND');
}

/** The invoice of a booking that was paid, or that cost nothing. */
export async function readInvoice(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  visitor: Pick<Visitor, 'hash'>,
  asked: Question,
): Promise<BookingFile | Refusal> {
  const found = await seen(deps, visitor, asked);
  if (isRefusal(found)) return found;
  const { booking } = found;
  const { language = booking.language } = asked;
  const receipt = await findReceiptOf(deps.db, booking.id);
  if (!receipt && booking.total > 0) return refuse('ORDER_NOT_FOUND');
  const { contact } = await deps.settings.read();
  const issuedOn = today(booking.createdAt, brand.timeZone);
  const body = await renderInvoice({ language, booking, receipt, issuedOn, contact });
  return { name: `${language === 'fr' ? 'facture' : 'invoice'}-${booking.orderNo}.pdf`, body };
}

/**
 * The visit as a file for a calendar, while it takes place. Its link carries no key, because calendars are shared: the
 * page then asks for the e-mail.
 */
export async function readVisitFile(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailFrom' | 'settings'>,
  visitor: Pick<Visitor, 'hash'>,
  asked: Question,
): Promise<BookingFile | Refusal> {
  const found = await seen(deps, visitor, asked);
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
