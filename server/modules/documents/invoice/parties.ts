import { shownAdded } from '#domain/booking/fields.ts';
import type { Paper } from '#domain/documents/facts.ts';
import { formatPhone } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { plainCapitals } from '#domain/typed/characters.ts';
import { addressLines } from '../postal-address.ts';
import { printable } from '../printable.ts';
import { messages } from './messages.ts';

export const supplierLines = (
  { legalName, mailingAddress, phone, email }: Paper['supplier'],
  language: Language,
): string[] => [
  legalName,
  ...addressLines(mailingAddress, language).map(printable),
  formatPhone(phone, language),
  email,
];

export function buyerLines({ names, address, email, added = {} }: Paper['buyer'], language: Language): string[] {
  const lines = [
    ...distinct(names).map((name) => printedName(name, language)),
    ...[...addressLines(address, language), email].map(printable),
    ...shownAdded(added, language).map(({ label, value }) => messages.added[language](label, printable(value))),
  ];
  return lines.filter((line, index) => line !== '' && lines.indexOf(line) === index);
}

/** Names without duplicates, ignoring differences in letters, spaces and apostrophes. */
const distinct = (names: readonly string[]): string[] =>
  [
    ...new Map(names.toReversed().map((name) => [plainCapitals(name).replace(/ {2,}/g, ' '), name])).values(),
  ].toReversed();

/** A name as the fonts can print it; one without any printable letter is marked as missing. */
function printedName(name: string, language: Language): string {
  const printed = printable(name);
  return /[\p{L}\p{N}]/u.test(printed) || name.trim() === '' ? printed : messages.unprintable[language];
}
