import fc from 'fast-check';
import { expect, it } from 'vitest';
import { today } from '#domain/calendar/zone.ts';
import { type DatedRates, ratesIn } from './dated-rates.ts';

const timeZone = 'America/Toronto';
const dated: DatedRates = {
  '2031-01-01': { gst: 5000, qst: 10_500 },
  '2013-01-01': { gst: 5000, qst: 9975 },
  '2027-07-01': { gst: 6000, qst: 9975 },
};
const ratesAt = ratesIn(dated, timeZone);

it('rates change at midnight of the business, and not before', () => {
  expect(ratesAt(new Date('2031-01-01T04:59:59.999Z'))).toBe(dated['2027-07-01']);
  expect(ratesAt(new Date('2031-01-01T05:00:00Z'))).toBe(dated['2031-01-01']);
  expect(ratesAt(new Date('1999-01-01T00:00:00Z'))).toBe(dated['2013-01-01']);
});

it('at every instant of a day the rates are those whose first day is the last before it', () => {
  const instants = fc.date({ min: new Date('2013-01-02'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (at) => {
      const begun = Object.entries(dated).filter(([day]) => day <= today(at, timeZone));
      expect(ratesAt(at)).toBe(begun.toSorted(([one], [other]) => (one < other ? 1 : -1))[0]?.[1]);
    }),
  );
});

it('a day that does not exist is refused at the start, and so is a list without rates', () => {
  expect(() => ratesIn({ '2031-02-29': { gst: 1, qst: 1 } }, timeZone)).toThrow('2031-02-29');
  expect(() => ratesIn({}, timeZone)).toThrow('there are none');
});
