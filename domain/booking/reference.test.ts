import { expect, it } from 'vitest';
import { asReferenceSigns, bookingReference, bookingReferencePattern } from './reference.ts';

it('is BK- and six signs that nobody takes for others, whatever was drawn', () => {
  const all = Array.from({ length: 256 }, (_, byte) => bookingReference(new Uint8Array(6).fill(byte)));
  expect(all.filter((one) => !bookingReferencePattern.test(one))).toEqual([]);
  expect(new Set(all).size).toBe(32);
  expect(all.join('')).not.toMatch(/[ILOU]/);
  expect(bookingReference(Uint8Array.from([7, 23, 2, 20, 4, 29]))).toBe('BK-7Q2M4X');
});

it('is made of six bytes and no other number of them', () => {
  expect(() => bookingReference(new Uint8Array(5))).toThrow('6 bytes');
});

it('is read where somebody wrote a letter for a digit', () => {
  expect(asReferenceSigns('o1il7q')).toBe('01117q');
});
