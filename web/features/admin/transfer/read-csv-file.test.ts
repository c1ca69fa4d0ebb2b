import { expect, it } from 'vitest';
import { readText } from './read-csv-file.ts';

const read = (...bytes: number[]) => readText(new Blob([new Uint8Array(bytes)]));

it('a file of today’s spreadsheets is read as it was written, its mark of order left out', async () => {
  expect(await readText(new Blob(['Société;Montréal']))).toBe('Société;Montréal');
  expect(await read(0xef, 0xbb, 0xbf, 0x41)).toBe('A');
});

it('a file of an older spreadsheet keeps its accents, its dashes and its quotes', async () => {
  expect(await read(0x4d, 0x6f, 0x6e, 0x74, 0x72, 0xe9, 0x61, 0x6c)).toBe('Montréal');
  expect(await read(0x31, 0x96, 0x32, 0x20, 0x92)).toBe('1–2 ’');
});
