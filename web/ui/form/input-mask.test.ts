import { expect, test } from 'vitest';
import type { Shape } from '#domain/typed/shapes.ts';
import { applyMask } from './input-mask.ts';

const pairs: Shape = {
  keep: (text) => text.replace(/\s/g, ''),
  write: (kept) => kept.replace(/(..)(?=.)/g, '$1 '),
};
const typed = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const after = (was: string, marked: string, inputType = 'insertText') => {
  const { text, caret } = applyMask(pairs, was, typed(marked), inputType);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

test('what is typed at the end takes its shape, the caret after it', () => {
  expect(after('12', '123|')).toBe('12 3|');
});

test('what is typed in the middle leaves the caret behind it', () => {
  expect(after('12 34', '19|2 34')).toBe('19| 23 4');
  expect(after('12 34', '12 9|34')).toBe('12 9|3 4');
});

test('what is pasted with other spaces is written with ours', () => {
  expect(after('', ' 1 2345 |', 'insertFromPaste')).toBe('12 34 5|');
});

test('to delete the space from behind deletes the character before it', () => {
  expect(after('12 34', '12|34', 'deleteContentBackward')).toBe('1|3 4');
});

test('to delete the space from before deletes the character after it', () => {
  expect(after('12 34', '12|34', 'deleteContentForward')).toBe('12| 4');
});

test('to delete a character keeps the caret where it was', () => {
  expect(after('12 34', '12 |4', 'deleteContentBackward')).toBe('12| 4');
  expect(after('12 3', '12 |', 'deleteContentBackward')).toBe('12|');
});

test('to delete a selection across the space joins what is left', () => {
  expect(after('12 34', '1|4', 'deleteContentBackward')).toBe('1|4');
});
