import { formatPhone } from '../format.ts';
import type { Bilingual, Language } from '../language.ts';

export type Company = {
  readonly name: string;
  readonly description: Bilingual;
  /** E.164; shown in the form of each language. */
  readonly phone: string;
  readonly email: string;
  readonly website?: string | undefined;
};

export type CompanyWords = {
  readonly name: string;
  readonly description: string;
  /** E.164, for links. */
  readonly phone: string;
  readonly displayPhone: string;
  readonly email: string;
  /** Empty if there is none. */
  readonly website: string;
};

export function companyWords({ name, description, phone, email, website = '' }: Company): Bilingual<CompanyWords> {
  const wordsIn = (language: Language): CompanyWords => ({
    name,
    description: description[language],
    phone,
    displayPhone: formatPhone(phone, language),
    email,
    website,
  });
  return { en: wordsIn('en'), fr: wordsIn('fr') };
}
