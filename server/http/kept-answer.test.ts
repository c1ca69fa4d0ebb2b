import { afterAll, describe, expect, it } from 'vitest';
import { schedule } from '#business/schedule.ts';
import { openApp } from '#tests/builders/app.ts';

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
const nothing = { claims: [], vipFree: 2, platinumHolds: [] };
const taken = {
  ...nothing,
  vipFree: 1,
  claims: [{ date: '2025-10-14', crews: 1, visitorHash: null, expiresAt: null, isUnpaid: false }],
};
let claims: typeof nothing | typeof taken = nothing;
const forget = () => {};
const { app } = await openApp({
  calendar: { rules: { read: async () => rules, forget }, claims: { read: async () => claims, forget } },
});
afterAll(() => app.close());

const calendar = (etag = '') =>
  app.inject({ url: '/api/booked-dates', headers: etag === '' ? {} : { 'if-none-match': etag } });

describe('the calendar', () => {
  it('is not sent again to a browser that has it, and is kept by no other cache', async () => {
    claims = nothing;
    const first = await calendar();
    const { headers } = first;
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(first.json()).toMatchObject({ bookedDates: [] });
    const again = await calendar(String(headers.etag));
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that has changed is sent, whatever the browser has', async () => {
    claims = nothing;
    const { headers } = await calendar();
    claims = taken;
    const changed = await calendar(String(headers.etag));
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ bookedDates: ['2025-10-14'] });
    expect(changed.headers.etag).not.toBe(headers.etag);
  });
});

describe('the prices', () => {
  const ask = async (question: object) => {
    const payload = { buildingSize: 'little-storefront', layout: 12, ...question };
    return (await app.inject({ method: 'POST', url: '/api/pricing', payload })).json();
  };

  it('are those of the question, also when others were asked for before', async () => {
    claims = nothing;
    const complete = await ask({ coatingType: 'complete' });
    const essential = await ask({ coatingType: 'essential' });
    expect(essential.quote).not.toEqual(complete.quote);
    expect(await ask({ coatingType: 'complete' })).toEqual(complete);
    expect(await ask({})).not.toHaveProperty('quote');
    expect((await ask({ layout: 1 })).completeCoat).not.toBe(complete.completeCoat);
  });

  it('count the places that are left now', async () => {
    claims = nothing;
    expect((await ask({})).availability.platinum.remaining).toBe(2);
    claims = taken;
    expect((await ask({})).availability.platinum.remaining).toBe(1);
  });
});
