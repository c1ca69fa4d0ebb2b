import { longestCode } from '../booking/invitation.ts';

/** Letters and digits that nobody takes for one another, read from paper or said over the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const prefix = 'HC';
const length = longestCode - prefix.length;

/** A new code from random bytes: `HC` and seven signs. */
export function invitationCodeOf(bytes: Uint8Array): string {
  const usable = [...bytes].filter((byte) => byte < 256 - (256 % alphabet.length)).slice(0, length);
  if (usable.length < length) throw new RangeError('too few random bytes for a code');
  return `${prefix}${usable.map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}

/** Whether a code that somebody thought of can be given out, in the form in which codes are compared. */
export const isCodeToGive = (code: string): boolean => /^[A-Z\d]{6,}$/.test(code) && code.length <= longestCode;
