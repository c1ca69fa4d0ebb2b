import type { Language } from '#domain/language.ts';
import type { Contact } from '#domain/settings/contact.ts';
import { siteIn } from '#server/common/site.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import type { Deps } from '#server/deps.ts';
import { messages } from './messages.ts';

/** The page where anyone can verify a certificate. */
export const certificatePage = (deps: Pick<Deps, 'publicUrl'>, number: string, language: Language): string =>
  `${siteIn(deps, language)}/certificate/${number}`;

type Certified = { booking: Booking; number: string; language: Language; contact: Contact };

export async function certificateFile(
  deps: Pick<Deps, 'publicUrl'>,
  { booking, number, language, contact }: Certified,
) {
  const address = certificatePage(deps, number, language).replace(/^https?:\/\//, '');
  const { renderCertificate } = await import('./render.ts');
  const body = await renderCertificate({ language, booking, number, address, contact });
  return { name: `${messages.file[language]}-${number}.pdf`, body };
}
