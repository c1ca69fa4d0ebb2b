import { maxCodeLength } from '#domain/typed/code-length.ts';

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new code from random bytes: the letters of the brand and seven characters. Throws RangeError when too few bytes are usable. */
export const invitationCodeOf = (bytes: Uint8Array, prefix: string): string =>
  prefix + lettersFrom(bytes, alphabet, maxCodeLength - prefix.length);

export const isAcceptableCode = (code: string): boolean => /^[A-Z\d]{6,}$/.test(code) && code.length <= maxCodeLength;

/** Letters by random bytes, each as likely as the others. Throws RangeError when too few bytes are usable. */
export function lettersFrom(bytes: Uint8Array, letters: string, length: number): string {
  const usable = [...bytes].filter((byte) => byte < 256 - (256 % letters.length)).slice(0, length);
  if (usable.length < length) throw new RangeError('too few random bytes');
  return usable.map((byte) => letters[byte % letters.length]).join('');
}
