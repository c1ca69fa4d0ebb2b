import { inPlainSigns } from '#domain/outbox/segments.ts';

/** A house number before the street, as written in French: `100, rue Exemple`. */
const isNumber = /^\d+[\dA-Za-z-]*$/;
const postalCode = /[\s,]*\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\s*$/i;

/** Number and street of a typed address: the customer knows the city. */
export function streetOf(address: string): string {
  const line = inPlainSigns(address).replaceAll(/\s+/g, ' ').trim().replace(postalCode, '');
  const parts = line.split(',').map((part) => part.trim());
  const numbered = parts.findIndex((part) => /^\d/.test(part));
  const [first = '', second = ''] = parts.slice(Math.max(0, numbered));
  return isNumber.test(first) && second !== '' ? `${first}, ${second}` : first;
}

/** Shorter than this, a cut street name is useless; longer, it leaves no room for anything else. */
const [shortest, longest] = [6, 100];

/** Words a cut street name must not end on: `chemin de la`. */
const unfinished = /(?:[\s,]+|\b(?:de|du|des|la|le|les|of|the))+$/i;

/** A street, whole and then cut shorter and shorter, at the end of a word where there is one; at last its number. */
export function* cutStreets(street: string): Generator<string> {
  yield street;
  const signs = [...street];
  for (let room = Math.min(signs.length - 1, longest); room >= shortest; room--) {
    const cut = signs.slice(0, room).join('');
    const word = cut.replace(/[\s,]+\S*$/, '').replace(unfinished, '');
    yield `${word.length >= shortest ? word : cut}…`;
  }
  const number = /^\d[\dA-Za-z-]*/.exec(street)?.[0];
  if (number) yield `${number}…`;
}
