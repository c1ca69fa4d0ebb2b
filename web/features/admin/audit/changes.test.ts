import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const words = { names: { status: 'Status' }, yes: 'yes', no: 'no', none: 'nothing' };

it('each thing is told once, with what it was and what it became', () => {
  const entry = { before: { status: 'active', note: '' }, after: { status: 'cancelled', told: true } };
  expect(changesOf(entry, words)).toEqual([
    { name: 'Status', before: 'active', after: 'cancelled' },
    { name: 'note', before: 'nothing', after: null },
    { name: 'told', before: null, after: 'yes' },
  ]);
});

it('lists and what is inside of something are readable too', () => {
  const after = { codes: ['A', 'B'], none: [], value: { en: 'Hello' } };
  expect(changesOf({ before: null, after }, words).map((change) => change.after)).toEqual([
    'A, B',
    'nothing',
    '{"en":"Hello"}',
  ]);
});

it('an entry that says no more than that it happened has no changes', () => {
  expect(changesOf({ before: null, after: null }, words)).toEqual([]);
});
