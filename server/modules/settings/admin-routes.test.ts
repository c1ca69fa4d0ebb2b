import { afterAll, describe, expect, it } from 'vitest';
import { openAdmin } from '#tests/builders/admin.ts';
import { openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];

async function call(
  method: 'GET' | 'POST',
  url: string,
  { cookie = owner, body }: { cookie?: string; body?: object } = {},
) {
  const response = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

const settings = '/api/admin/settings';
const limits = {
  ...{ precipitationChance: 60, precipitationMm: 2, washMm: 4, dryHours: 24 },
  ...{ temperatureC: 2, gustKmh: 60, highGustKmh: 45 },
};
const paths = [settings, `${settings}/blocked-areas`, `${settings}/invitation-codes`];

describe('the settings', () => {
  it('are read whole, with their standards', async () => {
    const { status, body } = await call('GET', settings);
    expect(status).toBe(200);
    expect(body.values.phone).toEqual({
      value: '+15145550142',
      standard: '+15145550142',
      isSet: false,
      changedAt: null,
      changedBy: null,
    });
    expect(body).toMatchObject({
      blockedAreas: [{ area: 'H4C', served: false, waiting: 0 }],
      invitations: { codes: [{ code: 'HCPREVIEW', uses: 0 }], fromStart: true },
      termsVersion: '2025-01-08',
    });
  });

  it('are not for staff, who reads none and changes none', async () => {
    expect(await call('GET', settings, { cookie: staff })).toMatchObject({
      status: 403,
      body: { code: 'OWNER_NEEDED' },
    });
    for (const path of paths) {
      expect(await call('POST', path, { cookie: staff, body: {} })).toMatchObject({ status: 403 });
      expect(await call('POST', path, { cookie: '', body: {} })).toMatchObject({ status: 401 });
    }
  });

  it('are changed, and then tell who did it', async () => {
    const body = { key: 'refundCutoffHours', value: 36, seen: 24 };
    expect(await call('POST', settings, { body })).toEqual({ status: 204, body: null });
    expect((await call('GET', settings)).body.values.refundCutoffHours).toEqual({
      value: 36,
      standard: 24,
      isSet: true,
      changedAt: '2025-10-06T14:00:00.000Z',
      changedBy: 'owner@example.com',
    });
    expect(await call('POST', settings, { body })).toMatchObject({ status: 409, body: { code: 'SETTING_CHANGED' } });
  });

  it.each([
    [{ key: 'phone', value: '911', seen: '+15145550142' }, { value: 'Please enter a valid phone number' }],
    [
      { key: 'email', value: 'x"@example.com', seen: 'care@example.com' },
      { value: 'Please enter a valid email address' },
    ],
    [{ key: 'crewsPerDay', value: 99, seen: 1 }, { value: 'This number is outside of its range' }],
    [{ key: 'closesOn', value: '2025-02-30', seen: null }, { value: 'Date must be in YYYY-MM-DD format' }],
    [
      {
        key: 'mailingAddress',
        value: { street: '', city: 'L', province: 'XX', postalCode: 'H2' },
        seen: { street: '100, rue Exemple', city: 'Montréal', province: 'QC', postalCode: 'H2Y 1A1' },
      },
      {
        street: 'The street is required',
        city: 'City is required',
        province: 'Please choose a province',
        postalCode: 'Invalid postal code format',
      },
    ],
    [
      {
        key: 'phoneHours',
        value: { days: [1, 5], opens: '5:00 PM', closes: '7:00 AM' },
        seen: { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' },
      },
      { closes: 'It closes before it opens' },
    ],
    [
      {
        key: 'weatherThresholds',
        value: { ...limits, precipitationChance: 0, temperatureC: 50 },
        seen: limits,
      },
      {
        precipitationChance: 'This number is outside of its range',
        temperatureC: 'This number is outside of its range',
      },
    ],
  ])('say which field is wrong: %j', async (body, fields) => {
    expect(await call('POST', settings, { body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields },
    });
  });

  it('know no other key', async () => {
    const { status } = await call('POST', settings, { body: { key: 'invitationCodes', value: ['X'], seen: [] } });
    expect(status).toBe(400);
  });
});

describe('areas and codes', () => {
  it('are checked before anything is written', async () => {
    expect(await call('POST', paths[1] ?? '', { body: { area: 'H2', blocked: true } })).toMatchObject({
      status: 400,
      body: { fields: { area: 'An area is a letter, a digit and a letter' } },
    });
    expect(await call('POST', paths[2] ?? '', { body: { change: 'add', code: 'VITRINÉE' } })).toMatchObject({
      status: 400,
      body: { fields: { code: 'A code has 6 to 9 letters and digits, without accents' } },
    });
  });

  it('are changed by their calls', async () => {
    expect(await call('POST', paths[1] ?? '', { body: { area: 'H3V', blocked: true } })).toEqual({
      status: 200,
      body: { told: 0 },
    });
    const added = await call('POST', paths[2] ?? '', { body: { change: 'add', code: null } });
    expect(added.status).toBe(200);
    expect((await call('GET', settings)).body.invitations.codes[1]).toEqual({ code: added.body.code, uses: 0 });
  });
});
