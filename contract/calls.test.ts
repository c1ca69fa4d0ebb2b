import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validatePostalCode } from './area.ts';
import { type CallContract, defineCall } from './call.ts';
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

describe('what a call may be refused with', () => {
  const site = { method: 'POST', path: '/api/step', summary: 'A call', responses: { 204: z.null() } } as const;
  const office = { ...site, path: '/api/admin/step' } as const;

  it.each<[string, CallContract, string[]]>([
    ['a call that costs nothing: nothing', { ...site, light: true }, []],
    ['any other call of the site: a limit', site, ['429']],
    ['a call that takes something: input that is wrong', { ...site, body: z.object({}) }, ['400', '429']],
    ['a call of the administration: who asks', office, ['401', '403', '429']],
    ['a call about oneself: being signed out', { ...office, who: 'oneself' }, ['401', '429']],
    ['a call at the door: a limit', { ...office, who: 'anybody' }, ['429']],
    ['and what is its own', { ...site, refuses: [404, 409] }, ['404', '409', '429']],
  ])('%s', (_what, facts, refused) => {
    expect(Object.keys(defineCall(`${facts.method} ${facts.path}`, facts).responses)).toEqual(['204', ...refused]);
  });
});
