import { get, type IncomingMessage } from 'node:http';
import ICAL from 'ical.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { keyHeader } from '#contract/key-header.ts';
import { linkToken } from '#server/common/secrets.ts';
import { openServer } from '#tests/builders/server.ts';

const server = await openServer();
afterAll(() => server.close());
const { ask } = server;
const call = async (...asked: Parameters<typeof ask>) => {
  const { status, body } = await server.call(...asked);
  return { status, body };
};

/** A booking, with the key of the mail's link. */
async function booked(appointmentDate: string) {
  const { order, as, links } = await server.booked(appointmentDate);
  return {
    order,
    as,
    key: new URL(links.booking).searchParams.get('key') ?? '',
    path: `/api/booking-details/${order}`,
  };
}

/** The cookies of a browser whose page has read the booking with its key. */
async function reader({ path, key }: { path: string; key: string }) {
  const { headers } = await ask('GET', path, undefined, { [keyHeader]: key });
  return {
    cookie: headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}

describe('the page of a booking, over the wire', () => {
  it('moves the visit for the key, and for no cookie alone', async () => {
    const { path, key, as, order } = await booked('2025-10-14');
    expect(await call('GET', `${path}/changes?key=${key}`)).toMatchObject({
      status: 200,
      body: { canMove: true, canCancel: true, moveUntil: '2025-10-12T13:00:00.000Z', noticeHours: 48 },
    });
    expect((await ask('GET', `${path}/changes`, undefined, as)).status).toBe(400);
    const wish = { date: '2025-10-16', time: '10:00 AM' };
    expect(await call('POST', `${path}/move`, { key: 'x', ...wish }, as)).toMatchObject({
      status: 403,
      body: { code: 'BOOKING_LINK_NEEDED' },
    });
    expect(await call('POST', `${path}/move`, { key, ...wish })).toEqual({
      status: 200,
      body: { appointmentDate: '2025-10-16', appointmentTime: '10:00 AM', moveUntil: '2025-10-14T14:00:00.000Z' },
    });
    const shown = await call('GET', `/api/booking-details/${order}?key=${key}`);
    expect(shown.body.booking).toMatchObject({ appointmentDate: '2025-10-16', appointmentTime: '10:00 AM' });
    expect((await call('GET', '/api/booked-dates')).body.bookedDates).not.toContain('2025-10-14');
  });

  it('says why a visit stays: too late, taken, closed, unknown', async () => {
    const { path, key } = await booked('2025-10-20');
    const late = await booked('2025-10-07');
    const move = (date: string) => call('POST', `${path}/move`, { key, date, time: '9:00 AM' });
    expect(await move('2025-10-07')).toMatchObject({ status: 409, body: { code: 'DATE_TAKEN' } });
    expect(await move('2025-10-08')).toMatchObject({ status: 400, body: { code: 'DATE_NOT_OPEN' } });
    expect(await move('soon')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    const tooLate = { key: late.key, date: '2025-10-21', time: '9:00 AM' };
    expect(await call('POST', `${late.path}/move`, tooLate)).toMatchObject({
      status: 422,
      body: { code: 'MOVE_TOO_LATE' },
    });
    const nobody = '/api/booking-details/HC-20200101-000000';
    expect(await call('POST', `${nobody}/move`, tooLate)).toMatchObject({ status: 404 });
    expect(await call('GET', `${nobody}/changes?key=${key}`)).toMatchObject({ status: 404 });
  });

  it('opens a cancellation of its own, which cancels', async () => {
    const { path, key } = await booked('2025-10-21');
    const opened = await call('POST', `${path}/cancel-link`, { key });
    expect(opened).toMatchObject({ status: 201, body: { path: expect.stringMatching(/^\/cancel-booking\//) } });
    const token = String(opened.body.path).split('/').at(-1);
    expect(await call('POST', '/api/cancel-booking-secure', { token })).toMatchObject({ status: 200 });
    expect(await call('POST', `${path}/cancel-link`, { key })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_CANCELLED' },
    });
    expect(await call('POST', `${path}/move`, { key, date: '2025-10-27', time: '9:00 AM' })).toMatchObject({
      status: 409,
    });
    const as = await reader({ path, key });
    expect((await ask('GET', `${path}/visit.ics`, undefined, as)).status).toBe(404);
    expect((await ask('GET', `${path}/invoice.pdf`, undefined, as)).status).toBe(200);
  });
});

describe('the files of a booking', () => {
  it('are the invoice in either language, for the browser that booked and for one that has shown the key', async () => {
    const { path, key, as, order } = await booked('2025-10-23');
    const withKey = await reader({ path, key });
    for (const [query, headers, name, words] of [
      ['', as, `invoice-${order}.pdf`, 'Total $2,086.80 CAD'],
      ['', withKey, `invoice-${order}.pdf`, 'Total $2,086.80 CAD'],
      ['?language=fr', withKey, `facture-${order}.pdf`, 'Total 2 086,80 $ CA'],
    ] as const) {
      const response = await ask('GET', `${path}/invoice.pdf${query}`, undefined, headers);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
      const { text } = await extractText(document, { mergePages: true });
      expect(text.replace(/\s+/g, ' ')).toContain(words);
      expect(text).toContain(order);
    }
  });

  it('are the visit for a calendar, without the key in it', async () => {
    const { path, key, order } = await booked('2025-10-27');
    const response = await ask('GET', `${path}/visit.ics?language=fr`, undefined, await reader({ path, key }));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="visite.ics"');
    const file = await response.text();
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const event = calendar.getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2025-10-27T13:00:00Z');
    expect(event?.getFirstPropertyValue('url')).toBe(`${server.url}/fr/confirmation?order=${order}`);
    expect(file.replaceAll('\r\n ', '')).not.toContain(key);
  });

  it('are opened by an address with the key, which leads on without it, for this browser and this booking alone', async () => {
    const { order, path, key } = await booked('2025-10-09');
    const other = await booked('2025-10-14');
    const address = `${server.url}${path}/invoice.pdf?key=${key}&language=fr`;
    const headers = { 'sec-fetch-mode': 'navigate' };
    const opened = await new Promise<IncomingMessage>((done) => get(address, { headers }, done));
    opened.resume();
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `${path}/invoice.pdf?language=fr`]);
    const cookies = opened.headers['set-cookie'] ?? [];
    expect(cookies).toEqual([`booking-key-${order}=${key}; Path=/; HttpOnly; SameSite=Lax`]);
    const as = { cookie: cookies[0]?.split(';')[0] ?? '' };
    expect((await ask('GET', `${path}/invoice.pdf?language=fr`, undefined, as)).status).toBe(200);
    expect((await ask('GET', `${path}/visit.ics`, undefined, as)).status).toBe(200);
    expect((await ask('GET', `${other.path}/visit.ics`, undefined, as)).status).toBe(404);
    expect((await ask('GET', `${path}/visit.ics`)).status).toBe(404);
    // A script keeps no history, and gets the file at once.
    const given = await ask('GET', `${path}/visit.ics?key=${key}`);
    expect([given.status, given.headers.getSetCookie()]).toEqual([200, []]);
  });

  it('do not exist for anybody else', async () => {
    const { path } = await booked('2025-10-28');
    for (const file of ['invoice.pdf', 'visit.ics']) {
      for (const query of ['', '?key=x']) {
        const response = await ask('GET', `${path}/${file}${query}`);
        expect(response.status).toBe(404);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(await response.json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
      }
      expect((await ask('GET', `/api/booking-details/HC-1/${file}`)).status).toBe(404);
      expect((await ask('POST', `${path}/${file}`, {})).status).toBe(405);
      expect((await ask('GET', `${path}/${file}?language=de`)).status).toBe(400);
    }
  });

  it('are not sent without end', async () => {
    const { path } = await booked('2025-10-30');
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('GET', `${path}/visit.ics`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('the wish to be told of an area, over the wire', () => {
  const tokenOf = async (email: string) => {
    const { rows } = await server.pool.query('select id from area_requests where email = $1', [email]);
    return linkToken('a secret of at least thirty-two characters', rows[0].id);
  };

  it('is accepted, confirmed and taken back', async () => {
    const form = { email: 'area@example.com', postalCode: 'H1A 2B3', consent: true };
    expect(await call('POST', '/api/area-requests', form)).toEqual({ status: 202, body: { success: true } });
    const token = await tokenOf('area@example.com');
    const read = () => call('GET', `/api/area-requests/${token}`);
    expect(await read()).toEqual({ status: 200, body: { area: 'H1A', state: 'asked' } });
    expect(await call('POST', '/api/area-requests/confirm', { token })).toEqual({
      status: 200,
      body: { area: 'H1A', state: 'confirmed' },
    });
    expect(await call('POST', '/api/area-requests/leave', { token })).toEqual({
      status: 200,
      body: { area: 'H1A', state: 'left' },
    });
    expect(await read()).toEqual({ status: 200, body: { area: 'H1A', state: 'left' } });
  });

  it('needs consent, an address and an area that is not served', async () => {
    const form = { email: 'form@example.com', postalCode: 'H1A 2B3', consent: true };
    const refused = async (change: object) =>
      (await call('POST', '/api/area-requests', { ...form, ...change })).body.code;
    expect(await refused({ consent: false })).toBe('INVALID_INPUT');
    expect(await refused({ consent: undefined })).toBe('INVALID_INPUT');
    expect(await refused({ email: 'a@b\r\nBcc: c@d' })).toBe('INVALID_INPUT');
    expect(await refused({ postalCode: 'H2Y 1C6' })).toBe('AREA_SERVED_ALREADY');
    expect(await call('POST', '/api/area-requests/confirm', { token: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'AREA_LINK_INVALID' },
    });
    expect(await call('GET', `/api/area-requests/${'x'.repeat(43)}`)).toMatchObject({ status: 404 });
  });
});
