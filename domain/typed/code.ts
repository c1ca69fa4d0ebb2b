import { found, plainCapitals, settled, withoutWrapping } from './characters.ts';
import { maxCodeLength } from './code-length.ts';

/** What people leave before a code: 'Code:', 'Invitation code', 'Code d’invitation'. */
const codeLabel =
  /^(?:(?:MY|YOUR|THE|MON|VOTRE|LE) )?(?:INVITATION CODE|CODE D'INVITATION|INVITATION|CODE)(?: IS| EST)?(?: |$)/;

/** An invitation code as it is compared: capitals without white space, without its label and surrounding characters. */
export const cleanCode = (typed: string): string => settled(typed, (text) => found(plainCapitals(text), codeIn));

function codeIn(plain: string): string {
  const text = withoutWrapping(plain);
  const last = withoutWrapping(text.slice(text.lastIndexOf(':') + 1));
  const whole = withoutSpaces(last);
  return whole.length <= maxCodeLength ? whole : withoutSpaces(withoutWrapping(last.replace(codeLabel, '')));
}

export const maxNumberLength = 20;

/** `HC-20251001-101500`: the letters, the day and the time, with any separators. */
const dated = /(?:^|[^\p{L}\d])([A-Z]{2,8})([ ./_-]*)(\d{8})([ ./_-]*)(\d{6})(?![\p{L}\d])/u;
/** Any other number with the letters before it: `HC0001`, `VIP01`. */
const lettered = /(?:^|[^\p{L}\d])([A-Z]{2,8})([ ./_-]*\d(?:[ ./_-]*\d)*)(?![\p{L}\d])/u;
/** `BK-7K2M9Q`: letters and digits in any order after its two-letter prefix. */
const mixed = /(?:^|[^\p{L}\d])BK[ ./_-]*([\dA-Z]{6})(?![\p{L}\d])/u;

/**
 * The number of a booking or client as it is compared: capitals, plain dashes, no white space, found behind any label
 * ('Order number: …', 'N° de commande : …'). Anything else is kept.
 */
export const cleanNumber = (typed: string): string => settled(typed, (text) => found(plainCapitals(text), numberIn));

function numberIn(text: string): string {
  const [, signs] = mixed.exec(text) ?? [];
  // None of its digits is ever written O, I or L.
  if (signs !== undefined) return `BK-${signs.replaceAll('O', '0').replace(/[IL]/g, '1')}`;
  const [, prefix, gap, day, inner, time] = dated.exec(text) ?? [];
  if (prefix !== undefined) return `${prefix}-${day}${gap === '-' && inner === '' ? '' : '-'}${time}`;
  const [, letters, digits] = lettered.exec(text) ?? [];
  if (letters !== undefined) return `${letters}${withoutSpaces(digits ?? '').replace(/[./_]/g, '-')}`;
  return withoutSpaces(withoutWrapping(text));
}

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');
