import { brand } from '#business/brand.ts';
import { warrantyYears } from '#business/policies.ts';
import { certificateState, readCertificateNumber, warrantyEnd } from '#domain/booking/certificate.ts';
import { today } from '#domain/calendar/zone.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import { findCertificate } from '../queries/certificates.ts';

/** What a certificate's number confirms to anyone, without revealing the customer. */
export async function readCertificate({ db, clock }: Pick<Deps, 'db' | 'clock'>, typed: string) {
  const number = readCertificateNumber(typed);
  const found = number && (await findCertificate(db, number));
  if (!number || !found) return refuse('CERTIFICATE_NOT_FOUND');
  const { coatingType, appointmentDate: visitDate, selectedLayout, storefrontSize } = found;
  const validUntil = warrantyEnd(visitDate, warrantyYears);
  const state = certificateState({ ...found, validUntil }, today(clock.now(), brand.timeZone));
  return { number, state, coatingType, visitDate, validUntil, selectedLayout, storefrontSize };
}
