import { afterAll, describe, expect, it } from 'vitest';
import { takeFault } from '#sandbox/stores/faults.ts';
import { startServer } from '#server/start.ts';
import { openAccounts } from '#tests/builders/accounts.ts';

const testApp = await openAccounts();
afterAll(() => testApp.close());
const orderNo = await testApp.booked();

const url = (path: string) => `${testApp.deps().publicUrl}/sandbox${path}`;
const call = async (path: string, method = 'GET', body?: object) => {
  const headers = body
    ? { 'content-type': 'application/json', origin: testApp.deps().publicUrl }
    : { origin: testApp.deps().publicUrl };
  const answer = await fetch(url(path), { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: answer.status, text: await answer.text() };
};
const json = async (path: string) => JSON.parse((await call(path)).text);

describe('the accounts of the sandbox', () => {
  it('are empty, and said to be ready, before anything was recorded', async () => {
    expect(await json('/accounting.json')).toEqual({
      configured: true,
      hasCredentials: true,
      refusal: null,
      syncing: expect.any(Boolean), // The booking that waits may be recorded at this very moment.
      bookings: { pending: 1, synced: 0, failed: 0 },
      records: [],
    });
  });

  it('are filled by the job that a person may run, after a fault that was ordered', async () => {
    await call('/faults/accounting', 'PUT', { mode: 'error', times: 1 });
    expect(JSON.parse((await call('/run/accounting', 'POST')).text)).toEqual({
      done: true,
      started: true,
      pending: 1,
      recorded: 0,
    });
    expect(await takeFault(testApp.deps().db, 'accounting')).toBeNull();
    expect(JSON.parse((await call('/run/accounting', 'POST')).text)).toMatchObject({ pending: 1, recorded: 1 });
    const { records, bookings } = await json('/accounting.json');
    expect(bookings).toEqual({ pending: 0, synced: 1, failed: 0 });
    expect(records.map(({ kind }: { kind: string }) => kind)).toEqual(['payment', 'invoice', 'contact', 'appointment']);
    expect(records[0]).toMatchObject({ reference: orderNo, amount: 208_680 });
  });

  it.each([
    ['en', 'Appointments and accounts', 'invoice'],
    ['fr', 'Rendez-vous et comptabilité', 'facture'],
  ])('have their section on the page in %s', async (language, title, kind) => {
    const answer = await fetch(url('/'), { headers: { 'accept-language': language } });
    const page = await answer.text();
    const section = page.split('<section aria-labelledby="accounting">')[1]?.split('</section>')[0] ?? '';
    expect(section).toContain(`>${title}</h2>`);
    expect(section).toContain(kind);
    expect(section).toContain(orderNo);
  });

  it('do not open without the simulator’s own token', async () => {
    const answer = await fetch(url('/zoho/books/v3/invoices?organization_id=60001234567'));
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 57 }]);
  });

  it('are written by the running program itself', async () => {
    const other = await testApp.booked('2025-10-16');
    const server = await startServer(testApp.settings, { pool: testApp.pool, silent: true });
    try {
      await expect
        .poll(async () => (await json('/accounting.json')).bookings, { timeout: 20_000 })
        .toEqual({ pending: 0, synced: 2, failed: 0 });
    } finally {
      await server.close();
    }
    expect((await json('/accounting.json')).records[0]).toMatchObject({ reference: other });
  });
});
