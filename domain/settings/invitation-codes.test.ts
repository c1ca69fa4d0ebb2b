import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxCodeLength } from '#domain/typed/code-length.ts';
import { isInvitationCode } from '../booking/invitation.ts';
import { invitationCodeOf, isAcceptableCode } from './invitation-codes.ts';

it('a generated code fits the field, is acceptable, and has no characters that are easily confused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
      fc.pre(bytes.filter((byte) => byte < 248).length >= 7);
      const code = invitationCodeOf(bytes, 'HC');
      expect(code).toMatch(/^HC[A-HJ-NP-Z2-9]{7}$/);
      expect(code).toHaveLength(maxCodeLength);
      expect(isAcceptableCode(code)).toBe(true);
      expect(isInvitationCode(` ${code.toLowerCase()} `, new Set([code]))).toBe(true);
    }),
  );
});

it('every character is as likely as any other: bytes beyond a whole number of alphabets are skipped', () => {
  expect(invitationCodeOf(new Uint8Array([255, 248, 0, 31, 247, 1, 2, 3, 4]), 'HC')).toBe('HCAA9BCDE');
});

it('too few random bytes are an error, not a shorter code', () => {
  expect(() => invitationCodeOf(new Uint8Array(6), 'HC')).toThrow(RangeError);
  expect(() => invitationCodeOf(new Uint8Array(32).fill(255), 'HC')).toThrow(RangeError);
});
