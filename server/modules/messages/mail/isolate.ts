const open = '\u2068';
const close = '\u2069';
const isolated = /\u2068([^\u2068\u2069]*)\u2069/g;

/** Control characters, line breaks, and bidi controls. */
const unruly = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Hebrew, Arabic and related scripts, and their directional marks. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** User input on one line, isolated whatever its direction. Every text from a stranger goes through this. */
export const isolate = (text: string): string =>
  `${open}${text.toWellFormed().replace(unruly, ' ').replace(/ {2,}/g, ' ').trim()}${close}`;

/** Text that mail programs turn into a link. */
const leading = /:\s*\/\/|www\s*\./i;

/** The same for a name, which is sent to any address typed with it; empty if it would become a link there. */
export const named = (text: string): string => (leading.test(text.normalize('NFKC')) ? '' : isolate(text));

/** The same in markup, already escaped. */
export const markedUp = (text: string): string => text.replace(isolated, '<bdi>$1</bdi>');

/** The same in plain text, where the control characters are only kept if needed: old mail programs show them as boxes. */
export const plain = (text: string): string =>
  text.replace(isolated, (whole: string, inner: string) => (rightToLeft.test(inner) ? whole : inner));

/** The start of a text that is too long for its line. */
export function clipped(text: string, longest = 80): string {
  const signs = [...text];
  return signs.length <= longest ? text : `${signs.slice(0, longest - 1).join('')}…`;
}
