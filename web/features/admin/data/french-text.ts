const small = /[àâäæçéèêëîïôöœùûüÿ]/u;
const capital = /[ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸ]/u;
/** No word begins with them. */
const within = /[èëïùûüÿ]/u;
const plain = /[A-Za-z]/;
const sign = /[«»’“”–—…•·°$€%‰№©®™½¼¾²³\u00a0]/u;

/**
 * How much a text reads like French, by the characters beyond ASCII: accents stand on letters among letters of their own size,
 * symbols between words. A wrong encoding puts them where no French letter goes.
 */
export function looksFrench(text: string): number {
  let score = 0;
  for (const { 0: found, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + found.length] ?? ' ';
    score += worthOf(found, before, after);
  }
  return score;
}

const isSmall = (letter: string): boolean => /[a-z]/.test(letter) || small.test(letter);
const isCapital = (letter: string): boolean => /[A-Z]/.test(letter) || capital.test(letter);
const isLetter = (letter: string): boolean => plain.test(letter) || small.test(letter) || capital.test(letter);

function worthOf(found: string, before: string, after: string): number {
  if (small.test(found)) {
    // A small letter among capitals is a capital of the other encoding.
    if (isCapital(after)) return -1;
    if (!isLetter(before) && within.test(found)) return -1;
    return isLetter(before) || isLetter(after) || /['’ ]/.test(before) ? 2 : -1;
  }
  if (capital.test(found)) {
    if (isSmall(before) || /\d/.test(before) || (isLetter(before) && isSmall(after))) return -2;
    return isLetter(after) || isCapital(before) ? 1 : -1;
  }
  if (found === '’') return isLetter(before) && isLetter(after) ? 2 : 0;
  if (found === '\u00a0') return 0;
  if (sign.test(found)) return isLetter(before) && isLetter(after) ? -2 : 0;
  return -2;
}
