import { expect, it } from 'vitest';
import { filledIn, letterWords, paragraphsOf, questionWords, type TextSet } from './text-words.ts';

const set: TextSet = {
  standard: { question1: { en: '', fr: '' }, answer1: { en: '', fr: '' } },
  fillIns: { yearly: { en: 'yearly', fr: 'annuel' } },
};

it('words in braces are filled in by the name that the language has for them', () => {
  expect(filledIn('{yearly} a year', set, { yearly: '$121.00' }, 'en')).toBe('$121.00 a year');
  expect(filledIn('{annuel} par année', set, { yearly: '121,00\u00a0$' }, 'fr')).toBe('121,00\u00a0$ par année');
});

it('words in braces that are not known, or are of the other language, stay as they are', () => {
  expect(filledIn('{noon} {annuel} {}', set, { yearly: '$1' }, 'en')).toBe('{noon} {annuel} {}');
});

it('what is filled in is not read again', () => {
  expect(filledIn('{yearly}', set, { yearly: '{yearly}' }, 'en')).toBe('{yearly}');
});

it('blank lines divide paragraphs, and a line that was broken is one', () => {
  expect(paragraphsOf('One\ntwo.\n \n\nThree.\n')).toEqual(['One two.', 'Three.']);
});

it('a letter and questions are given as a page shows them', () => {
  const words = { en: 'x {yearly}', fr: 'x' };
  const texts = { greeting: words, opening: words, body: { en: 'a\n\nb', fr: 'c' }, signature: words };
  expect(letterWords(set, texts, { yearly: '1' }, 'en')).toEqual({
    greeting: 'x 1',
    opening: 'x 1',
    paragraphs: ['a', 'b'],
    signature: 'x 1',
  });
  const asked = { question1: { en: 'Why?', fr: 'Pourquoi?' }, answer1: words };
  expect(questionWords(set, asked, { yearly: '1' }, 'en')).toEqual([{ question: 'Why?', answer: 'x 1' }]);
});
