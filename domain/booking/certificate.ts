import { addYears, type IsoDate } from '../calendar/day.ts';
import { lettersFrom } from '../settings/invitation-codes.ts';

/** Letters and digits that neither look nor sound like one another; it is typed from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** A new number from random bytes, `K7QF-2M9X`: too many to guess. Throws RangeError when too few bytes are usable. */
export const certificateNumberOf = (bytes: Uint8Array): string => spaced(lettersFrom(bytes, alphabet, length));

/** As typed: in any case, with or without separators. Null if not a certificate number. */
export function readCertificateNumber(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s\u2010-\u2015-]+/g, '');
  return bare.length === length && [...bare].every((letter) => alphabet.includes(letter)) ? spaced(bare) : null;
}

const spaced = (bare: string): string => `${bare.slice(0, length / 2)}-${bare.slice(length / 2)}`;

export const warrantyEnd = (visit: IsoDate, years: number): IsoDate => addYears(visit, years);

/** `withdrawn`: the visit no longer counts as done, or was fully refunded. */
export const certificateStates = ['valid', 'ended', 'withdrawn'] as const;
export type CertificateState = (typeof certificateStates)[number];

type Certified = { status: string; paymentStatus: string; validUntil: IsoDate };

export function certificateState({ status, paymentStatus, validUntil }: Certified, today: IsoDate): CertificateState {
  if (status !== 'completed' || paymentStatus === 'refunded') return 'withdrawn';
  return today <= validUntil ? 'valid' : 'ended';
}
