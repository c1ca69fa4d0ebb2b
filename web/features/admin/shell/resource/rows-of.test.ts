import { expect, it } from 'vitest';
import { rowsOf } from './rows-of.ts';

const pages = [
  { rows: [{ id: 1, day: 'a' }] },
  {
    rows: [
      { id: 2, day: 'b' },
      { id: 1, day: 'c' },
    ],
  },
];

it('shows a row once, as it was read last, that stood on two pages of a list', () => {
  expect(
    rowsOf(
      pages,
      ({ rows }) => rows,
      ({ id }) => id,
    ),
  ).toEqual([
    { id: 1, day: 'c' },
    { id: 2, day: 'b' },
  ]);
});

it('has no rows before the first page is read', () => {
  expect(
    rowsOf(
      undefined,
      ({ rows }: { rows: string[] }) => rows,
      (row) => row,
    ),
  ).toBeUndefined();
});
