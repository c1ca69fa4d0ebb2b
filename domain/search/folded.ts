/** Apostrophes of every keyboard, and invisible marks. */
const unheard = /['`´‘’‚‛′ʹʻʼʽˈ＇\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const marks = /[\u0300-\u036f]/g;
const letters: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' },
};
export const gaps = /[\s -/:-`{-\u00bf\u2000-\u206f\u3000-\u303f]+/g;

/** A text without its accents, ligatures and apostrophes, in lower case; dashes, points and other signs stay. */
export const plain = (text: string): string =>
  text
    .replace(unheard, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[œæßþøđðłħŧıς]/g, (letter) => letters[letter] ?? letter);

/** The words of a text as a search compares them. The database does the same in `search_folded`; a test keeps them in sync. */
export const folded = (text: string): string => plain(text).replace(gaps, ' ');
