import { limitedService } from '#business/services.ts';
import type { Language } from '#domain/language.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { siteIn } from '#server/common/site.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { certifiedPlace } from '#server/modules/bookings/queries/certificates.ts';
import { messages } from './messages.ts';

/** The page where anyone can verify a certificate. */
export const certificatePage = (deps: Pick<Deps, 'publicUrl'>, number: string, language: Language): string =>
  `${siteIn(deps, language)}/certificate/${number}`;

type Certified = { booking: Booking; number: string; language: Language; contact: Contact };

export async function certificateFile(
  deps: Pick<Deps, 'publicUrl' | 'db'>,
  { booking, number, language, contact }: Certified,
) {
  const page = certificatePage(deps, number, language);
  const place = booking.coatingType === limitedService?.key ? await certifiedPlace(deps.db, number) : null;
  const { renderCertificate } = await import('./render.ts');
  const body = await renderCertificate({ language, booking, number, page, place, contact });
  return { name: `${messages.file[language]}-${number}.pdf`, body };
}
