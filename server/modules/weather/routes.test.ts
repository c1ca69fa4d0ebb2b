import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '#tests/builders/server.ts';

// Monday, seven in the evening.
const server = await openServer({ CLOCK_START: '2025-10-06T23:00:00Z', RATE_LIMIT: 'off' });
afterAll(() => server.close());
const { call } = server;

const wet = { precipitationChance: 80, precipitationMm: 6, temperatureC: 9, gustKmh: 30, condition: 'rain' };

const booked = async (date: string) => (await server.booked(date)).order;

/** Books a visit on a day that turns wet, and has the evening's work done. */
async function proposedFor(date: string) {
  const order = await booked(date);
  expect((await call('PUT', `/sandbox/weather/${date}`, wet)).status).toBe(200);
  const evening = await call('POST', '/sandbox/run/weather');
  const link = new URL((await server.linksOf(order)).weather);
  return { order, evening: evening.body, link, token: link.searchParams.get('token') ?? '' };
}

const visitOf = async (order: string) => {
  const { rows } = await server.pool.query('select appointment_date::text as date from bookings where order_no = $1', [
    order,
  ]);
  return rows[0]?.date;
};

describe('a wet day in the sandbox', () => {
  it('ends in a proposal whose link moves the visit', async () => {
    const { order, evening, link, token } = await proposedFor('2025-10-09');
    expect(evening).toEqual({ done: true, judged: 1, proposed: 1, source: 'open-meteo' });
    expect(link.pathname + link.search).toBe(`/weather-response?token=${token}&action=accept`);
    const proposal = await call('GET', `/api/weather-proposal/${token}`);
    expect(proposal).toMatchObject({
      status: 200,
      body: {
        reasons: ['precipitation'],
        original: { date: '2025-10-09', time: '9:00 AM' },
        proposed: { date: '2025-10-13', time: '9:00 AM' },
        answer: null,
        closed: false,
        otherDays: [{ date: '2025-10-14' }, { date: '2025-10-16' }, { date: '2025-10-20' }],
      },
    });
    expect(proposal.headers.get('cache-control')).toBe('no-store');
    expect((await call('GET', '/api/booked-dates')).body.bookedDates).toContain('2025-10-13');

    const accepted = await call('GET', `/api/weather-response/${token}?action=accept`, undefined, {
      'accept-language': 'fr-CA',
    });
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        message:
          'Votre rendez-vous est déplacé vers une journée plus clémente. Un nouveau courriel de confirmation suivra.',
        appointmentDate: '2025-10-13',
        appointmentTime: '9:00 AM',
        answer: 'accept',
        proposal: { canKeepOriginal: true },
      },
    });
    expect(accepted.headers.get('cache-control')).toBe('no-store');
    const back = await call('GET', `/api/weather-response/${token}?action=decline&change=1`);
    expect(back.body).toMatchObject({ answer: 'decline', appointmentDate: '2025-10-09' });
    const chosen = await call('POST', `/api/weather-response/${token}`, { date: '2025-10-14' });
    expect(chosen.body).toMatchObject({ answer: 'accept', appointmentDate: '2025-10-14' });
    expect(await visitOf(order)).toBe('2025-10-14');
  });

  it('is answered by no look ahead and by no other site: HEAD, prefetches, pictures and frames change nothing', async () => {
    const { order, token } = await proposedFor('2025-10-13');
    const path = `/api/weather-response/${token}?action=accept`;
    expect((await call('HEAD', path)).status).toBe(503);
    for (const headers of [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-purpose': 'preview' },
      { 'x-moz': 'prefetch' },
    ]) {
      expect(await call('GET', path, undefined, headers)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    }
    for (const [site, dest] of [
      ['cross-site', 'empty'],
      ['same-site', 'document'],
      ['same-origin', 'image'],
      ['same-origin', 'iframe'],
    ] as const) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest };
      const foreign = { status: 403, body: { code: 'ORIGIN_FOREIGN' } };
      expect(await call('GET', path, undefined, headers)).toMatchObject(foreign);
    }
    expect(await visitOf(order)).toBe('2025-10-13');
    expect((await call('GET', `/api/weather-proposal/${token}`)).body).toMatchObject({ answer: null });
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
    expect((await call('GET', path, undefined, own)).status).toBe(200);
    expect(await visitOf(order)).not.toBe('2025-10-13');
  });

  it('refuses what is no answer and no link, in the language of the request', async () => {
    for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(42)}é`, "' or 1=1 --", 'A'.repeat(400)]) {
      const path = encodeURIComponent(token);
      const refused = [
        await call('GET', `/api/weather-response/${path}?action=accept`),
        await call('GET', `/api/weather-proposal/${path}`),
        await call('POST', `/api/weather-response/${path}`, { date: '2025-10-14' }),
      ];
      // A text longer than any token is refused for its length.
      for (const { status, body } of refused) {
        expect([status, body.code]).toEqual(
          token.length > 200 ? [400, 'INVALID_INPUT'] : [404, 'WEATHER_LINK_INVALID'],
        );
      }
    }
    const french = { 'accept-language': 'fr' };
    for (const query of ['', '?action=', '?action=yes']) {
      expect(await call('GET', `/api/weather-response/x${query}`, undefined, french)).toMatchObject({
        status: 400,
        body: {
          code: 'WEATHER_ACTION_INVALID',
          error: 'Lien non valide. Ce lien de réponse météo n’est pas valide ou est mal formé.',
        },
      });
    }
    expect((await call('GET', '/api/weather-response/x?action=accept&action=decline')).status).toBe(400);
    expect((await call('POST', '/api/weather-response/x', { date: 'soon' })).status).toBe(400);
    const foreign = { origin: 'https://example.com' };
    expect((await call('POST', '/api/weather-response/x', { date: '2025-10-14' }, foreign)).status).toBe(403);
  });
});

describe('the forecast of the sandbox', () => {
  it('is clear where nobody set it, and lists the coming two weeks and whatever was set', async () => {
    await call('PUT', '/sandbox/weather/2026-01-02', { ...wet, condition: 'Heavy snow' });
    const { days } = (await call('GET', '/sandbox/weather.json')).body;
    expect(days).toHaveLength(15);
    expect(days[0]).toEqual({
      date: '2025-10-07',
      set: false,
      precipitationChance: 0,
      precipitationMm: 0,
      temperatureC: 15,
      gustKmh: 15,
      condition: 'clear',
    });
    expect(days.at(-1)).toEqual({ ...wet, date: '2026-01-02', set: true, condition: 'Heavy snow' });
  });

  it('takes no wrong figure and no wrong day', async () => {
    const { condition, ...figures } = wet;
    for (const body of [
      {},
      figures,
      { condition },
      { ...wet, condition: '' },
      { ...wet, condition: 7 },
      { ...wet, precipitationChance: 101 },
      { ...wet, precipitationChance: -1 },
      { ...wet, precipitationChance: '80' },
      { ...wet, precipitationMm: -0.1 },
      { ...wet, temperatureC: -90 },
      { ...wet, gustKmh: 900 },
      { ...wet, gustKmh: null },
      'rain',
    ]) {
      const refused = await call('PUT', '/sandbox/weather/2025-10-30', body);
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT']);
    }
    for (const date of ['tomorrow', '2025-02-30', '2025-13-01', '20251009']) {
      expect((await call('PUT', `/sandbox/weather/${date}`, wet)).status).toBe(400);
    }
    const { days } = (await call('GET', '/sandbox/weather.json')).body;
    expect(days.some((day: { date: string }) => day.date === '2025-10-30')).toBe(false);
  });

  it('comes from Environment Canada while Open-Meteo is down, and from nobody while both are', async () => {
    const { order, evening } = await proposedFor('2025-10-09');
    expect(evening).toMatchObject({ source: 'open-meteo' });
    const down = (times: number) => call('PUT', '/sandbox/faults/weather', { mode: 'down', times });
    await down(2);
    expect((await call('POST', '/sandbox/run/weather')).body).toMatchObject({ source: 'environment-canada' });
    await down(4);
    expect((await call('POST', '/sandbox/run/weather')).body).toMatchObject({ source: null, judged: 0, proposed: 0 });
    await call('PUT', '/sandbox/faults/weather', { mode: 'ok' });
    expect(await visitOf(order)).toBe('2025-10-09');
    const { rows } = await server.pool.query(`select detail from outbox where subject = 'weather:2025-10-06'`);
    expect(rows).toEqual([{ detail: expect.objectContaining({ date: '2025-10-06' }) }]);
  });

  it('is on the sandbox’s page, in both languages, with a form to set it', async () => {
    await call('PUT', '/sandbox/weather/2025-10-14', { ...wet, condition: '<b>hail' });
    const page = async (language: string) =>
      (await fetch(`${server.url}/sandbox`, { headers: { 'accept-language': language } })).text();
    const [english, french] = [await page('en'), await page('fr')];
    expect(english).toMatch(
      /<h2 id="forecast">Forecast<.*<form data-call="PUT \/sandbox\/weather\/:date">.*Thursday, October 9, 2025.*<td>rain<.*&#60;b&#62;hail/s,
    );
    expect(french).toMatch(/<h2 id="forecast">Prévisions<.*jeudi 9\u00a0octobre 2025.*<td>pluie</s);
    expect(english).not.toContain('<b>hail');
  });
});

describe('the forecast of the calendar', () => {
  it('tells rain from clear days by the operator’s thresholds and leaves out what is neither', async () => {
    const dry = { ...wet, precipitationChance: 0, precipitationMm: 0 };
    await call('PUT', '/sandbox/weather/2025-10-16', wet);
    await call('PUT', '/sandbox/weather/2025-10-17', { ...dry, temperatureC: -6 });
    await call('PUT', '/sandbox/weather/2025-10-18', dry);
    const { status, body, headers } = await call('GET', '/api/forecast');
    expect(status).toBe(200);
    expect(body.days).toMatchObject({ '2025-10-16': 'rain', '2025-10-18': 'clear' });
    expect(Object.keys(body.days)).not.toContain('2025-10-17');
    expect(Object.keys(body.days)).not.toContain('2025-10-21'); // the forecast ends the day before
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
