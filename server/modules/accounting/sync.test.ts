import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountingService, Outcome } from '#adapters/accounting/port.ts';
import type { Done } from '#domain/accounting/records.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { book, cancelToken, countRows, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { syncBookings } from './sync.ts';
import { integrationStatus, syncPending } from './sync-pending.ts';
import { syncBooking } from './unsynced.ts';

/** Accounts in memory that do as they are told. */
function fakeAccounts() {
  const calls: string[] = [];
  const answers: Exclude<Outcome, { state: 'done' }>[] = [];
  const waiting: (() => void)[] = [];
  const take = async (call: string, orderNo: string, done: Done): Promise<Outcome> => {
    calls.push(`${call} ${orderNo}`);
    if (calls.length < told.together) await new Promise<void>((answer) => waiting.push(answer));
    for (const answer of waiting.splice(0)) answer();
    return answers.shift() ?? { state: 'done', done };
  };
  const service: AccountingService = {
    recordBooking: async ({ orderNo }, done) =>
      take('booking', orderNo, { ...done, appointment: '#AN-00001', invoice: '460' }),
    recordCharge: async ({ orderNo }, done) => take('charge', orderNo, { ...done, invoice: '470' }),
    recordMove: async ({ orderNo }, done) => take('move', orderNo, done),
    recordCancellation: async ({ orderNo }, done) => take('cancellation', orderNo, { ...done, cancelled: 'yes' }),
    recordRefund: async ({ orderNo }, done) =>
      take('refund', orderNo, { ...done, creditNote: '461', creditRefund: '462' }),
    recordPart: async ({ orderNo }, done, { reference, amount, base, gst, qst }) =>
      take(`part ${reference} of ${amount}: ${base} ${gst} ${qst}`, orderNo, done),
    readOrder: async () => ({ state: 'unavailable', detail: 'nobody asks', ofAll: true }),
  };
  /** Nothing is answered before so many were asked. */
  const told = { service, calls, answers, together: 1 };
  return told;
}

let testApp: TestApp;
let accounts: ReturnType<typeof fakeAccounts>;
beforeEach(async () => {
  testApp = await openTestApp();
  accounts = fakeAccounts();
  testApp.deps.accounting = accounts.service;
});
afterEach(() => testApp.close());

const sync = () => syncBookings(testApp.deps);
const bookingOf = async (orderNo: string) =>
  (await testApp.pool.query('select * from bookings where order_no = $1', [orderNo])).rows[0];
const rows = async () =>
  (
    await testApp.pool.query<{ topic: string; state: string; attempts: number; failure: string | null }>(
      `select topic, state, attempts, failure from outbox where topic like 'accounting.%' order by id`,
    )
  ).rows;
const alerts = (subject: string) =>
  countRows(testApp, 'outbox', `topic = 'operator.alert' and subject like '${subject}'`);
const booked = async () => (await book(testApp)).orderNo;
const cancel = async (orderNo: string) =>
  cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });

describe('the accounts of a booking', () => {
  it('are written once, and the booking knows its numbers there', async () => {
    const orderNo = await booked();
    expect(await bookingOf(orderNo)).toMatchObject({ sync_status: 'pending', external_booking_id: null });
    expect([await sync(), await sync()]).toEqual([1, 0]);
    expect(accounts.calls).toEqual([`booking ${orderNo}`]);
    expect(await bookingOf(orderNo)).toMatchObject({
      sync_status: 'synced',
      external_booking_id: '#AN-00001',
      external_invoice_id: '460',
    });
  });

  it('wait, pending, while there are no credentials', async () => {
    const orderNo = await booked();
    testApp.deps.accounting = undefined;
    expect(await sync()).toBe(0);
    expect(await bookingOf(orderNo)).toMatchObject({ sync_status: 'pending' });
    expect(await syncPending(testApp.deps)).toEqual({ refused: 'ACCOUNTING_NOT_CONFIGURED' });
    expect(await integrationStatus(testApp.deps)).toMatchObject({ configured: false, hasCredentials: false });
  });

  it('follow a cancellation, and its refund once the money is back', async () => {
    const orderNo = await booked();
    await cancel(orderNo);
    await sync();
    expect(accounts.calls).toEqual([`booking ${orderNo}`, `cancellation ${orderNo}`]);
    expect(await bookingOf(orderNo)).toMatchObject({ sync_status: 'pending' });
    later(testApp, 2);
    await sync();
    expect(accounts.calls.length, 'nothing is asked while the money is on its way').toBe(2);
    await sendRefunds(testApp.deps);
    later(testApp, 5);
    await sync();
    expect(accounts.calls.slice(2)).toEqual([`cancellation ${orderNo}`, `refund ${orderNo}`]);
    expect(await bookingOf(orderNo)).toMatchObject({ sync_status: 'synced' });
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('get a credit note of its own for each part once it is back, and of the rest after a cancellation', async () => {
    const { orderNo, part, cancel } = await paidBooking(testApp);
    await part(25_000);
    await sync();
    expect(accounts.calls).toEqual([`booking ${orderNo}`]);
    await sendRefunds(testApp.deps);
    await cancel('full');
    await sendRefunds(testApp.deps);
    await sync();
    expect(accounts.calls.slice(1)).toEqual([
      `part ${orderNo}-R1 of 25000: 21744 1087 2169 ${orderNo}`,
      `cancellation ${orderNo}`,
      `refund ${orderNo}`,
    ]);
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('are written in the order in which things happened, also when the first step waits', async () => {
    const orderNo = await booked();
    await cancel(orderNo);
    accounts.answers.push({ state: 'refused-for-now', detail: 'busy', done: { contact: '7' } });
    await sync();
    expect(accounts.calls).toEqual([`booking ${orderNo}`]);
    later(testApp, 1);
    await sync();
    expect(accounts.calls.slice(1)).toEqual([`booking ${orderNo}`, `cancellation ${orderNo}`]);
  });

  it('of one booking do not wait for another’s', async () => {
    const first = await booked();
    const second = (await book(testApp, { booking: { appointmentDate: '2025-10-16' } })).orderNo;
    accounts.answers.push({ state: 'refused-for-now', detail: 'busy', done: {} });
    await sync();
    expect(accounts.calls).toEqual([`booking ${first}`, `booking ${second}`]);
  });

  it('keep what was done before a step that failed', async () => {
    await booked();
    accounts.answers.push({ state: 'refused-for-now', detail: 'busy', done: { appointment: '#AN-00009' } });
    await sync();
    const { rows: kept } = await testApp.pool.query('select done, failure from accounting_records');
    expect(kept).toEqual([{ done: { appointment: '#AN-00009' }, failure: 'busy' }]);
  });
});

describe('when the accounting service does not do as it is asked', () => {
  it('silence is looked up only when what was asked for can have come to pass', async () => {
    await booked();
    accounts.answers.push({ state: 'unknown', detail: 'no answer in time', done: {} });
    await sync();
    later(testApp, 1);
    await sync();
    expect(accounts.calls.length).toBe(1);
    later(testApp, 1);
    await sync();
    expect(accounts.calls.length).toBe(2);
  });

  it.each([
    ['everything', () => syncPending(testApp.deps)],
    ['this booking', (orderNo: string) => syncBooking(testApp.deps, { orderNo, by: 'owner' })],
  ])('silence is looked up no sooner when the operator asks for %s at once', async (_what, ask) => {
    const orderNo = await booked();
    accounts.answers.push({ state: 'unknown', detail: 'no answer in time', done: {} });
    await sync();
    for (const minutes of [0, 1]) {
      later(testApp, minutes);
      expect(await ask(orderNo)).toMatchObject({ started: true });
      await sync();
    }
    expect(accounts.calls.length).toBe(1);
    later(testApp, 1);
    expect(await sync()).toBe(1);
  });

  it('silence at the last of all tries is looked up no sooner either', async () => {
    await booked();
    for (let tries = 0; (await rows())[0]?.state !== 'failed'; tries++) {
      if (tries > 0) later(testApp, 6 * 60);
      accounts.answers.push({ state: 'unknown', detail: 'no answer in time', done: {} });
      await sync();
    }
    const { length } = accounts.calls;
    await syncPending(testApp.deps);
    await sync();
    expect(accounts.calls.length).toBe(length);
    later(testApp, 2);
    expect(await sync()).toBe(1);
  });

  it('a refusal for now is tried again at once when the operator asks for it', async () => {
    await booked();
    accounts.answers.push({ state: 'refused-for-now', detail: 'busy', done: {} });
    await sync();
    await syncPending(testApp.deps);
    expect(await sync()).toBe(1);
  });

  it('a refusal of a booking is told to the operator once, and blocks what follows until it is mended', async () => {
    const orderNo = await booked();
    await cancel(orderNo);
    for (const _again of [1, 2]) {
      accounts.answers.push({ state: 'refused', problem: 'content', detail: 'invalid phone_number', done: {} });
      if (_again === 2) expect(await syncPending(testApp.deps)).toEqual({ started: true, pending: 1 });
      await sync();
      later(testApp, 24 * 60);
      await sync();
    }
    expect(await rows()).toMatchObject([
      { topic: 'accounting.booking', state: 'failed', failure: 'invalid phone_number' },
      { topic: 'accounting.cancellation', state: 'queued', attempts: 0 },
    ]);
    expect(await bookingOf(orderNo)).toMatchObject({ sync_status: 'failed' });
    expect(await alerts('accounting:%')).toBe(1);
    expect(accounts.calls.length).toBe(2);
    await syncPending(testApp.deps);
    await sync();
    expect(accounts.calls.slice(2)).toEqual([`booking ${orderNo}`, `cancellation ${orderNo}`]);
  });

  it('refused settings are no try: everything waits, and one alert a day says so', async () => {
    await booked();
    await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    const refusal = { state: 'refused', problem: 'settings', detail: 'no token: invalid_code', done: {} } as const;
    // Both are asked for at once before anything is known; then one is a trial for both.
    accounts.together = 2;
    accounts.answers.push(refusal);
    for (let minutes = 0; minutes < 15; minutes += 5) {
      accounts.answers.push(refusal);
      await sync();
      later(testApp, 5);
    }
    expect(accounts.calls.length).toBe(4);
    expect(await rows()).toMatchObject([
      { attempts: 0, state: 'queued' },
      { attempts: 0, state: 'queued' },
    ]);
    expect(await alerts('settings:accounting')).toBe(1);
    later(testApp, 24 * 60);
    accounts.answers.push(refusal);
    await sync();
    expect(await alerts('settings:accounting')).toBe(2);
    later(testApp, 5);
    await sync();
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('what may be one booking or the settings keeps nobody else waiting, and counts as a try', async () => {
    const first = await booked();
    const second = (await book(testApp, { booking: { appointmentDate: '2025-10-16' } })).orderNo;
    accounts.answers.push({ state: 'refused', problem: 'unclear', detail: 'HTTP 403', done: {} });
    expect(await sync()).toBe(1);
    expect(accounts.calls).toEqual([`booking ${first}`, `booking ${second}`]);
    expect(await rows()).toMatchObject([
      { attempts: 1, state: 'queued' },
      { attempts: 1, state: 'done' },
    ]);
    expect(await alerts('settings:accounting')).toBe(0);
  });

  it('two bookings in a row that are refused so are the settings, until one is recorded', async () => {
    await booked();
    await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    const refusal = { state: 'refused', problem: 'unclear', detail: 'HTTP 403', done: {} } as const;
    accounts.answers.push(refusal, refusal);
    expect(await sync()).toBe(0);
    expect(await alerts('settings:accounting')).toBe(1);
    const stopped = async () => (await testApp.pool.query('select service from service_pauses')).rows;
    expect(await stopped()).toEqual([{ service: 'accounting' }]);
    later(testApp, 10);
    expect(await sync()).toBe(2);
    expect(await stopped()).toEqual([]);
  });

  it('a quota makes everything wait as long as it says', async () => {
    await booked();
    await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    const quota = { state: 'refused-for-now', detail: 'quota', pauseMs: 60_000, done: {} } as const;
    accounts.answers.push(quota, quota);
    accounts.together = 2;
    await sync();
    expect(accounts.calls.length).toBe(2);
    later(testApp, 1);
    expect(await sync()).toBe(2);
  });

  it.each([
    ['quota', { state: 'refused-for-now', detail: 'quota', pauseMs: 120_000, done: {} }, 2],
    ['refusal of the settings', { state: 'refused', problem: 'settings', detail: 'HTTP 401', done: {} }, 5],
  ] as const)('a %s makes wait as well what is booked before the pause is over', async (_what, answer, minutes) => {
    const first = await booked();
    accounts.answers.push(answer);
    await sync();
    later(testApp, 1);
    const second = (await book(testApp, { booking: { appointmentDate: '2025-10-16' } })).orderNo;
    expect(await sync()).toBe(0);
    expect(accounts.calls).toEqual([`booking ${first}`]);
    expect((await integrationStatus(testApp.deps)).syncing).toBe(false);
    later(testApp, minutes - 1);
    expect(await sync()).toBe(2);
    expect(accounts.calls.slice(1).sort()).toEqual([`booking ${first}`, `booking ${second}`]);
  });

  it.each([
    ['everything', () => syncPending(testApp.deps)],
    ['this booking', (orderNo: string) => syncBooking(testApp.deps, { orderNo, by: 'owner' })],
  ])('a pause is over when the operator asks for %s', async (_what, ask) => {
    await booked();
    accounts.answers.push({ state: 'refused-for-now', detail: 'quota', pauseMs: 120_000, done: {} });
    await sync();
    const second = (await book(testApp, { booking: { appointmentDate: '2025-10-16' } })).orderNo;
    await ask(second);
    await sync();
    expect(accounts.calls.slice(1)).toContain(`booking ${second}`);
  });

  it('a day of tries in vain is the operator’s to look at', async () => {
    const orderNo = await booked();
    for (let hours = 0; hours < 48; hours++) {
      accounts.answers.push({ state: 'refused-for-now', detail: 'down', done: {} });
      await sync();
      later(testApp, 60);
    }
    expect(await bookingOf(orderNo)).toMatchObject({ sync_status: 'failed' });
    expect(await alerts('accounting:%')).toBe(1);
  });

  it('a turn that was killed is taken again after its time, by whoever comes first', async () => {
    const orderNo = await booked();
    const { recordBooking } = accounts.service;
    testApp.deps.accounting = { ...accounts.service, recordBooking: () => Promise.reject(new Error('killed')) };
    await expect(sync()).rejects.toThrow('killed');
    testApp.deps.accounting = { ...accounts.service, recordBooking };
    await sync();
    expect(accounts.calls).toEqual([]);
    later(testApp, 5);
    const taken = await Promise.all([sync(), sync()]);
    expect(taken.sort()).toEqual([0, 1]);
    expect(accounts.calls).toEqual([`booking ${orderNo}`]);
  });

  it('the service’s refusal of the credentials is what the operator is shown', async () => {
    await testApp.pool.query(
      `insert into accounting_connection (id, refusal, refusal_kind) values (1, 'no token: invalid_code', 'token')`,
    );
    await booked();
    expect(await integrationStatus(testApp.deps)).toEqual({
      configured: false,
      hasCredentials: true,
      refusal: { kind: 'token', words: 'no token: invalid_code' },
      bookings: { pending: 1, synced: 0, failed: 0 },
      syncing: false,
    });
    expect(await syncPending(testApp.deps)).toEqual({ refused: 'ACCOUNTING_NOT_CONFIGURED' });
  });
});
