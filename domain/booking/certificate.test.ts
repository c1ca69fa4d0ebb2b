import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { certificateNumberOf, certificateState, readCertificateNumber, warrantyEnd } from './certificate.ts';

describe('the number of a certificate', () => {
  it('is two groups of four letters and digits that cannot be mistaken for one another', () => {
    for (let i = 0; i < 200; i++)
      expect(certificateNumberOf(randomBytes(32))).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('takes every character as often as any other: bytes beyond a whole number of alphabets are skipped', () => {
    expect(certificateNumberOf(Uint8Array.of(255, 240, 0, 0, 0, 0, 29, 29, 29, 239))).toBe('2222-ZZZZ');
    expect(() => certificateNumberOf(Uint8Array.of(...Array(20).fill(250)))).toThrow(RangeError);
  });

  it.each(['K7QF-2M9X', 'k7qf 2m9x', ' k7qf2m9x ', 'K7QF–2M9X', 'K7 QF-2M 9X'])(
    'is read as it was typed: %s',
    (typed) => expect(readCertificateNumber(typed)).toBe('K7QF-2M9X'),
  );

  it.each(['', 'K7QF-2M9', 'K7QF-2M9XX', 'K7QF-2M90', 'ILOU-2M9X', 'é7QF-2M9X', '../../etc'])('is not %j', (typed) =>
    expect(readCertificateNumber(typed)).toBeNull(),
  );
});

describe('a certificate', () => {
  const done = { status: 'completed', paymentStatus: 'paid', validUntil: warrantyEnd('2025-10-06', 15) };

  it('is good to the last day of its fifteenth year', () => {
    expect(certificateState(done, '2040-10-06')).toBe('valid');
    expect(certificateState(done, '2040-10-07')).toBe('ended');
  });

  it('of a leap day ends on the last of February', () => {
    expect(warrantyEnd('2024-02-29', 15)).toBe('2039-02-28');
    expect(warrantyEnd('2024-02-29', 16)).toBe('2040-02-29');
  });

  it.each([{ status: 'active' }, { status: 'cancelled' }, { status: 'no-show' }, { paymentStatus: 'refunded' }])(
    'is withdrawn with %o',
    (change) => expect(certificateState({ ...done, ...change }, '2026-01-01')).toBe('withdrawn'),
  );
});
