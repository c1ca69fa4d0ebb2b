import { hoursInWords, hoursLine } from '../calendar/opening-hours.ts';
import { formatPhone } from '../format.ts';
import type { Bilingual, Language } from '../language.ts';
import type { Contact } from './contact.ts';

/** How texts in one language write down the ways to reach the business. */
export type ContactWords = {
  /** E.164, for links. */
  readonly phone: string;
  readonly displayPhone: string;
  readonly email: string;
  readonly address: string;
  /** When the phone is answered, on its own line. */
  readonly hoursLine: string;
  /** The same within a sentence. */
  readonly hours: string;
};

export function contactWords({ phone, email, mailingAddress, hours }: Contact): Bilingual<ContactWords> {
  const { street, city, province, postalCode } = mailingAddress;
  const wordsIn = (language: Language): ContactWords => ({
    phone,
    displayPhone: formatPhone(phone, language),
    email,
    address: `${street}, ${city} (${province}) ${postalCode}`,
    hoursLine: hoursLine(hours)[language],
    hours: hoursInWords(hours)[language],
  });
  return { en: wordsIn('en'), fr: wordsIn('fr') };
}
