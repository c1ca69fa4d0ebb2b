import { describe, expect, it } from 'vitest';
import { checkArea } from '#domain/funnel/area.ts';
import { blockedAreas, servedAreas } from './area.ts';

/** Specification, section 5, in its order. */
const served = 'H3V H3Y H3Z H2V H3P H3R H3S H4P H4T H3T H3X H4V H4W H4X H9X H3G H2T H2Y H2Z H3A H3B H2W H8R'.split(' ');
const area = { served: servedAreas, blocked: blockedAreas };

describe('the served area', () => {
  it('is made of 23 postal areas and no others', () => {
    expect(served).toHaveLength(23);
    expect([...servedAreas].toSorted()).toEqual(served.toSorted());
  });

  it.each(served)('includes %s, however it is typed', (code) => {
    for (const typed of [code, `${code} 1A1`, ` ${code.toLowerCase()}1a1 `]) {
      expect(checkArea(typed, area)).toEqual({ served: true, area: code });
    }
  });

  it('has H4C for its first and only blocked row', () => {
    expect([...blockedAreas]).toEqual(['H4C']);
    expect(checkArea('h4c 2b3', area)).toEqual({ served: false, reason: 'blocked' });
  });

  it('lists no area as both served and blocked', () => {
    expect([...servedAreas].filter((code) => blockedAreas.has(code))).toEqual([]);
  });

  it.each(['H1A', 'H3C', 'H3W', 'H4A', 'H9H', 'J3Y', 'G1A', 'M5V'])('does not include the neighbour %s', (code) => {
    expect(checkArea(code, area)).toEqual({ served: false, reason: 'not-served' });
  });
});
