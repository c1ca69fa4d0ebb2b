import { describe, expect, it } from 'vitest';
import { pasted, uppercased } from './typing.ts';

describe('a postal code while it is typed', () => {
  it('is written in capitals', () => {
    expect(uppercased('h2y 1c6')).toBe('H2Y 1C6');
  });

  it('never grows, so that the caret keeps its place', () => {
    expect(uppercased('hß2')).toBe('hß2');
  });

  it('loses the white space around it when it is pasted', () => {
    expect(pasted('  h2y\u00a0\n1c6 ')).toBe('H2Y 1C6');
    expect(pasted('H2Y1C6')).toBe('H2Y1C6');
  });
});
