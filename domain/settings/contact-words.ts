import { hoursForMachines, hoursInWords, hoursLine } from '../calendar/opening-hours.ts';
import { formatPhone } from '../format.ts';
import { languages } from '../language.ts';
import type { Contact, PostalAddress } from './contact.ts';

type Escape = (text: string) => string;
const asIs: Escape = (text) => text;

/** Every spelling of the contact details in pages, messages and structured data. */
function spellings(contact: Contact, inText: Escape): string[] {
  const { phone, email, mailingAddress, hours } = contact;
  return [
    phone,
    email,
    ...languages.flatMap((language) => [
      formatPhone(phone, language),
      hoursLine(hours)[language],
      hoursInWords(hours)[language],
    ]),
    ...addressSpellings(mailingAddress).map(inText),
    // As a member of JSON, where no escaping takes place.
    JSON.stringify(hoursForMachines(hours)).slice(1, -1),
  ];
}

/** On one line: in the consent text, in English and in French. */
function addressSpellings({ street, city, province, postalCode }: PostalAddress): string[] {
  const at = `${street}, ${city}`;
  const code = postalCode.replace(' ', '\u00a0');
  return [
    consentAddress({ street, city, province, postalCode }),
    ...['en', 'fr'].map((language) => {
      const where = language === 'fr' && province === 'QC' ? '(Québec)' : province;
      return `${at} ${where}\u00a0 ${code}`;
    }),
  ];
}

/** The address as in the consent text. */
export const consentAddress = ({ street, city, province, postalCode }: PostalAddress): string =>
  `${street}, ${city} (${province}) ${postalCode}`;

const literally = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * Replaces one contact by another in a text, but never within a longer number or address. Texts are built with the facts of
 * `business/`; changes made by the operator are filled in when they are read.
 */
export function contactFiller(from: Contact, to: Contact, { inText = asIs }: { inText?: Escape } = {}): Escape {
  const [old, fresh] = [spellings(from, inText), spellings(to, inText)];
  const pairs = new Map(old.flatMap((text, index) => (text === fresh[index] ? [] : [[text, fresh[index] ?? text]])));
  if (pairs.size === 0) return asIs;
  const longestFirst = [...pairs.keys()].sort((one, other) => other.length - one.length);
  const known = new RegExp(`(?<![\\w.+-])(?:${longestFirst.map(literally).join('|')})(?![\\w@-]|\\.\\w)`, 'g');
  return (text) => text.replace(known, (whole) => pairs.get(whole) ?? whole);
}
