import { afterAll, describe, expect, it } from 'vitest';
import { schedule } from '#business/schedule.ts';
import { sha256 } from '#server/common/secrets.ts';
import type { CalendarClaims } from '#server/modules/calendar/snapshot.ts';
import { openApp } from '#tests/builders/app.ts';

// The day that a visitor holds is full to everyone but him: it shows whom the server takes a browser for.
let claims: CalendarClaims = { claims: [], vipFree: 99, platinumHolds: [] };
const rules = {
  blocks: [],
  schedule,
  crewsPerDay: 1,
  dayCrews: new Map(),
  closesOn: null,
  platinumOffered: true,
  areaLists: [],
  blockedAreas: new Set<string>(),
};
const forget = () => {};
const calendar = { rules: { read: async () => rules, forget }, claims: { read: async () => claims, forget } };
const local = (await openApp({ calendar })).app;
const live = (await openApp({ publicUrl: 'https://example.com', sandbox: false })).app;
afterAll(() => Promise.all([local.close(), live.close()]));

// The database is away here; the cookie comes with the failure too.
const firstCookie = async (app: typeof local) => (await app.inject('/api/booking-details/HC-1')).cookies[0];

describe('the visitor cookie', () => {
  it('is given to an unknown browser, out of reach of scripts and other sites', async () => {
    const cookie = await firstCookie(local);
    expect(cookie).toMatchObject({ name: 'visitor', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 });
    expect(cookie?.secure).toBeUndefined();
    const [value = ''] = (cookie?.value ?? '').split('.');
    expect(Buffer.from(value, 'base64url')).toHaveLength(32);
  });

  it('travels only under TLS and belongs to this host alone outside localhost', async () => {
    expect(await firstCookie(live)).toMatchObject({ name: '__Host-visitor', secure: true, path: '/', httpOnly: true });
  });

  it('is given once: a known browser gets none, and is known by it', async () => {
    const cookie = await firstCookie(local);
    const value = cookie?.value ?? '';
    const hash = sha256(value.split('.')[0] ?? '');
    const own = {
      date: '2025-10-14',
      crews: 1,
      visitorHash: hash,
      expiresAt: new Date('2025-10-06T15:00:00Z'),
      isUnpaid: true,
    };
    claims = { ...claims, claims: [own] };
    const header = { cookie: `visitor=${encodeURIComponent(value)}` };
    expect((await local.inject({ url: '/api/booking-details/HC-1', headers: header })).cookies).toEqual([]);
    for (let time = 0; time < 2; time++) {
      const again = await local.inject({ url: '/api/booked-dates', headers: header });
      expect(again.json().bookedDates).toEqual([]);
    }
    const stranger = await local.inject('/api/booked-dates');
    expect([stranger.json().bookedDates, stranger.cookies]).toEqual([['2025-10-14'], []]);
  });

  it('is replaced when its signature is not ours', async () => {
    const cookie = await firstCookie(local);
    const forged = [
      `${cookie?.value}x`,
      (cookie?.value ?? '').split('.')[0] ?? '',
      `me.${cookie?.value.split('.')[1]}`,
    ];
    for (const value of forged) {
      const response = await local.inject({ url: '/api/booking-details/HC-1', cookies: { visitor: value } });
      expect(response.cookies).toHaveLength(1);
    }
  });

  it('is not given by calls that do not ask who is there', async () => {
    const response = await local.inject({
      method: 'POST',
      url: '/api/invitation-code/validate',
      payload: { code: 'X' },
    });
    expect(response.json()).toEqual({ valid: false });
    expect(response.cookies).toEqual([]);
  });
});

describe('the language cookie', () => {
  const choose = (app: typeof local, language: string) =>
    app.inject({ method: 'POST', url: '/api/language', payload: { language } });

  it('remembers the choice out of reach of scripts', async () => {
    const response = await choose(local, 'fr');
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.cookies).toEqual([
      { name: 'language', value: 'fr', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 },
    ]);
    expect((await choose(live, 'en')).cookies[0]).toMatchObject({ name: '__Host-language', value: 'en', secure: true });
  });

  it('knows two languages', async () => {
    const response = await choose(local, 'de');
    expect([response.statusCode, response.json().fields]).toEqual([400, { language: 'This value is not valid' }]);
  });
});
