import { settled } from './characters.ts';

/** Marks that never belong in free text: direction, zero-width, byte order, soft hyphens, fillers. */
const marks =
  /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0001}]/gu;
/** Marks that belong to the letter or emoji before them, and are noise anywhere else. */
const joining = /\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}]/u;
/** What follows a joiner is never a mark itself. */
const joinable = /\p{Extended_Pictographic}|(?!\p{Script=Latin})\p{L}/u;
const joined = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}]|(?!\p{Script=Latin})\p{L}/u;

/** Whether a mark does something between its neighbours: joins letters or emoji, or selects a variant. */
function belongs(mark: string, before: string, after: string): boolean {
  if (mark === '\u200c' || mark === '\u200d') return joined.test(before) && joinable.test(after);
  if (mark === '\ufe0e' || mark === '\ufe0f')
    return /\p{Extended_Pictographic}/u.test(before) || (/[\d#*]/.test(before) && after === '\u20e3');
  if (mark >= '\u{e0020}' && mark <= '\u{e007f}') return /[\p{Extended_Pictographic}\u{e0020}-\u{e007e}]/u.test(before);
  return /(?!\p{Script=Latin})\p{L}/u.test(before);
}

function withoutMarks(typed: string): string {
  const text = typed.replace(marks, '');
  if (!joining.test(text)) return text;
  let kept = '';
  let before = '';
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    if (joining.test(character) && !belongs(character, before, characters[index + 1] ?? '')) continue;
    kept += character;
    before = character;
  }
  // A removed character may have been the neighbour that another mark joined.
  return kept === text ? kept : withoutMarks(kept);
}

/**
 * Free text on one line: a name, an address. Letters stay as they are, in composed form, with what scripts and
 * emoji need to join them; invisible marks are removed, and any other white space becomes a space.
 */
export const cleanText = (typed: string): string =>
  settled(typed, (text) => withoutMarks(text).normalize('NFC'))
    .replace(/[\s\u0085]+/g, (run) => (/^\p{Zs}+$/u.test(run) ? ' '.repeat(run.length) : ' '))
    .trim();

/** A sentence of an owner for a page or a letter: the same, but its no-break spaces stay where they were set. */
export const cleanSentence = (typed: string): string =>
  withoutMarks(typed)
    .normalize('NFC')
    .replace(/[^\S\u00a0\u202f]+|\u0085/g, ' ')
    .trim();

/** The words of `cleanText` in several lines. */
export const cleanLines = (typed: string): string =>
  settled(typed, (text) => withoutMarks(text).normalize('NFC'))
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t|\p{Zs}/gu, ' ')
    .trim();
