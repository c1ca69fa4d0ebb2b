import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { amount, appointmentTime, isoDate, orderNo, postalCode } from './fields.ts';

const long = 'x'.repeat(10_000);
/** The keys of what is said about a value; none when it is accepted. */
const saidOf = (schema: z.ZodMiniType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => issue.message);

describe('the other fields of a booking', () => {
  it.each(['H3V', 'H3V 1A1', 'H3V1A1'])('accept the postal code %j', (value) => {
    expect(postalCode.parse(value)).toBe(value);
  });

  it.each(['h3v 1a1', 'H3V-1A1', ' H3V 1A1\n', 'Montréal (Québec) H3V\u00a01A1'])(
    'clean the postal code %j',
    (value) => {
      expect(postalCode.parse(value)).toBe('H3V 1A1');
    },
  );

  it.each(['', 'H3', 'H3V 1A1X', 'ÉÉÉ', long, 5, null])('refuse the postal code %j', (value) => {
    expect(new Set(saidOf(postalCode, value))).toEqual(new Set(['postal-code-format']));
  });

  it.each(['2026-10-05', '2028-02-29'])('accept the date %j', (value) => {
    expect(isoDate.parse(value)).toBe(value);
  });

  it.each(['', '2026-1-5', '05/10/2026', '2026-10-05T00:00', '2026-10-05\n', long, 20261005, null])(
    'refuse the date %j',
    (value) => {
      expect(saidOf(isoDate, value)).toEqual(['date-format']);
    },
  );

  it('need a time', () => {
    expect(appointmentTime.parse('9:00 AM')).toBe('9:00 AM');
    for (const value of ['', null, undefined, 9, '9', '13:00 PM', '9:60 AM', ' 9:00 AM', long])
      expect(saidOf(appointmentTime, value)).toEqual(['time-required']);
  });

  it.each(['HC-20261121-101500', 'HC-123456-789', 'HC-1', 'HC-12345678901234567'])('accept the order %j', (value) => {
    expect(orderNo.parse(value)).toBe(value);
  });

  it.each([
    '',
    'HC-',
    'hc-20261121-101500',
    'XX-1',
    'HC-1A',
    'HC-1\n',
    ' HC-1',
    'HC-123456789012345678',
    long,
    1,
    null,
  ])('refuse the order %j', (value) => {
    expect(saidOf(orderNo, value)).toEqual(['invalid']);
  });

  it.each(['0.00', '0.04', '1264.73', '9999999.99'])('accept the amount %j', (value) => {
    expect(amount.parse(value)).toBe(value);
  });

  it.each([
    '',
    '1264',
    '1264.7',
    '1264.730',
    '1,264.73',
    '1264,73',
    '-1.00',
    '1e3',
    '10000000.00',
    1264.73,
    null,
    long,
  ])('refuse the amount %j', (value) => {
    expect(saidOf(amount, value)).toEqual(['invalid']);
  });
});
