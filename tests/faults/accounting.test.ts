import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { type FaultMode, orderFault } from '#sandbox/stores/faults.ts';
import { syncBookings } from '#server/modules/accounting/sync.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { chargeExtra } from '#server/modules/bookings/charges/ask.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { type Accounts, Killed, openAccounts } from '#tests/builders/accounts.ts';
import { owner } from '#tests/builders/money.ts';

let testApp: Accounts;
beforeEach(async () => {
  testApp = await openAccounts();
});
afterEach(() => testApp.close());

async function moved(from: string, to: string, between = async (): Promise<unknown> => null): Promise<string> {
  const orderNo = await testApp.booked(from);
  await between();
  const { booking } = await sandboxLinks(testApp.deps(), { orderNo });
  const key = new URL(booking ?? '').searchParams.get('key') ?? '';
  const answer = await moveByCustomer(testApp.deps(), { orderNo, key, date: to, time: '10:00 AM' });
  if (isRefusal(answer)) throw new Error(answer.refused);
  return orderNo;
}

/** A visit that stands, one that was moved, one that was cancelled, and one whose money is back. */
async function aDay(): Promise<void> {
  await testApp.booked('2025-10-14');
  await moved('2025-10-16', '2025-10-20');
  await testApp.cancelled('2025-10-21');
  await sendRefunds(testApp.deps());
  await testApp.cancelled('2025-10-23');
}

/** What there is over there after such a day, once. */
const onceEach = { appointment: 3, contact: 4, invoice: 4, payment: 4, 'credit-note': 2, 'credit-refund': 2 };

async function agree(more: object = {}): Promise<void> {
  await sendRefunds(testApp.deps());
  await testApp.settle();
  expect(await testApp.check()).toEqual({ orders: 4, differences: 0, inFlight: 0, lines: [] });
  expect(await testApp.counts()).toEqual({ ...onceEach, ...more });
  await nobodyIsAlarmed();
}

/** Everything is recorded, and no person had to help. */
async function nobodyIsAlarmed(): Promise<void> {
  const { rows } = await testApp.pool.query(`select distinct sync_status from bookings`);
  expect(rows).toEqual([{ sync_status: 'synced' }]);
  const alerts = await testApp.pool.query(`select subject from outbox where topic = 'operator.alert'`);
  expect(alerts.rows).toEqual([]);
}

describe('bookings, gateway and books agree', () => {
  it('after a day that was recorded at its end, and while it was', async () => {
    await aDay();
    const before = await testApp.check();
    expect(before).toMatchObject({ orders: 4, differences: 0 });
    expect(before.inFlight).toBeGreaterThan(0);
    expect(before.lines.every((line) => line.includes(': in flight: '))).toBe(true);
    await agree({ appointment: 2 });
  });

  it('after a day that was recorded as it went', async () => {
    for (const work of [
      () => testApp.booked('2025-10-14'),
      () => moved('2025-10-16', '2025-10-20'),
      () => testApp.cancelled('2025-10-21'),
      () => testApp.cancelled('2025-10-23'),
    ]) {
      await work();
      await syncBookings(testApp.deps());
    }
    await agree({ appointment: 2 });
  });

  it.each(['killed', 'down', 'error', 'slow', 'reset-after-commit'] as const)(
    'whatever was recorded when each call in turn was “%s”',
    async (how) => {
      const record = () => syncBookings(testApp.deps());
      const cancelled = async () => {
        const orderNo = await testApp.booked();
        await record();
        const { cancel } = await sandboxLinks(testApp.deps(), { orderNo });
        await cancelByCustomer(testApp.deps(), { token: cancel?.split('/').at(-1) ?? '' });
      };
      const met = {
        booking: await atEachCall(how, () => testApp.booked()),
        move: await atEachCall(how, () => moved('2025-10-16', '2025-10-20', record)),
        cancellation: await atEachCall(how, cancelled),
        refund: await atEachCall(how, async () => {
          await cancelled();
          await record();
          await sendRefunds(testApp.deps());
          testApp.time.minutes += 90;
        }),
        part: await atEachCall(how, async () => {
          const orderNo = await testApp.booked();
          await record();
          const part = { orderNo, version: 0, amount: cents(25_000), reason: 'A pane.', notify: false };
          await refundPartially(testApp.deps(), owner, part);
          await sendRefunds(testApp.deps());
        }),
      };
      expect(met).toEqual({ booking: 9, move: 2, cancellation: 2, refund: 4, part: 4 });
      await sendRefunds(testApp.deps());
      await testApp.settle();
      // Each was done once more than it was met.
      const [bookings, credits] = [9 + 2 + 2 + 4 + 4 + (4 + 1), 2 + 4 + 2 + (4 + 1)];
      expect(await testApp.check()).toEqual({ orders: bookings, differences: 0, inFlight: 0, lines: [] });
      expect(await testApp.counts()).toEqual({
        ...{ appointment: bookings, contact: bookings, invoice: bookings, payment: bookings },
        ...{ 'credit-note': credits, 'credit-refund': credits },
      });
      await nobodyIsAlarmed();
    },
    90_000,
  );

  it('when a refund that the gateway refused went back another way, by an owner’s word', async () => {
    await testApp.cancelled('2025-10-21');
    await testApp.pool.query(`update refunds set state = 'unknown', method = 'refund', failure = 'no answer'`);
    await testApp.settle();
    const { rows } = await testApp.pool.query<{ id: number }>('select id::int from refunds');
    const settlement = { outcome: 'returned-elsewhere', transactionNo: null, reason: 'By cheque.' } as const;
    expect(await settleRefund(testApp.deps(), owner, { id: rows[0]?.id ?? 0, ...settlement })).toEqual({
      state: 'done',
    });
    await testApp.settle();
    expect(await testApp.check()).toEqual({ orders: 1, differences: 0, inFlight: 0, lines: [] });
    expect(await testApp.counts()).toMatchObject({ 'credit-note': 1, 'credit-refund': 1 });
  });

  it('when more was charged on a booking, a part of it went back, and then the visit was cancelled', async () => {
    const orderNo = await testApp.booked();
    const deps = testApp.deps();
    const extra = { base: cents(10_000), reason: 'A second door', reference: null, by: owner };
    const wish = {
      ...extra,
      orderNo,
      version: 0,
      chargeId: '00000000-0000-4000-8000-000000000001',
      way: 'cash',
    } as const;
    expect(await chargeExtra(deps, wish)).toEqual({ version: 1 });
    const part = { orderNo, version: 1, amount: cents(12_000), reason: 'A part.', notify: false };
    await refundPartially(deps, owner, part);
    const settleByHand = async () => {
      const { rows } = await testApp.pool.query<{ id: number }>(
        `select id::int from refunds where by_hand and state <> 'done'`,
      );
      const settled = { outcome: 'returned-elsewhere', transactionNo: null, reason: 'In cash.' } as const;
      for (const { id } of rows) await settleRefund(deps, owner, { ...settled, id });
    };
    await settleByHand();
    await sendRefunds(deps);
    await testApp.settle();
    expect(await testApp.check()).toMatchObject({ orders: 1, differences: 0, lines: [] });
    expect(await testApp.counts()).toMatchObject({ invoice: 2, payment: 2, 'credit-note': 2, 'credit-refund': 2 });
    const { cancel } = await sandboxLinks(deps, { orderNo });
    await cancelByCustomer(deps, { token: cancel?.split('/').at(-1) ?? '' });
    await sendRefunds(deps);
    await testApp.settle();
    expect(await testApp.check()).toMatchObject({ orders: 1, differences: 0, inFlight: 0, lines: [] });
    expect(await testApp.counts()).toMatchObject({ contact: 1, invoice: 2, payment: 2, 'credit-note': 3 });
  });

  it('when a visit was moved before the answer about its appointment was heard', async () => {
    const beforeCall = async (call: number) => {
      if (call === 2)
        await orderFault(testApp.deps().db, { provider: 'accounting', mode: 'reset-after-commit', remaining: 1 });
    };
    await testApp.booked();
    await testApp.settle();
    await moved('2025-10-16', '2025-10-20', () => syncBookings(testApp.deps(testApp.service({ beforeCall }))));
    await testApp.settle();
    expect(await testApp.check()).toEqual({ orders: 2, differences: 0, inFlight: 0, lines: [] });
    expect(await testApp.counts()).toMatchObject({ appointment: 2 });
  });

  it('after three copies of the program recorded at once', async () => {
    await aDay();
    for (let pass = 0; pass < 4; pass++) {
      await Promise.all([1, 2, 3].map(() => syncBookings(testApp.deps(testApp.service()))));
      testApp.time.minutes += 3;
    }
    await agree({ appointment: 2 });
  });
});

/**
 * Does the work and lets its first call meet a fault, does it again up to the second, until none is left. What has no
 * answer in time is asked for again when its time is up. Answers how many calls met it.
 */
async function atEachCall(how: FaultMode | 'killed', work: () => Promise<unknown>): Promise<number> {
  for (let at = 1; ; at++) {
    let met = false;
    await work();
    const beforeCall = async (call: number) => {
      if (call !== at || met) return;
      met = true;
      if (how === 'killed') throw new Killed();
      await orderFault(testApp.deps().db, { provider: 'accounting', mode: how, remaining: 1 });
    };
    try {
      await syncBookings(testApp.deps(testApp.service({ beforeCall, timeoutMs: how === 'slow' ? 500 : 15_000 })));
    } catch (failure) {
      if (!(failure instanceof Killed)) throw failure;
    }
    if (!met) return at - 1;
    testApp.time.minutes += 6;
    await syncBookings(testApp.deps());
  }
}

describe('the three-way check', () => {
  it('finds what one side has otherwise, in every book', async () => {
    await aDay();
    await sendRefunds(testApp.deps());
    await testApp.settle();
    const spoil = (statement: string) => testApp.pool.query(statement);
    await spoil(`insert into sandbox_accounting (kind, key, data, created_at)
      select kind, key, data, created_at from sandbox_accounting where kind in ('invoice', 'appointment', 'payment')`);
    await spoil(`delete from sandbox_accounting where kind = 'credit-refund'`);
    const { differences, lines } = await testApp.check();
    expect(differences).toBe(lines.length);
    const kinds = lines.map((line) => line.replace(/^HC-[\d-]+: /, '').replace(/ \(.*/, ''));
    expect([...new Set(kinds)].sort()).toEqual([
      'invoice-differs',
      'payment-differs',
      'refund-differs',
      'too-many-invoices',
      'too-many-payments',
      'two-appointments',
    ]);
  });

  it('ends at the first order where the books do not answer, says so, and blames nobody', async () => {
    const orders = [
      await testApp.booked('2025-10-14'),
      await testApp.booked('2025-10-16'),
      await testApp.booked('2025-10-20'),
    ];
    await testApp.settle();
    await orderFault(testApp.deps().db, { provider: 'accounting', mode: 'down', remaining: 10 });
    expect(await testApp.check()).toEqual({
      orders: 0,
      differences: 1,
      inFlight: 0,
      lines: [expect.stringContaining(`${orders[0]}: books-silent-from-here (bookings: active, books: `)],
    });
  });

  it('goes on after an order that alone cannot be read', async () => {
    const orders = [await testApp.booked('2025-10-14'), await testApp.booked('2025-10-16')];
    await testApp.settle();
    await testApp.pool.query(`update sandbox_accounting set data = jsonb_set(data, '{start}', '"soon"')
      where kind = 'appointment' and data ->> 'notes' = '${orders[0]}'`);
    expect(await testApp.check()).toMatchObject({
      orders: 2,
      lines: [`${orders[0]}: books-silent (bookings: active, books: unreadable start: soon)`],
    });
  });
});
