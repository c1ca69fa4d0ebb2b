import { describe, expect, it } from 'vitest';
import { coverageOf, isTestLayout, layoutNumber, layouts, skipsQuiz } from './layout.ts';

/** Specification, section 3. */
const coverages = [
  ['layout1', 1, 'minimal'],
  ['layout2', 2, 'minimal'],
  ['layout3', 3, 'minimal'],
  ['layout4', 4, 'minimal'],
  ['layout5', 5, 'moderate'],
  ['layout6', 6, 'extensive'],
  ['layout7', 7, 'extensive'],
  ['layout8', 8, 'moderate'],
  ['layout9', 9, 'extensive'],
  ['layout10', 10, 'moderate'],
  ['layout11', 11, 'extensive'],
  ['layout12', 12, 'extensive'],
  ['layout13', 13, 'minimal'],
  ['layout14', 14, 'minimal'],
] as const;

describe('a window layout', () => {
  it('is one of fourteen, in the order of their numbers', () => {
    expect(layouts).toEqual(coverages.map(([layout]) => layout));
  });

  it.each(coverages)('%s has the number %i and %s glass coverage', (layout, number, coverage) => {
    expect(layoutNumber(layout)).toBe(number);
    expect(coverageOf(layout)).toBe(coverage);
  });

  it('needs no quiz when it is layout 13, and only then', () => {
    expect(layouts.filter(skipsQuiz)).toEqual(['layout13']);
  });

  it('carries the test price when it is layout 14, and only then', () => {
    expect(layouts.filter(isTestLayout)).toEqual(['layout14']);
  });
});
