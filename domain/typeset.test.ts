import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  ['en', "We'll do it: what's next?", 'We’ll do it: what’s next?'],
  ['fr', "Qu'est-ce que c'est ?", 'Qu’est-ce que c’est?'],
  ['fr', 'Il dit : « Bonjour ! »', 'Il dit\u00a0: «\u00a0Bonjour!\u00a0»'],
  ['fr', 'À 9\u00a0h, d’accord\u00a0?', 'À 9\u00a0h, d’accord?'],
  ['en', "The '90s", "The '90s"],
] as const)('what was typed in %s is printed as the language does: %s', (language, typed, printed) => {
  expect(typeset(typed, language)).toBe(printed);
  expect(typeset(printed, language)).toBe(printed);
});
