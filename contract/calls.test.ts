import { describe, expect, it } from 'vitest';
import { validatePostalCode } from './area.ts';
import { cancelByClientId } from './cancellation.ts';
import { validateInvitationCode } from './invitation-code.ts';
import { rememberLanguage } from './language.ts';

const long = 'x'.repeat(10_000);

describe('the small calls', () => {
  it.each([
    ['a postal code, however it is typed', validatePostalCode.body, { postalCode: 'H3V 1A1' }],
    ['an invitation code, even an empty one', validateInvitationCode.body, { code: '' }],
    ['a language', rememberLanguage.body, { language: 'fr' }],
    ['a client ID', cancelByClientId.body, { clientId: 'HC0001' }],
  ])('take %s', (_what, schema, body) => {
    expect(schema.parse({ ...body, unknown: 1 })).toEqual(body);
  });

  it.each([
    ['no body', validatePostalCode.body, null],
    ['a postal code of ten thousand characters', validatePostalCode.body, { postalCode: long }],
    ['a postal code that is a number', validatePostalCode.body, { postalCode: 5 }],
    ['no invitation code', validateInvitationCode.body, {}],
    ['an invitation code of ten thousand characters', validateInvitationCode.body, { code: long }],
    ['an invitation code with a NUL', validateInvitationCode.body, { code: 'HC\u0000PREVIEW' }],
    ['a third language', rememberLanguage.body, { language: 'de' }],
    ['no client ID', cancelByClientId.body, { clientId: ' ' }],
    ['a client ID of ten thousand characters', cancelByClientId.body, { clientId: long }],
  ])('refuse %s', (_what, schema, body) => {
    expect(schema.safeParse(body).success).toBe(false);
  });
});
