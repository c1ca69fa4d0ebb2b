import { expect, it } from 'vitest';
import { cleanLines, cleanSentence, cleanText } from './free-text.ts';

it.each([
  ['Cafe\u0301', 'Café'],
  ['\u202aCamille\u202c Exemple\u200b', 'Camille Exemple'],
  ['Le\u00a0Comptoir\u202f!', 'Le Comptoir !'],
  ['100, rue Exemple\r\nMontréal', '100, rue Exemple Montréal'],
  ['A\u200dB\ufe0f', 'AB'],
])('words lose the marks that nobody sees: %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

it.each([
  'Ｂar 王芳',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d🍳 Resto',
  '❤\ufe0f\u200d🔥',
  '1\ufe0f\u20e3',
  '葛\u{e0100}城',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
])('letters and pictures keep what joins them: %j', (typed) => {
  expect(cleanText(typed)).toBe(typed);
});

it('the sentences of an owner keep the no-break spaces of French', () => {
  expect(cleanSentence(' Travaux en hauteur\u00a0:\u200b trois\tétages\u202f! ')).toBe(
    'Travaux en hauteur\u00a0: trois étages\u202f!',
  );
});

it('lines keep their breaks, all of one kind', () => {
  expect(cleanLines(' Ring.\r\nThen\twait.\u2028\u200bThanks ')).toBe('Ring.\nThen wait.\nThanks');
});
