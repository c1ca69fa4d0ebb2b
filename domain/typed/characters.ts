/** Invisible marks: zero-width, direction, soft hyphens, variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const spaces = /[\s\u0085]+/gu;
/** Also those of phone keyboards, and standalone accents. */
const apostrophes = /[\u2018\u2019\u201b\u02bc\u2032\u00b4\uff07]/g;
const dashes = /[\p{Pd}\u2043\u2212]/gu;
/** Digits of other scripts that phones are typed with: Arabic, Persian, Devanagari, Bengali. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

const toAscii = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = [0x09e6, 0x0966, 0x06f0, 0x0660].find((first) => first <= code) ?? code;
  return String(code - zero);
};

/** Cleans until nothing changes: removing a mark may join its neighbours, or split them. */
export function settled(typed: string, clean: (text: string) => string): string {
  let text = typed;
  for (let times = 0; times < mostTimes; times++) {
    const next = clean(text);
    if (next === text) break;
    text = next;
  }
  return text;
}
const mostTimes = 5;

/**
 * The plain characters of a pasted number, code or address: no invisible marks, one kind of dash, of space and
 * of apostrophe, letters and digits of normal width. For comparisons, never for free text.
 */
export const plainCharacters = (typed: string): string => settled(typed, plain);

const plain = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(otherDigits, toAscii)
    .replace(spaces, ' ')
    .trim();

/** The same in capitals, unless a letter has none of the same length (ß). */
export function plainCapitals(typed: string): string {
  const text = plainCharacters(typed);
  const capitals = text.toUpperCase();
  return capitals.length === text.length ? capitals : text;
}

/** No number, code or address is longer: such a text is not a pasting slip, and is not scanned. */
export const mostTyped = 300;

/** What `find` returns for the plain characters of a text of usual length. */
export const found = (text: string, find: (text: string) => string): string =>
  text.length > mostTyped ? text : find(text);

/** Without quotation marks, brackets, dots and the like around it. */
export const withoutWrapping = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
