import type { Language } from '#domain/language.ts';
import type { InputMask } from '#web/ui/form/input-mask.ts';

const withoutPartings = (text: string): string => text.replace(/[\s().-]/g, '');

/** A North American number, as far as it is typed: with +1, 1 or nothing before its ten digits. */
const northAmerican = /^(\+?1)?([2-9]\d{0,9})?$/;

/** 514-555-0142, in French 514 555-0142. Any other number stays as its owner writes it. */
export const phoneShape = (language: Language): InputMask => ({
  keep: withoutPartings,
  write: (kept, typed) => {
    const [whole, country = '', number = ''] = northAmerican.exec(kept) ?? [];
    if (whole === undefined) return typed;
    const [area, exchange, line] = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
    const parted = [area, [exchange, line].filter(Boolean).join('-')].filter(Boolean);
    return [country, parted.join(language === 'fr' ? ' ' : '-')].filter(Boolean).join(' ');
  },
});

/** A Canadian postal code, as far as it is typed. */
const canadian = /^[A-Z](\d([A-Z](\d([A-Z]\d?)?)?)?)?$/;

/** H2Y 1A1, also where it is typed as a whole behind an area that stood there. Another country's code stays, in capitals. */
export const postalCodeShape: InputMask = {
  keep: (text) =>
    withoutPartings(text)
      .toUpperCase()
      .replace(/^([A-Z]\d[A-Z])\1/, '$1'),
  write: (kept, typed) => (canadian.test(kept) ? kept.replace(/^(.{3})(?=.)/, '$1 ') : typed.toUpperCase()),
};
