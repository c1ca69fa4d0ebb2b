import type { IsoDate } from '../calendar/day.ts';

/** What buildings and buyers ask for before a crew may work: insured against damage, and its people against accidents. */
export const proofKinds = ['insurance', 'compensation'] as const;
export type ProofKind = (typeof proofKinds)[number];

export const maxProofBytes = 5 * 1024 * 1024;

/** How far from its end a PDF may say that it is whole; mail programs and scanners append a little. */
const tailBytes = 1024;

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** By its first and last bytes, whatever its name and type say: a page or a file that was cut off is none. */
export const isWholePdf = (file: Uint8Array): boolean =>
  latin(file.subarray(0, 5)) === '%PDF-' && latin(file.subarray(-tailBytes)).includes('%%EOF');

/** From the day after its last one on it is neither sent nor shown. */
export const isOutdated = ({ validUntil }: { validUntil: IsoDate | null }, today: IsoDate): boolean =>
  validUntil !== null && validUntil < today;

/** The name of its file for a recipient: `attestation-d-assurance.pdf`. */
export const proofFile = (name: string): string =>
  `${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')}.pdf`;
