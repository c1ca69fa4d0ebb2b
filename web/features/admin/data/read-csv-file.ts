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
function looksFrench(text: string): number {
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

/**
 * The text of a file, whatever encoding its spreadsheet wrote: UTF-8, UTF-16 with or without a BOM, else that of Windows or
 * of older Macs in which it reads more like French.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = wideAlphabetOf(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1252').decode(bytes);
    const mac = new TextDecoder('macintosh').decode(bytes);
    return looksFrench(mac) > looksFrench(windows) ? mac : windows;
  }
}

/** UTF-16 by its BOM; without one, by the empty half of nearly every letter. */
function wideAlphabetOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 2000);
  const empty = (parity: number) => start.filter((byte, index) => index % 2 === parity && byte === 0).length;
  const [even, odd] = [empty(0), empty(1)];
  if (even + odd < start.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
