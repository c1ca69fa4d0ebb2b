import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './row-after-key.ts';

describe('the keys of a list', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['j', 0, 1],
    ['j', 2, 2],
    ['k', 2, 1],
    ['k', 0, 0],
  ])('%s leads from %i of three to %i', (key, at, to) => {
    expect(rowAfterKey(key, at, 3)).toBe(to);
  });

  it('j and k begin at the first row, arrows only on a row', () => {
    expect(['j', 'k', 'ArrowDown', 'End'].map((key) => rowAfterKey(key, -1, 3))).toEqual([0, 0, null, null]);
  });

  it('are no others, and lead nowhere in an empty list', () => {
    expect(['Enter', 'x', 'toString'].map((key) => rowAfterKey(key, 0, 3))).toEqual([null, null, null]);
    expect(rowAfterKey('j', -1, 0)).toBeNull();
  });
});
