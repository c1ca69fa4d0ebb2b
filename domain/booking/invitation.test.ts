import { describe, expect, it } from 'vitest';
import { isInvitationCode } from './invitation.ts';

const codes = new Set(['HCPREVIEW', 'HCAUTUMN', 'HCSPRING', 'HCGLASS', 'HCDOOR', 'HC2026']);

describe('an invitation code', () => {
  it.each([...codes])('%s opens the preview in capitals, in lower case and mixed', (code) => {
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 3).toLowerCase()}${code.slice(3)}`]) {
      expect(isInvitationCode(typed, codes)).toBe(true);
    }
  });

  it.each([' hcpreview ', 'HC PREVIEW', 'hcpreview\n', '\u00a0hcpreview'])('opens it with spaces as in %j', (typed) => {
    expect(isInvitationCode(typed, codes)).toBe(true);
  });

  it.each(['', ' ', 'HCPREVIE', 'HCPREVIEWS', 'HC', 'HCPREVIEW,HCDOOR', 'PREVIEW', 'constructor'])(
    'does not open it as %j',
    (typed) => {
      expect(isInvitationCode(typed, codes)).toBe(false);
    },
  );

  it('never opens it where the operator has no codes', () => {
    expect(isInvitationCode('', new Set())).toBe(false);
    expect(isInvitationCode('HCPREVIEW', new Set())).toBe(false);
  });
});
