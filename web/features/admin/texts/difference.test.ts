import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

describe('where two wordings differ', () => {
  it('is said with a word on each side', () => {
    expect(differenceOf('We come on Monday or Tuesday at nine.', 'We come on Monday and Thursday at nine.')).toEqual([
      '… Monday or Tuesday at …',
      '… Monday and Thursday at …',
    ]);
  });

  it('is the whole of a short text that shares nothing', () => {
    expect(differenceOf('Dear Reader', 'Good day')).toEqual(['Dear Reader', 'Good day']);
  });

  it('may be at the end, or at the beginning', () => {
    expect(differenceOf('Call us.', 'Call us. Soon.')).toEqual(['… us.', '… us. Soon.']);
    expect(differenceOf('Call us now', 'Please call us now')).toEqual(['Call us …', 'Please call us …']);
  });

  it('shows no more than some lines of a text that is new', () => {
    const [before, after] = differenceOf('Old.', 'new '.repeat(200));
    expect(before).toBe('Old.');
    expect(after).toHaveLength(160);
    expect(after.endsWith('…')).toBe(true);
  });
});
