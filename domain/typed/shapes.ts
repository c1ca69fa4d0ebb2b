import type { Language } from '../language.ts';
import { readPhone } from './phone.ts';
import { cleanPostalCode } from './postal-code.ts';

export type Shape = {
  /** The characters that count, without separators. */
  keep: (text: string) => string;
  /** Those characters, formatted; `typed` is the raw text. */
  write: (kept: string, typed: string) => string;
  /** What a text becomes that was not typed, such as a pasted one. */
  paste?: (text: string) => string;
};

const withoutPartings = (text: string): string => text.replace(/[\s().-]/g, '');

/** A North American number, as far as it is typed: with +1, 1 or nothing before its ten digits. */
const northAmerican = /^(\+?1)?([2-9]\d{0,9})?$/;

/** 514-555-0142, in French 514 555-0142. Any other number, and one with an extension, stays as its owner writes it. */
export function phoneShape(language: Language): Shape {
  const keep = withoutPartings;
  const write = (kept: string, typed: string): string => {
    const [whole, country = '', number = ''] = northAmerican.exec(kept) ?? [];
    if (whole === undefined) return typed;
    const [area, exchange, line] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
    const parted = [area, [exchange, line].filter(Boolean).join('-')].filter(Boolean);
    return [country, parted.join(language === 'fr' ? ' ' : '-')].filter(Boolean).join(' ');
  };
  const paste = (text: string): string => {
    const { number, extension } = readPhone(text);
    return `${write(keep(number), number)}${extension && ` ext. ${extension}`}`;
  };
  return { keep, write, paste };
}

/** A Canadian postal code, as far as it is typed. */
const canadian = /^[A-Z](\d([A-Z](\d([A-Z]\d?)?)?)?)?$/;

/** A whole one whose first or third character was deleted, to be retyped. */
const lacking = /^(?:\d[A-Z]|[A-Z]\d)\d[A-Z]\d$/;

/**
 * H2Y 1A1, also when typed in full after an area that was already there; a space just typed stays. Another
 * country's code stays, in capitals.
 */
export const postalCodeShape: Shape = {
  keep: (text) => capitals(withoutPartings(text)).replace(/^([A-Z]\d[A-Z])\1/, '$1'),
  write: (kept, typed) => {
    if (lacking.test(kept)) return halves(kept);
    if (!canadian.test(kept)) return capitals(typed);
    return kept.length === 3 && /\S\s$/.test(typed) ? `${kept} ` : halves(kept);
  },
  paste: (text) => {
    const code = cleanPostalCode(text.replace(/^([A-Z]\d[A-Z])(?=\1)/i, ''));
    return canadian.test(withoutPartings(code)) ? halves(withoutPartings(code)) : code;
  },
};

const halves = (kept: string): string => kept.replace(/^(.{3})(?=.)/, '$1 ');

/** Uppercase, unless that would make the text longer (ß). */
function capitals(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : text;
}
