/** Letters without accents or invisible characters, in one width and one case. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** Characters that stand for a letter. `l` and `i` are one, as `1`, `!` and `|` are both. */
const lookAlike: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', '€': 'e', '!': 'i', '|': 'i', l: 'i', $: 's', '+': 't', '(': 'c', '#': 'h', v: 'u' },
};

/** The letters alone, whatever characters stand for them, with nothing in between and no letter twice in a row. */
const skeleton = (text: string): string =>
  [...plainLetters(text)]
    .map((sign) => lookAlike[sign] ?? sign)
    .join('')
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');

/** Whether a text contains a word, disguised or not by symbols, accents or gaps. Many words contain a three-letter one. */
export function saysWord(text: string, word: string): boolean {
  const said = skeleton(word);
  return said.length > 3 && skeleton(text).includes(said);
}

const lookAlikeDigit: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1', '!': '1', z: '2' };
const [first, last] = [1990, 2099];

/** Whether a text contains a year of people's lives or plans, even with symbols between digits, or letters for two of them. */
export function saysYear(text: string): boolean {
  const signs = [...plainLetters(text)].filter((sign) => /[\p{L}\d|!]/u.test(sign));
  return signs.some((_, start) => {
    const four = signs.slice(start, start + 4);
    const year = Number(four.map((sign) => lookAlikeDigit[sign] ?? sign).join(''));
    return four.filter((sign) => /\d/.test(sign)).length >= 2 && year >= first && year <= last;
  });
}
