import { brand } from '#business/brand.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { findCertificateNumber } from '#server/modules/bookings/queries/certificates.ts';
import { maySee } from '#server/modules/bookings/read.ts';
import { creditOf } from '#server/modules/bookings/storefront/price.ts';
import { calendarFile } from '#server/modules/calendar/ics/calendar-file.ts';
import { findReceiptOf } from '#server/modules/payments/queries.ts';
import { certificateFile } from './certificate/file.ts';
import { visitOf } from './mail/visit-entry.ts';
import { siteIn } from './parts/links.ts';

/** Who asks: a browser that may be known, or an operator, who sees every booking. */
type Asker = Pick<Visitor, 'hash'> | 'operator';
type Question = { orderNo: string; key?: string | undefined; language?: Language | undefined };
export type BookingFile = { name: string; body: Buffer | string };

/** A booking for whoever sees it whole. To anybody else its files do not exist. */
export async function bookingSeenWhole(
  deps: Pick<Deps, 'db' | 'clock'>,
  asker: Asker,
  { orderNo, key }: Question,
): Promise<{ booking: Booking } | Refusal> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  const seesIt = booking && (asker === 'operator' || (await maySee(deps, asker, booking, key)));
  return seesIt ? { booking } : refuse('ORDER_NOT_FOUND');
}

/** The invoice of a booking that was paid, or that cost nothing. */
export async function readInvoice(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'drawInvoice'>,
  asker: Asker,
  asked: Question,
): Promise<BookingFile | Refusal> {
  const found = await bookingSeenWhole(deps, asker, asked);
  if (isRefusal(found)) return found;
  const { booking } = found;
  const { language = booking.language } = asked;
  const receipt = await findReceiptOf(deps.db, booking.id);
  if (!receipt && booking.total > 0) return refuse('ORDER_NOT_FOUND');
  const { contact } = await deps.settings.read();
  const issuedOn = today(booking.createdAt, brand.timeZone);
  const drawInvoice = deps.drawInvoice ?? (await import('./invoice/render.ts')).renderInvoice;
  const credit = await creditOf(deps.db, booking);
  const body = await drawInvoice({ language, booking, receipt, credit, issuedOn, contact });
  return { name: `${language === 'fr' ? 'facture' : 'invoice'}-${booking.orderNo}.pdf`, body };
}

/** The certificate of a coated visit that was done. */
export async function readCertificateFile(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'settings'>,
  asker: Asker,
  asked: Question,
): Promise<BookingFile | Refusal> {
  const found = await bookingSeenWhole(deps, asker, asked);
  if (isRefusal(found)) return found;
  const { booking } = found;
  const number = await findCertificateNumber(deps.db, booking.id);
  if (number === null) return refuse('ORDER_NOT_FOUND');
  const { contact } = await deps.settings.read();
  return certificateFile(deps, { booking, number, language: asked.language ?? booking.language, contact });
}

/**
 * The visit as a file for a calendar, while it takes place. Its link carries no key, because calendars are shared: the
 * page then asks for the e-mail.
 */
export async function readVisitFile(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailFrom' | 'settings'>,
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
