import { describe, expect, it } from 'vitest';
import { consentAddress, purposesGiven } from './consent.ts';

const entry = (purpose: 'season' | 'rating', given: boolean) => ({ purpose, given });

describe('what an address agrees to', () => {
  it('is nothing before it is asked', () => {
    expect(purposesGiven([])).toEqual([]);
  });

  it('is what the newest entry of each purpose says, one purpose apart from the other', () => {
    expect(purposesGiven([entry('season', true)])).toEqual(['season']);
    expect(purposesGiven([entry('season', true), entry('rating', true), entry('season', false)])).toEqual(['rating']);
    expect(purposesGiven([entry('rating', true), entry('rating', false), entry('rating', true)])).toEqual(['rating']);
    expect(purposesGiven([entry('rating', true), entry('season', true)])).toEqual(['season', 'rating']);
  });

  it('is of the address, however it is typed', () => {
    expect(consentAddress(' Camille@Example.COM ')).toBe('camille@example.com');
  });
});
