import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOrderNumber, orderNumberAt } from './order-number.ts';

const zone = 'America/Toronto';
const format = { prefix: 'HC', timeZone: zone };
const numberAt = (instant: string) => orderNumberAt(new Date(instant), 'HC', zone);

/** Hands out `count` numbers one after the other, each to somebody else. */
function handOut(from: string, count: number): string[] {
  const taken = new Set<string>();
  for (let i = 0; i < count; i++) taken.add(nextOrderNumber(new Date(from), format, (orderNo) => taken.has(orderNo)));
  return [...taken];
}

describe('an order number', () => {
  it.each([
    ['2026-11-21T15:15:00Z', 'HC-20261121-101500'],
    ['2026-07-04T03:04:05.678Z', 'HC-20260703-230405'],
    ['2026-07-04T04:00:00Z', 'HC-20260704-000000'],
    ['2028-02-29T23:59:59Z', 'HC-20280229-185959'],
  ])('is the date and time of the business: at %s it is %s', (instant, orderNo) => {
    expect(numberAt(instant)).toBe(orderNo);
  });

  it('has 18 characters always, so that it fits the 20 of the refresh field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_735_689_600, max: 4_102_444_800 }), (seconds) => {
        expect(orderNumberAt(new Date(seconds * 1000), 'HC', zone)).toMatch(/^HC-\d{8}-\d{6}$/);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', 'HC-20261101-013000'],
    ['2027-11-07T05:30:00Z', '2027-11-07T06:30:00Z', 'HC-20271107-013000'],
  ])('is the same at %s and at %s, an hour later, when the clock is set back', (first, second, orderNo) => {
    expect(numberAt(first)).toBe(orderNo);
    expect(numberAt(second)).toBe(orderNo);
  });
});

describe('the next order number', () => {
  it('is that of the moment when nobody has it', () => {
    expect(nextOrderNumber(new Date('2026-11-21T15:15:00Z'), format, () => false)).toBe('HC-20261121-101500');
  });

  it('moves on to the next free second when it is taken, past a minute if need be', () => {
    const taken = new Set(['HC-20261121-101559', 'HC-20261121-101600']);
    const next = nextOrderNumber(new Date('2026-11-21T15:15:59Z'), format, (orderNo) => taken.has(orderNo));
    expect(next).toBe('HC-20261121-101601');
  });

  it('moves on in the repeated hour of autumn, where the first pass has taken the number', () => {
    const taken = new Set(['HC-20271107-013000']);
    const next = nextOrderNumber(new Date('2027-11-07T06:30:00Z'), format, (orderNo) => taken.has(orderNo));
    expect(next).toBe('HC-20271107-013001');
  });

  it('leaves the repeated hour altogether when every number of it is taken', () => {
    const next = nextOrderNumber(new Date('2027-11-07T06:00:00Z'), format, (orderNo) => orderNo < 'HC-20271107-02');
    expect(next).toBe('HC-20271107-020000');
  });

  it.each([
    ['2026-06-15T15:15:30Z', 'on an ordinary day'],
    ['2027-11-07T05:59:30Z', 'as the autumn clock goes back'],
    ['2027-03-14T06:59:30Z', 'as the spring clock goes forward'],
    ['2027-01-01T04:59:30Z', 'over the new year'],
  ])('is another one for each of 200 who ask in the second %s, %s', (instant) => {
    const numbers = handOut(instant, 200);
    expect(new Set(numbers).size).toBe(200);
    expect(numbers.filter((orderNo) => !/^HC-\d{8}-\d{6}$/.test(orderNo))).toEqual([]);
  });
});
