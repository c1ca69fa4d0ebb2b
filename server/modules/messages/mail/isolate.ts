const open = '\u2068';
const close = '\u2069';
const isolated = /\u2068([^\u2068\u2069]*)\u2069/g;

/** Controls, ends of lines, and signs that turn the direction of what follows them. */
const unruly = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Hebrew, Arabic and their neighbours, and the marks that stand for them. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody typed, on one line and set apart from the sentence around it, whichever way it is read. Every text of
 * a stranger goes through here before it gets into a message.
 */
export const isolate = (text: string): string =>
  `${open}${text.toWellFormed().replace(unruly, ' ').replace(/ {2,}/g, ' ').trim()}${close}`;

/** What readers of mail make a link of. */
const leading = /:\s*\/\/|www\s*\./i;

/** The same of a name, for its own mailbox or whichever was typed with it; empty where it would lead somewhere from there. */
export const named = (text: string): string => (leading.test(text.normalize('NFKC')) ? '' : isolate(text));

/** The same in markup, once it was escaped. */
export const markedUp = (text: string): string => text.replace(isolated, '<bdi>$1</bdi>');

/** The same in plain text, where the signs stay only if they are needed: old readers show them as boxes. */
export const plain = (text: string): string =>
  text.replace(isolated, (whole: string, inner: string) => (rightToLeft.test(inner) ? whole : inner));

/** The beginning of a text that is too long for the line it stands on. */
export function clipped(text: string, longest = 80): string {
  const signs = [...text];
  return signs.length <= longest ? text : `${signs.slice(0, longest - 1).join('')}…`;
}
