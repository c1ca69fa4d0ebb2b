/** Crockford's base 32: no letter can be mistaken for a digit or another letter, and it spells no words. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How long a reference is after its prefix. */
export const referenceLength = 6;

export const bookingReferencePattern = /^BK-[0-9A-HJKMNP-TV-Z]{6}$/;

/** The Booking ID for random bytes; a wrong byte count is the caller's error. */
export function bookingReference(bytes: Uint8Array): string {
  if (bytes.length !== referenceLength) throw new Error(`a reference is made of ${referenceLength} bytes`);
  return `BK-${Array.from(bytes, (byte) => signs.charAt(byte % signs.length)).join('')}`;
}

/** Normalizes characters copied by hand or heard: O is 0, I and L are 1. In lower case, as a search reads them. */
export const asReferenceSigns = (typed: string): string => typed.replaceAll('o', '0').replaceAll(/[il]/g, '1');
