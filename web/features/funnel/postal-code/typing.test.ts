import { describe, expect, it } from 'vitest';
import { applyMask } from '#web/ui/form/input-mask.ts';
import { pasted, postalCodeShape } from './typing.ts';

const written = (typed: string, inputType?: string) =>
  applyMask(postalCodeShape, '', { text: typed, caret: typed.length }, inputType).text;

describe('a postal code while it is typed', () => {
  it('is written in capitals, in two halves', () => {
    expect(['h', 'h2', 'h2y', 'h2y1', 'h2y1c6'].map((typed) => written(typed))).toEqual([
      'H',
      'H2',
      'H2Y',
      'H2Y 1',
      'H2Y 1C6',
    ]);
  });

  it('keeps the space that was typed by hand, and one only', () => {
    expect(written('h2y ')).toBe('H2Y ');
    expect(written('h2 y1')).toBe('H2Y 1');
  });

  it('leaves what is no Canadian code as it is, but for capitals', () => {
    expect(written('abcdefg')).toBe('ABCDEFG');
    expect(written('hß2')).toBe('hß2');
  });

  it('loses the white space around it when it is pasted', () => {
    expect(pasted('  h2y\u00a0\n1c6 ')).toBe('H2Y 1C6');
    expect(pasted('H2Y1C6')).toBe('H2Y1C6');
  });
});
