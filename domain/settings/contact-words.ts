import { hoursForMachines, hoursInWords, hoursLine } from '../calendar/opening-hours.ts';
import { formatPhone } from '../format.ts';
import { languages } from '../language.ts';
import type { Contact, PostalAddress } from './contact.ts';

type Escape = (text: string) => string;
const asIs: Escape = (text) => text;

/** Every way in which pages, messages and their data write down how the house is reached. */
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

/** On one line, as an agreement, an English and a French letter have it. */
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

/** The address as the agreement to be written to has it. */
export const consentAddress = ({ street, city, province, postalCode }: PostalAddress): string =>
  `${street}, ${city} (${province}) ${postalCode}`;

const literally = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * Writes one contact in place of another, wherever a text names it whole: never within a longer number or address.
 * Texts are written with the facts of `business/`; what the operator changed since is put in when they are read.
 */
export function contactFiller(from: Contact, to: Contact, { inText = asIs }: { inText?: Escape } = {}): Escape {
  const [old, fresh] = [spellings(from, inText), spellings(to, inText)];
  const pairs = new Map(old.flatMap((text, index) => (text === fresh[index] ? [] : [[text, fresh[index] ?? text]])));
  if (pairs.size === 0) return asIs;
  const longestFirst = [...pairs.keys()].sort((one, other) => other.length - one.length);
  const known = new RegExp(`(?<![\\w.+-])(?:${longestFirst.map(literally).join('|')})(?![\\w@-]|\\.\\w)`, 'g');
  return (text) => text.replace(known, (whole) => pairs.get(whole) ?? whole);
}
