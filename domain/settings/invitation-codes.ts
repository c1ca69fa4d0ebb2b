import { maxCodeLength } from '#domain/typed/code-length.ts';

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new code from random bytes: the letters of the brand and seven characters. Throws RangeError when too few bytes are usable. */
export function invitationCodeOf(bytes: Uint8Array, prefix: string): string {
  const length = maxCodeLength - prefix.length;
  const usable = [...bytes].filter((byte) => byte < 256 - (256 % alphabet.length)).slice(0, length);
  if (usable.length < length) throw new RangeError('too few random bytes for a code');
  return `${prefix}${usable.map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** Whether a normalized code may be used as an invitation code. */
export const isAcceptableCode = (code: string): boolean => /^[A-Z\d]{6,}$/.test(code) && code.length <= maxCodeLength;
