import { proofKinds } from '#domain/documents/proofs.ts';
import type { Language } from '#domain/language.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import type { Opening } from '#server/modules/bookings/authorize-by-link.ts';
import { findBookingByOrder } from '#server/modules/bookings/queries/bookings.ts';
import { findCertificateNumber } from '#server/modules/bookings/queries/certificates.ts';
import { viewFor } from '#server/modules/bookings/read.ts';
import { validProof } from '#server/modules/proofs/valid.ts';
import { fileNameOf } from './attached.ts';
import { certificateFile } from './certificate/file.ts';
import { type Issuing, issuedPaper } from './issue.ts';

/** The caller: a browser, possibly known, or an operator, who sees every booking. */
export type Asker = Pick<Visitor, 'hash'> | 'operator';
export type Question = {
  orderNo: string;
  key?: string | undefined;
  language?: Language | undefined;
  /** Of a credit note or a supplementary invoice. */
  file?: string | undefined;
};
export type BookingFile = { name: string; body: Buffer | string };

/** A booking for callers with full access. For anyone else its files do not exist. */
export async function bookingSeenWhole(
  deps: Opening,
  asker: Asker,
  { orderNo, key }: Question,
): Promise<{ booking: Booking } | Refusal> {
  const booking = await findBookingByOrder(deps.db, orderNo);
  if (!booking) return refuse('ORDER_NOT_FOUND');
  if (asker === 'operator') return { booking };
  const seen = await viewFor(deps, asker, booking, key);
  return seen.view === 'whole' ? { booking: seen.booking } : refuse('ORDER_NOT_FOUND');
}

/** A document of a booking: its invoice, or the one named by the file, as in `C1.pdf`. */
export async function readPaper(
  deps: Issuing & Opening & Pick<Deps, 'drawPaper'>,
  asker: Asker,
  asked: Question,
): Promise<BookingFile | Refusal> {
  const found = await bookingSeenWhole(deps, asker, asked);
  if (isRefusal(found)) return found;
  const { language = found.booking.language, file } = asked;
  const { orderNo } = found.booking;
  const facts = await issuedPaper(deps, found.booking, file ? `${orderNo}-${file.replace('.pdf', '')}` : orderNo);
  if (!facts) return refuse('ORDER_NOT_FOUND');
  const drawPaper = deps.drawPaper ?? (await import('./invoice/render.ts')).renderPaper;
  return { name: fileNameOf(facts, language), body: await drawPaper({ facts, language }) };
}

export async function readCertificateFile(
  deps: Opening & Pick<Deps, 'publicUrl' | 'settings'>,
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

/** A certificate of the business, named by the file, as in `insurance.pdf`. */
export async function readBookingProof(deps: Opening, asker: Asker, asked: Question): Promise<BookingFile | Refusal> {
  const found = await bookingSeenWhole(deps, asker, asked);
  if (isRefusal(found)) return found;
  const kind = proofKinds.find((one) => asked.file === `${one}.pdf`);
  const proof = kind && (await validProof(deps, kind, asked.language ?? found.booking.language));
  return proof ?? refuse('NOT_FOUND');
}
