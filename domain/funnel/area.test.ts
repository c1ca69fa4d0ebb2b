import { describe, expect, it } from 'vitest';
import { forwardSortationArea, isForwardSortationArea, normalizePostalCode } from '#domain/typed/postal-code.ts';
import { areasAt, checkArea } from './area.ts';

const area = { served: new Set(['H3V', 'H2Y']), blocked: new Set(['H4C']) };

describe('the area of a postal code', () => {
  it.each([
    ['H3V 1A1', 'as the post writes it'],
    ['h3v 1a1', 'in lower case'],
    ['H3V1A1', 'without its space'],
    ['H3V', 'with the area alone'],
    [' h 3 v ', 'with spaces in odd places'],
    ['h3v\u00a01a1', 'with a no-break space'],
    ['\th3v', 'with a tab before it'],
    ['H3VXXXX', 'with nonsense after the area'],
  ])('is recognized in %j: %s', (typed) => {
    expect(checkArea(typed, area)).toEqual({ served: true, area: 'H3V' });
  });

  it.each(['', ' ', 'H', 'H3', 'h 3 ', '\u00a0\u00a0\u00a0'])('is too short in %j', (typed) => {
    expect(checkArea(typed, area)).toEqual({ served: false, reason: 'too-short' });
  });

  it.each(['H1A 1A1', 'J4K', 'K1A 0B1', '12345', 'HV3', 'ÉÉÉ'])('is not served in %j', (typed) => {
    expect(checkArea(typed, area)).toEqual({ served: false, reason: 'not-served' });
  });

  it.each(['H4C', 'h4c', 'H4C 1A1', 'h 4 c1a1'])('is blocked in %j', (typed) => {
    expect(checkArea(typed, area)).toEqual({ served: false, reason: 'blocked' });
  });

  it('is blocked even when the served list names it', () => {
    const both = { served: new Set(['H4C']), blocked: new Set(['H4C']) };
    expect(checkArea('H4C 1A1', both)).toEqual({ served: false, reason: 'blocked' });
  });

  it('is served again once the operator unblocks it and lists it', () => {
    expect(checkArea('H4C', { served: new Set(['H4C']), blocked: new Set() })).toEqual({ served: true, area: 'H4C' });
  });
});

it('a postal code is compared in capitals and without white space', () => {
  expect(normalizePostalCode(' h2y\t1c6 ')).toBe('H2Y1C6');
  expect(forwardSortationArea(' h2y\t1c6 ')).toBe('H2Y');
});

it.each([
  ['H1A', true],
  ['K1A', true],
  ['H1', false],
  ['1H1', false],
  ['HHH', false],
  ['H1A2B3', false],
  ['h1a', false],
])('%s is an area, or not: %s', (code, is) => {
  expect(isForwardSortationArea(code)).toBe(is);
});

it('the areas of an instant are those of the list that began last, and are blocked whatever it says', () => {
  const lists = [
    { id: 0, startsAt: new Date(0), value: ['H3V'] },
    { id: 1, startsAt: new Date('2025-10-08T04:00:00Z'), value: ['H4C', 'H1W'] },
  ];
  const at = (instant: string) => areasAt({ areaLists: lists, blockedAreas: new Set(['H4C']) }, new Date(instant));
  expect(checkArea('H1W', at('2025-10-08T03:59:59Z'))).toEqual({ served: false, reason: 'not-served' });
  expect(checkArea('H1W', at('2025-10-08T04:00:00Z'))).toEqual({ served: true, area: 'H1W' });
  expect(checkArea('H3V', at('2025-10-08T04:00:00Z'))).toEqual({ served: false, reason: 'not-served' });
  expect(checkArea('H4C', at('2025-10-08T04:00:00Z'))).toEqual({ served: false, reason: 'blocked' });
});
