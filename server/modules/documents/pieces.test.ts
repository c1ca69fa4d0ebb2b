import { describe, expect, it } from 'vitest';
import { linesOf } from './pieces.ts';

const measure = (_font: string, text: string) => text.length;
const lines = (text: string, width = 1000) => linesOf(text, { font: 'sans', width, measure });
/** The pieces of each line as they stand from left to right, each in its own order of reading. */
const seen = (text: string, width?: number) =>
  lines(text, width).map(({ pieces }) => pieces.toSorted((a, b) => a.x - b.x).map(({ drawn }) => drawn));

describe('a line of several scripts', () => {
  it.each([
    ['Café 北京', ['Café ', '北京']],
    ['Café مطعم الشرق Ville', ['Café ', 'مطعم الشرق', ' Ville']],
    ['Café مطعم 24 Ville', ['Café ', '24', 'مطعم ', ' Ville']],
    ['مطعم 24 Café', ['Café', ' ', '24', 'مطعم ']],
    ['שלום (מסעדה)', ['שלום )מסעדה(']],
  ])('of %j has its pieces where they are read', (text, pieces) => expect(seen(text)).toEqual([pieces]));

  it('is read in the order in which it was written', () => {
    const [{ pieces } = { pieces: [] }] = lines('מסעדה (24) Café');
    expect(pieces.map(({ text }) => text).join('')).toBe('מסעדה (24) Café');
  });

  it('breaks at spaces and between ideographs, and a longer word within', () => {
    expect(seen('Café 北京饭店', 7)).toEqual([['Café ', '北京'], ['饭店']]);
    expect(seen('Ресторан Йод', 5)).toEqual([['Ресто'], ['ран'], ['Йод']]);
  });
});
