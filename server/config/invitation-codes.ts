import { brand } from '#business/brand.ts';
import { cleanCode } from '#domain/typed/code.ts';
import { maxCodeLength } from '#domain/typed/code-length.ts';
import type { Reader } from './faults.ts';

/** Valid while simulators are used and no others are set. Server only: nothing of `web/` may import this. */
export const sandboxCodes: readonly string[] = ['PREVIEW', 'VITRINE', 'CLARTE', 'LUMIERE', 'ATELIER', 'SOLEIL'].map(
  (word) => `${brand.prefix}${word}`,
);

export function readInvitationCodes(read: Reader, sandbox: boolean): ReadonlySet<string> {
  const text = read.text('INVITATION_CODES');
  if (text === null) return new Set(sandbox ? sandboxCodes : []);
  const codes = text.split(',').map(cleanCode).filter(Boolean);
  if (codes.some((code) => code.length > maxCodeLength)) {
    read.fault('INVITATION_CODES', `a code has more than ${maxCodeLength} characters, which no visitor can enter`);
  }
  return new Set(codes);
}
