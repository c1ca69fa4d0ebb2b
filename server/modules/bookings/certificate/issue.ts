import { certifiedTypes } from '#business/services.ts';
import { certificateNumberOf } from '#domain/booking/certificate.ts';
import { takeBackUntil } from '#domain/take-back.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { dequeue, enqueue } from '#server/outbox/enqueue.ts';
import { insertCertificate } from '../queries/certificates.ts';

/** A coating was completed: issues a certificate and mails it once the outcome can no longer be undone, each once. */
export async function issueCertificate(tx: Db, { ids, clock }: Pick<Deps, 'ids' | 'clock'>, booking: Booking) {
  const { id, email, language, coatingType } = booking;
  // Erased customers get no mail.
  if (!certifiedTypes.includes(coatingType) || email === '') return;
  const now = clock.now();
  const number = certificateNumberOf(Buffer.from(ids.secret(), 'base64url'));
  await insertCertificate(tx, { number, bookingId: id, issuedAt: now });
  await enqueue(
    tx,
    [{ topic: 'mail.certificate', subject: id, recipient: email, language, dueAt: takeBackUntil(now) }],
    now,
  );
}

/** The visit was not done after all: unsent mail is withdrawn, and the certificate number is no longer confirmed. */
export const holdBackCertificate = (tx: Db, bookingId: string): Promise<void> =>
  dequeue(tx, bookingId, ['mail.certificate']);
