import fastify, { type InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { failureCodes } from '#domain/refusal.ts';
import { openApp } from '#tests/builders/app.ts';
import { sendFailure } from './failures.ts';
import { statusOf } from './refusals.ts';

const { app } = await openApp();
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const postalCode = (payload: unknown, headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/postal-code/validate',
  headers: { ...json, ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

describe('a failure', () => {
  it('that is a limit says when to come back, and tells a customer so in a sentence', async () => {
    const limits = failureCodes.filter((code) => statusOf(code) === 429);
    expect(limits).toContain('TOO_MANY_CHECKOUTS');
    const door = fastify();
    for (const code of limits) door.get(`/${code}`, (_request, reply) => sendFailure(reply, code));
    for (const code of limits) {
      const { headers, body } = await door.inject(`/${code}`);
      expect([code, Number(headers['retry-after']) > 0]).toEqual([code, true]);
      expect(JSON.parse(body).error).toMatch(/^\S.*\.$/);
    }
    await door.close();
  });

  it('has one form: the words and a stable code, in the language of the request', async () => {
    const english = await app.inject(postalCode({ postalCode: 'H4C' }));
    expect(english.statusCode).toBe(422);
    expect(english.json()).toEqual({
      error: 'We do not service this postal code.',
      code: 'AREA_NOT_SERVED',
      blocked: true,
    });
    expect(english.headers['content-language']).toBe('en');
    const french = await app.inject(postalCode({ postalCode: 'H4C' }, { 'accept-language': 'fr-CA, en;q=0.3' }));
    expect(french.json().error).toBe('Nous ne desservons pas ce code postal.');
    expect(french.headers).toMatchObject({
      'content-language': 'fr',
      vary: 'accept-language',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('names each refused field with words of its own, also inside another', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/preload',
      headers: { ...json, 'accept-language': 'fr' },
      payload: { order_no: 'HC-1', amount: 5, booking: { appointmentDate: 'soon' } },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      error: 'Veuillez vérifier les champs indiqués.',
      fields: {
        amount: 'Cette valeur n’est pas valide',
        appointmentDate: 'La date doit être au format AAAA-MM-JJ',
        appointmentTime: 'L’heure est requise',
      },
    });
  });

  it('is the answer to a value of the wrong type: nothing is converted', async () => {
    for (const wrong of [514, true, ['H3V'], { 0: 'H' }, null]) {
      const response = await app.inject(postalCode({ postalCode: wrong }));
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ postalCode: 'This value is not valid' });
    }
  });

  it.each<[string, InjectOptions, number, string]>([
    ['broken JSON', postalCode('{"postalCode":'), 400, 'INVALID_INPUT'],
    ['an empty body', postalCode(''), 400, 'INVALID_INPUT'],
    ['a prototype in the body', postalCode('{"__proto__":{"a":1}}'), 400, 'INVALID_INPUT'],
    ['no body at all', { method: 'POST', url: '/api/postal-code/validate' }, 400, 'INVALID_INPUT'],
    ['a list instead of fields', postalCode([]), 400, 'INVALID_INPUT'],
    ['plain text', postalCode('H3V', { 'content-type': 'text/plain' }), 415, 'MEDIA_TYPE_UNSUPPORTED'],
    [
      'a form',
      postalCode('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'MEDIA_TYPE_UNSUPPORTED',
    ],
    ['more than 64 KiB', postalCode({ postalCode: 'H'.repeat(64 * 1024) }), 413, 'BODY_TOO_LARGE'],
    ['another method', { method: 'GET', url: '/api/preload' }, 405, 'METHOD_NOT_ALLOWED'],
    ['an unknown call', { method: 'GET', url: '/api/nothing' }, 404, 'NOT_FOUND'],
    [
      'an unknown call in text',
      { method: 'POST', url: '/api/nothing', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      404,
      'NOT_FOUND',
    ],
    ['a broken address', { method: 'GET', url: '/api/%zz' }, 400, 'INVALID_INPUT'],
    ['an endless parameter', { method: 'GET', url: `/api/booking-details/${'9'.repeat(501)}` }, 404, 'NOT_FOUND'],
    ['a doubled parameter', { method: 'GET', url: '/api/booking-details/HC-1?key=a&key=b' }, 400, 'INVALID_INPUT'],
    [
      'an old cancellation',
      { method: 'POST', url: '/api/cancel-booking', headers: json, payload: { clientId: 'HC0001' } },
      410,
      'CANCEL_LINK_NEEDED',
    ],
    [
      'an old cancellation without number',
      { method: 'POST', url: '/api/cancel-booking', headers: json, payload: {} },
      400,
      'INVALID_INPUT',
    ],
    ['the administration', { method: 'GET', url: '/api/admin/bookings' }, 401, 'SIGN_IN_NEEDED'],
    ['the administration by any method', { method: 'DELETE', url: '/api/admin' }, 401, 'SIGN_IN_NEEDED'],
    [
      'a text to the administration',
      { method: 'POST', url: '/api/admin/x', headers: { 'content-type': 'text/xml' }, payload: 'x' },
      401,
      'SIGN_IN_NEEDED',
    ],
  ])('answers %s', async (_what, request, status, code) => {
    const response = await app.inject(request);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().error).toMatch(/\w/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('tells which methods an address takes', async () => {
    expect((await app.inject({ method: 'PUT', url: '/api/booked-dates' })).headers.allow).toBe('GET, HEAD');
  });

  it('says that the service rests while the database is away, and when to try again', async () => {
    const response = await app.inject('/api/checkout');
    expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|select/i);
  });

  it.each(['57014', '55P03', '25006', '08007'])(
    'says so too where a statement waited too long or met a replica (%s)',
    async (code) => {
      const late = Object.assign(new Error('canceling statement'), { code });
      const read = () => Promise.reject(new Error('Failed query', { cause: late }));
      const { app } = await openApp({ calendar: { rules: { read, forget() {} }, claims: { read, forget() {} } } });
      const response = await app.inject('/api/booked-dates');
      expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
      await app.close();
    },
  );
});

describe('an error of ours', () => {
  it('is answered in one plain sentence that tells nothing of the inside', async () => {
    const forget = () => {};
    const read = () => Promise.reject(new Error('secret inside: select 1'));
    const broken = await openApp({ calendar: { rules: { read, forget }, claims: { read, forget } } });
    const response = await broken.app.inject({ url: '/api/booked-dates', headers: { 'accept-language': 'fr' } });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: `Une erreur est survenue de notre côté. Veuillez réessayer. (Référence\u00a0: ${response.headers['x-request-id']})`,
      code: 'UNEXPECTED',
    });
    await broken.app.close();
  });
});
