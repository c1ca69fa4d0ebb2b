import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { runReconciliation } from '#server/modules/reconciliation/run.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { startServer } from '#server/start.ts';
import { openAccounts } from '#tests/builders/accounts.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';
import { syncBookings } from './sync.ts';

const testApp = await openAccounts();
afterAll(() => testApp.close());

async function signIn(role: 'owner' | 'staff'): Promise<string> {
  const { publicUrl } = testApp.deps();
  const body = JSON.stringify(await anAdministrator(testApp.deps(), role, role));
  const headers = { 'content-type': 'application/json', origin: publicUrl };
  const answer = await fetch(`${publicUrl}/api/admin/sign-in`, { method: 'POST', headers, body });
  return cookiesAfter(answer.headers.getSetCookie());
}
const [owner, staff] = [await signIn('owner'), await signIn('staff')];

/** One call of the page, as the browser makes it. */
async function call(method: 'GET' | 'POST', path: string, cookie = owner) {
  const { publicUrl } = testApp.deps();
  const answer = await fetch(`${publicUrl}/api/admin/${path}`, { method, headers: { cookie, origin: publicUrl } });
  return { status: answer.status, body: await answer.json() };
}

async function order(mode: string, times: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(mode === 'ok' ? { mode } : { mode, times });
  await fetch(`${testApp.deps().publicUrl}/sandbox/faults/accounting`, { method: 'PUT', headers, body });
}

async function compared() {
  expect(await call('POST', 'check')).toEqual({ status: 202, body: { started: true } });
  expect(await runReconciliation(testApp.deps())).toBe(true);
  return (await call('GET', 'check')).body.result;
}

describe('a day on which the accounting service fails in every way', () => {
  it('ends with bookings, gateway and books that agree, once the owner has pressed the button', async () => {
    for (const mode of ['down', 'error', 'slow', 'reset-after-commit']) {
      // The fault meets the first call of each; then the second, the third and the fourth.
      for (const [well, day] of [
        [0, 14],
        [2, 21],
        [4, 16],
        [6, 23],
      ] as const) {
        await (day % 2 === 0 ? testApp.cancelled(`2025-10-${day}`) : testApp.booked(`2025-10-${day}`));
        let calls = 0;
        const beforeCall = async () => {
          calls += 1;
          if (calls === well + 1) await order(mode, 1);
        };
        await syncBookings(testApp.deps(testApp.service({ beforeCall, timeoutMs: mode === 'slow' ? 500 : 15_000 })));
        await order('ok', 0);
      }
    }
    await sendRefunds(testApp.deps());
    const { body } = await call('GET', 'unsynced-bookings');
    expect(body.bookings.length).toBeGreaterThan(4);
    for (let press = 0; press < 3; press++) {
      expect((await call('POST', 'sync-pending-bookings')).status).toBe(202);
      // What had no answer is looked up no sooner than two minutes later.
      testApp.time.minutes += 2;
      await syncBookings(testApp.deps());
    }
    expect((await call('GET', 'integration-status')).body).toMatchObject({
      bookings: { pending: 0, synced: 16, failed: 0 },
      syncing: false,
    });
    expect(await compared()).toMatchObject({
      ledger: { orders: 16, differences: 0, inFlight: 0 },
      books: { orders: 16, differences: 0, inFlight: 0 },
      listed: [],
      left: 0,
    });
  }, 60_000);
});

describe('the page of the integration', () => {
  it('lists what each unsynced booking has and lacks, why it stopped, and tries one again', async () => {
    const orderNo = await testApp.booked('2025-10-20');
    let calls = 0;
    const beforeCall = async () => {
      calls += 1;
      if (calls === 4) await order('error', 1);
    };
    await syncBookings(testApp.deps(testApp.service({ beforeCall })));
    const read = async () => (await call('GET', 'unsynced-bookings')).body.bookings;
    const [booking, ...others] = await read();
    expect(others).toEqual([]);
    expect(booking).toMatchObject({
      orderNo,
      syncStatus: 'pending',
      tries: 1,
      failure: { kind: 'silence', words: expect.stringContaining('500') },
    });
    expect(booking.steps.map(({ step, done }: { step: string; done: boolean }) => [step, done])).toEqual([
      ['appointment', true],
      ['customer', expect.any(Boolean)],
      ['invoice', false],
      ['payment', false],
    ]);
    expect(await call('POST', `bookings/${orderNo}/sync`)).toEqual({ status: 202, body: { started: true } });
    testApp.time.minutes += 2;
    await syncBookings(testApp.deps());
    expect(await read()).toEqual([]);
    expect(await call('POST', `bookings/${orderNo}/sync`)).toEqual({ status: 202, body: { started: false } });
    expect((await call('POST', 'bookings/HC-1/sync')).body.code).toBe('ORDER_NOT_FOUND');
    const { rows } = await testApp.pool.query(
      `select action from audit_log join bookings on bookings.id = subject where order_no = $1`,
      [orderNo],
    );
    expect(rows).toEqual([{ action: 'booking.sync' }]);
  });

  it('lists in pages that follow each other, what failed first', async () => {
    const made: string[] = [];
    for (let number = 0; number < 22; number++) made.unshift(await testApp.booked('2025-10-21'));
    await testApp.pool.query(`update bookings set sync_status = 'failed' where order_no = $1`, [made[5]]);
    const numbers = ({ body }: Awaited<ReturnType<typeof call>>) =>
      body.bookings.map(({ orderNo }: { orderNo: string }) => orderNo);
    const first = await call('GET', 'unsynced-bookings');
    const second = await call('GET', `unsynced-bookings?cursor=${first.body.next}`);
    expect([...numbers(first), ...numbers(second)]).toEqual([made[5], ...made.filter((one) => one !== made[5])]);
    expect([numbers(first).length, second.body.next]).toEqual([20, null]);
    expect((await call('GET', 'unsynced-bookings?cursor=x')).status).toBe(400);
    await syncBookings(testApp.deps());
  }, 60_000);

  it('is for the owner alone', async () => {
    for (const [method, path] of [
      ['GET', 'integration-status'],
      ['GET', 'unsynced-bookings'],
      ['GET', 'check'],
      ['POST', 'check'],
      ['POST', 'sync-pending-bookings'],
      ['POST', 'bookings/HC-1/sync'],
    ] as const)
      expect([path, (await call(method, path, staff)).body.code]).toEqual([path, 'OWNER_NEEDED']);
  });
});

describe('credentials that every call is refused with', () => {
  it('are said in the service’s words, also after a new token, until a call is taken', async () => {
    await testApp.booked('2025-10-20');
    await syncBookings(testApp.deps(testApp.service({ organizationId: '1' })));
    const words = expect.stringMatching(/^HTTP 400 6041 .*\(Zoho Books\)$/);
    const refusal = { kind: 'permission', words };
    const standing = async () => (await call('GET', 'integration-status')).body;
    expect(await standing()).toMatchObject({ configured: false, hasCredentials: true, refusal });
    expect((await call('POST', 'sync-pending-bookings')).body.code).toBe('ACCOUNTING_NOT_CONFIGURED');
    testApp.time.minutes += 5;
    await syncBookings(testApp.deps());
    expect(await standing()).toMatchObject({ configured: true, refusal: null });
  });

  it('stop nobody any more once the program is started again, maybe with other settings', async () => {
    await testApp.pool.query(`update accounting_connection set refusal = 'no token: invalid_code'`);
    expect((await call('GET', 'integration-status')).body).toMatchObject({ configured: false });
    const reading = readConfig({ PORT: '0', RATE_LIMIT: 'off', APP_SECRET: testApp.deps().appSecret });
    if (!reading.ok) throw new Error(reading.faults.join('\n'));
    const next = await startServer(reading.settings, { pool: testApp.pool, silent: true, jobs: false });
    await next.close();
    expect((await call('GET', 'integration-status')).body).toMatchObject({ configured: true, refusal: null });
  });
});

describe('the comparison', () => {
  it('lists what is wrong before what is under way, keeps it, and goes on after the next', async () => {
    const spoilt = await testApp.booked('2025-10-27');
    await testApp.settle();
    await testApp.pool.query(`update payment_receipts set amount = amount - 1 where order_no = $1`, [spoilt]);
    const underWay = await testApp.booked('2025-10-28');
    const result = await compared();
    expect(result.ledger.differences).toBeGreaterThan(0);
    const subjects = result.listed.map(({ subject }: { subject: string }) => subject);
    expect(subjects.at(0)).toBe(spoilt);
    expect(subjects.at(-1)).toBe(underWay);
    expect((await call('GET', 'check')).body).toMatchObject({ running: null, failure: null, result });
    await testApp.pool.query(`update payment_receipts set amount = amount + 1 where order_no = $1`, [spoilt]);
    await testApp.settle();
    expect((await compared()).listed).toEqual([]);
  });

  it('is made once however often it is asked for, and by one copy of the program', async () => {
    expect((await call('POST', 'check')).body).toEqual({ started: true });
    expect((await call('POST', 'check')).body).toEqual({ started: false });
    expect((await call('GET', 'check')).body.running).toMatchObject({ phase: 'ledger', done: 0 });
    const made = await Promise.all([1, 2, 3].map(() => runReconciliation(testApp.deps())));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await runReconciliation(testApp.deps())).toBe(false);
  });

  it('that was stopped with the program is made by the next one', async () => {
    expect((await call('POST', 'check')).body).toEqual({ started: true });
    expect(await runReconciliation(testApp.deps(), AbortSignal.abort())).toBe(false);
    expect((await call('GET', 'check')).body.running).not.toBeNull();
    expect(await runReconciliation(testApp.deps())).toBe(true);
  });

  it('that cannot be made says so, and what the last one found stays', async () => {
    const { result } = (await call('GET', 'check')).body;
    await call('POST', 'check');
    const broken = { ...testApp.service(), readOrder: () => Promise.reject(new Error('the books are on fire')) };
    expect(await runReconciliation(testApp.deps(broken))).toBe(false);
    expect((await call('GET', 'check')).body).toEqual({ running: null, failure: 'the books are on fire', result });
  });

  it('is refused while the service does not take our credentials', async () => {
    await testApp.pool.query(`update accounting_connection set refusal = 'no token: invalid_code'`);
    expect((await call('POST', 'check')).body.code).toBe('ACCOUNTING_NOT_CONFIGURED');
    expect((await call('POST', 'bookings/HC-1/sync')).body.code).toBe('ACCOUNTING_NOT_CONFIGURED');
    expect((await call('GET', 'integration-status')).body).toMatchObject({ configured: false, hasCredentials: true });
  });
});
