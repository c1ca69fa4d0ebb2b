import { describe, expect, it } from 'vitest';
import { radioAfter } from './deliberate-radio.ts';

describe('arrow keys among radios whose choice has a consequence', () => {
  it('lead to the neighbour and from the last back to the first', () => {
    expect(radioAfter('ArrowDown', 0, 6)).toBe(1);
    expect(radioAfter('ArrowRight', 5, 6)).toBe(0);
    expect(radioAfter('ArrowUp', 0, 6)).toBe(5);
    expect(radioAfter('ArrowLeft', 3, 6)).toBe(2);
  });

  it('are the only keys that move', () => {
    expect(radioAfter(' ', 0, 6)).toBeNull();
    expect(radioAfter('Tab', 0, 6)).toBeNull();
    expect(radioAfter('ArrowDown', -1, 0)).toBeNull();
  });
});
