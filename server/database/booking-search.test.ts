import { afterAll, expect, it } from 'vitest';
import { folded } from '#domain/search/folded.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

it('the database folds every letter and sign of Latin, Greek and Cyrillic, and every mark of writing, as a search does', async () => {
  const ranges = [
    [0x20, 0x52f],
    [0x1e00, 0x218f],
    [0x2c60, 0x2c7f],
    [0x3000, 0x303f],
    [0xfb00, 0xfb06],
    [0xff01, 0xff5e],
  ];
  const signs = ranges.flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => `a${String.fromCodePoint(from + index)}b`),
  );
  const { rows } = await testApp.pool.query<{ given: string; folded: string }>(
    'select given, search_folded(given) as folded from unnest($1::text[]) as given',
    [signs],
  );
  expect(rows.length).toBe(signs.length);
  expect(rows.filter((row) => row.folded !== folded(row.given))).toEqual([]);
});
