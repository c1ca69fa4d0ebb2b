import { expect, it } from 'vitest';
import { clockOf } from './due-clock.ts';

const now = '2025-10-06T14:40:00.000Z';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['2025-10-06T20:00:00Z', false, 'Answer by today, 4:00 PM', 'Répondre d’ici aujourd’hui, 16 h'],
  ['2025-10-07T14:40:00Z', false, 'Answer by tomorrow, 10:40 AM', 'Répondre d’ici demain, 10 h 40'],
  ['2025-10-09T11:00:00Z', false, 'Answer by Thu, Oct 9, 7:00 AM', 'Répondre d’ici le jeu. 9 oct., 7 h'],
  ['2025-10-05T15:05:00Z', true, 'Answer was due yesterday, 11:05 AM', 'En retard depuis hier, 11 h 05'],
  ['2025-10-01T15:05:00Z', true, 'Answer was due Wed, Oct 1, 11:05 AM', 'En retard depuis le mer. 1er oct., 11 h 05'],
])('the clock of %s says by when an answer was promised', (dueAt, late, en, fr) => {
  expect(plain(clockOf({ dueAt, late }, now, 'en'))).toBe(en);
  expect(plain(clockOf({ dueAt, late }, now, 'fr'))).toBe(fr);
});

it('says nothing once the visitor was answered', () => {
  expect(clockOf({ dueAt: null, late: false }, now, 'en')).toBe('');
});
