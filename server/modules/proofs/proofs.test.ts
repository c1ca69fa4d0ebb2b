import { request } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { maxProofBytes } from '#domain/documents/proofs.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { sentQuote } from '#tests/builders/bookings/quotes.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import { mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { proofsAttached } from './valid.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
const [owner, staff] = [await signIn('owner'), await signIn('staff')];
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(close);

beforeEach(async () => {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from proofs');
});

const pdf = (words = '') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const read = (kind: string) => get(`/api/admin/proofs/${kind}`, { cookie: owner });
const list = async (cookie = owner) => (await get('/api/admin/proofs', { cookie })).json().proofs;

type Sent = { kind?: string; bytes?: Buffer; seen?: string; validUntil?: string; cookie?: string };

async function send({ kind = 'insurance', bytes = pdf(), seen = '', validUntil = '', cookie = owner }: Sent = {}) {
  const query = new URLSearchParams({ ...(seen && { seen }), ...(validUntil && { validUntil }) });
  const headers = { cookie, 'content-type': 'application/pdf' };
  const url = `/api/admin/proofs/${kind}?${query}`;
  const answer = await app.inject({ method: 'PUT', url, headers, payload: bytes });
  return { status: answer.statusCode, ...(answer.body && answer.json()) };
}
const remove = (kind: string, seen: string, cookie = owner) =>
  app.inject({ method: 'POST', url: `/api/admin/proofs/${kind}/remove`, headers: { cookie }, payload: { seen } });

describe('a certificate', () => {
  it('is kept, read, replaced and removed by an owner alone, with an entry in the audit log each time', async () => {
    expect((await send({ cookie: staff })).code).toBe('OWNER_NEEDED');
    expect(await send({ validUntil: '2026-03-31' })).toEqual({ status: 204 });
    const [first] = await list();
    expect(first).toMatchObject({ kind: 'insurance', validUntil: '2026-03-31', size: pdf().length, outdated: false });
    expect(first.by).toContain('owner');
    expect(await send({ bytes: pdf('newer'), seen: first.id })).toEqual({ status: 204 });
    const [second, ...more] = await list();
    expect([second.validUntil, more]).toEqual([null, []]);
    expect((await read('insurance')).rawPayload).toEqual(pdf('newer'));
    expect((await remove('insurance', second.id, staff)).statusCode).toBe(403);
    expect((await remove('insurance', second.id)).statusCode).toBe(204);
    expect([await list(), (await read('insurance')).statusCode]).toEqual([[], 404]);
    const { rows } = await testApp.pool.query(
      `select action, after from audit_log where subject = 'proof:insurance' order by id`,
    );
    expect(rows).toMatchObject([
      { action: 'proof.kept', after: { validUntil: '2026-03-31' } },
      { action: 'proof.kept', after: { validUntil: null } },
      { action: 'proof.removed' },
    ]);
  });

  it('of two at once is the first that arrives, and whoever saw another one is told', async () => {
    const sent = await Promise.all([send({ bytes: pdf('one') }), send({ bytes: pdf('other') })]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const [{ id }] = await list();
    expect(await send({ seen: id })).toEqual({ status: 204 });
    expect(await send({ seen: id })).toMatchObject({ status: 409, code: 'SETTING_CHANGED' });
    expect((await remove('insurance', id)).statusCode).toBe(409);
  });

  it.each([
    ['a page', { bytes: Buffer.from('<html></html>') }, 422, 'FILE_NOT_PDF'],
    ['nothing', { bytes: Buffer.alloc(0) }, 422, 'FILE_NOT_PDF'],
    ['a PDF that was cut off', { bytes: pdf().subarray(0, 10) }, 422, 'FILE_NOT_PDF'],
    ['one whose last day was yesterday', { validUntil: '2025-10-05' }, 422, 'VALID_DAY_PAST'],
    ['one of another kind', { kind: 'passport' }, 400, 'INVALID_INPUT'],
    ['one of more than 5 MB', { bytes: Buffer.alloc(maxProofBytes + 1) }, 413, 'BODY_TOO_LARGE'],
  ])('is refused in one sentence: %s', async (_, sent, status, code) => {
    expect(await send(sent)).toMatchObject({ status, code, error: expect.stringMatching(/^[^.]+\.$/) });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['says so', { 'content-length': String(40 * 2 ** 20) }],
    ['does not say so', { 'transfer-encoding': 'chunked' }],
  ])('of 40 MB is refused before it is read to its end, if its sender %s', async (_, length) => {
    const headers = { cookie: owner, 'content-type': 'application/pdf', ...length };
    const sending = request({ port, host: '127.0.0.1', method: 'PUT', path: '/api/admin/proofs/insurance', headers });
    const answered = new Promise<number | undefined>((done) => sending.on('response', (it) => done(it.statusCode)));
    sending.on('error', () => {}); // the server hangs up
    // A quarter of it, and never its end.
    for (let megabytes = 0; megabytes < 10; megabytes++) sending.write(Buffer.alloc(2 ** 20));
    expect(await answered).toBe(413);
    sending.destroy();
    expect(await list()).toEqual([]);
  });
});

describe('until its last day', () => {
  it('a certificate is attached to mails, named in their language, and on the pages of bookings and quotes', async () => {
    const { orderNo, key } = await bookedWithKey(testApp, '2025-10-14');
    const { token } = await sentQuote(testApp);
    await send({ bytes: pdf('insured'), validUntil: '2025-10-06' });
    await send({ kind: 'compensation' });
    const attached = async (language: 'en' | 'fr') =>
      (await proofsAttached(testApp.deps, language)).map(({ filename }) => filename);
    const kindOf = ({ kind }: { kind: string }) => kind;
    const page = async () => (await get(`/api/booking-details/${orderNo}?key=${key}`)).json().proofs.map(kindOf);
    const quote = async () => (await get(`/api/quotes/${token}`)).json().proofs.map(kindOf);
    const ofBooking = (query: string) => get(`/api/booking-details/${orderNo}/proofs/insurance.pdf?${query}`);
    const ofQuote = (of: string) => get(`/api/quotes/${of}/proofs/insurance?language=fr`);
    const both = ['compensation', 'insurance'];
    expect([await page(), await quote()]).toEqual([both, both]);
    expect(await attached('en')).toEqual(['insurance-certificate.pdf', 'cnesst-certificate.pdf']);
    expect(await attached('fr')).toEqual(['attestation-d-assurance.pdf', 'attestation-de-la-cnesst.pdf']);
    for (const file of [await ofBooking(`key=${key}&language=fr`), await ofQuote(token)]) {
      expect(file.rawPayload).toEqual(pdf('insured'));
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="attestation-d-assurance.pdf"',
        'x-content-type-options': 'nosniff',
      });
    }
    for (const strange of [await ofBooking(''), await ofBooking('key=wrong'), await ofQuote('wrong')])
      expect(strange.statusCode).toBe(404);

    testApp.time.now = new Date('2025-10-07T14:00:00Z');
    expect([await page(), await quote(), await attached('en')]).toEqual([
      ['compensation'],
      ['compensation'],
      ['cnesst-certificate.pdf'],
    ]);
    for (const gone of [await ofBooking(`key=${key}`), await ofQuote(token)]) expect(gone.statusCode).toBe(404);
    const nextDay = await signIn('owner', 'next');
    expect(await list(nextDay)).toMatchObject([{ outdated: false }, { kind: 'insurance', outdated: true }]);
  });
});
