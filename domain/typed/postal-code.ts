import { found, plainCapitals, withoutWrapping } from './characters.ts';

/** A Canadian postal code, whole or just its area, with an O for zero and an I or L for one where a digit belongs. */
const area = '([ABCEGHJ-NPRSTVXY])[ .,/_-]*([\\dOIL])[ .,/_-]*([ABCEGHJ-NPRSTV-Z])';
const unit = '([\\dOIL])[ .,/_-]*([ABCEGHJ-NPRSTV-Z])[ .,/_-]*([\\dOIL])';
const alone = { whole: new RegExp(`^${area}([ .,/_-]*)${unit}$`), area: new RegExp(`^${area}$`) };

/** The same among other words, where a letter is no digit: 'Montréal H2Y 1C6'. */
const strictly = (pattern: string): string => pattern.replaceAll('\\dOIL', '\\d').replaceAll('[ .,/_-]*', '');
const among = {
  whole: new RegExp(`(?:^|[^\\p{L}\\d])${strictly(area)}([ .,/_-]*)${strictly(unit)}(?![\\p{L}\\d])`, 'u'),
  area: new RegExp(`(?:^|[^\\p{L}\\d])${strictly(area)}(?![\\p{L}\\d])`, 'u'),
  begun: new RegExp(`^${strictly(area)} ?\\d`),
};

const digit = (sign = ''): string => (sign === 'O' ? '0' : sign.replace(/[IL]/, '1'));

/**
 * A postal code as compared and stored: `H2Y 1C6`, or `H2Y1C6` if typed so; its area if there is no more. It is
 * found among other words; a text without one is kept in capitals.
 */
export const cleanPostalCode = (typed: string): string => found(plainCapitals(typed), codeIn);

function codeIn(plain: string): string {
  const text = withoutWrapping(plain);
  const [, a, b, c, gap, d, e, f] = alone.whole.exec(text) ?? among.whole.exec(text) ?? [];
  if (a !== undefined) return `${a}${digit(b)}${c}${gap === '' ? '' : ' '}${digit(d)}${e}${digit(f)}`;
  const [, first, second, third] = alone.area.exec(text) ?? among.area.exec(text) ?? [];
  // A half-typed code loses nothing.
  return first === undefined || among.begun.test(text) ? text : `${first}${digit(second)}${third}`;
}

/** Without white space, the form in which postal codes are compared. */
export const normalizePostalCode = (typed: string): string => cleanPostalCode(typed).replaceAll(' ', '');

/** The forward sortation area: the first three characters. */
export const forwardSortationArea = (typed: string): string => normalizePostalCode(typed).slice(0, 3);

/** Whether a text has the form of a forward sortation area: `H2X`. */
export const isForwardSortationArea = (code: string): boolean => /^[A-Z]\d[A-Z]$/.test(code);

/** A postal code within an address: `H2Y 1A1`. */
export const postalCodeIn = (address: string): string =>
  /^(\w{3}) ?(\d\w\d)$/.exec(cleanPostalCode(address))?.slice(1).join(' ') ?? '';
