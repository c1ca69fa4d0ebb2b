import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { moveByOperator } from '#server/modules/bookings/move/operator.ts';
import { refundPartially } from '#server/modules/bookings/refund-partially.ts';
import { calendarOf } from '#server/modules/calendar/queries/snapshot.ts';
import { confirmBooking } from '#server/modules/checkout/confirm.ts';
import { endLinks } from '#server/modules/checkout/operator/end-links.ts';
import { resendLink } from '#server/modules/checkout/operator/resend-link.ts';
import { sendPaymentLink } from '#server/modules/checkout/operator/send-link.ts';
import { withdrawLink } from '#server/modules/checkout/operator/withdraw-link.ts';
import { preload } from '#server/modules/checkout/preload.ts';
import { recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { saveCustomer } from '#server/modules/checkout/save-customer.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { aLinkWish } from '#tests/builders/bookings/operator-bookings.ts';
import { owner } from '#tests/builders/money.ts';
import {
  aCustomer,
  anOrderNo,
  aRequest,
  aVisitor,
  book,
  cancelToken,
  later,
  mondayMorning,
  openTestApp,
  startPaying,
  type TestApp,
  totals,
} from '#tests/builders/test-app.ts';

let testApp: TestApp;
let deadlocks = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  testApp.pool.on('connect', ({ connection }: PoolClient & { connection: NodeJS.EventEmitter }) =>
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === '40P01') deadlocks += 1;
    }),
  );
  await writeSetting(testApp.db, 'crewsPerDay', 60);
  testApp.forget();
});
afterAll(() => testApp.close());

/** A copy of the program on another machine: nothing is shared but the database. */
const aCopy = () => ({
  ...testApp.deps,
  cards: { ...testApp.deps.cards },
  calendar: calendarOf(testApp.db, testApp.deps.clock),
});

/**
 * Two actions at once, each stopped where it first needs the rows that are held, until both have come as far as they can
 * without: whatever either holds by then, the other may need.
 */
async function race(held: string, actions: readonly (() => Promise<unknown>)[]): Promise<void> {
  const gate = await testApp.pool.connect();
  try {
    await gate.query('begin');
    await gate.query(`${held} for update`);
    let running = actions.length;
    const answers = actions.map((act) => act().finally(() => (running -= 1)));
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await testApp.pool.query(isWaiting)).rowCount ?? 0) < running);
    await gate.query('rollback');
    await Promise.all(answers);
  } finally {
    gate.release();
  }
}

/** A payment link with two card forms, of which one is paid. */
async function aLink({ over }: { over: boolean }) {
  testApp.time.now = mondayMorning;
  await testApp.pool.query(
    'delete from booking_contexts; delete from day_claims; update operator_bookings set ended_at = now()',
  );
  const sent = await sendPaymentLink(testApp.deps, owner, aLinkWish());
  if (isRefusal(sent)) throw new Error(sent.refused);
  await sendMessages(testApp.deps);
  const token = /token=([\w-]{43})/.exec(testApp.mail.sent.at(-1)?.text ?? '')?.[1] ?? '';
  if (over) later(testApp, 48 * 60 - 1);
  const form = async () => {
    const [orderNo, visitor] = [anOrderNo(), aVisitor(`${sent.id}-${Math.random()}`)];
    const booking = { ...aRequest(), paymentLink: token };
    const open = () => preload(aCopy(), visitor, { orderNo, amount: totals.complete, booking });
    const name = () => saveCustomer(aCopy(), visitor, { orderNo, customer: aCustomer() });
    const submit = (ticket: string | null) =>
      confirmBooking(aCopy(), visitor, { orderNo, ticket, customer: aCustomer() });
    return { orderNo, open, name, submit };
  };
  const opened = async () => {
    const one = await form();
    const loaded = await one.open();
    if (isRefusal(loaded) || loaded.ticket === null) throw new Error(JSON.stringify(loaded));
    const { ticket } = loaded;
    await one.name();
    return { ...one, ticket, submit: () => one.submit(ticket) };
  };
  const [paid, left, next] = [await opened(), await opened(), await form()];
  testApp.cards.approve(paid.ticket);
  if (over) later(testApp, 37);
  testApp.forget();
  const actions = {
    'is paid': paid.submit,
    'is found paid': () => recoverCheckouts(aCopy()),
    'is left': () => {
      testApp.cards.decline(left.ticket);
      return left.submit();
    },
    'is opened': next.open,
    'gets a name': left.name,
    'is sent again': () => resendLink(aCopy(), owner, { id: sent.id, channel: 'mail' as const }),
    'is withdrawn': () => withdrawLink(aCopy(), owner, sent.id),
    ends: () => endLinks(aCopy()),
    'loses its day': () =>
      preload(aCopy(), aVisitor(next.orderNo), {
        orderNo: anOrderNo(),
        amount: totals.complete,
        booking: aRequest(),
      }),
  };
  const rows = {
    link: `select from operator_bookings where id = '${sent.id}'`,
    forms: `select from booking_contexts where operator_booking_id = '${sent.id}' order by order_no`,
    hold: `select from calendar_holds where id = (select hold_id from operator_bookings where id = '${sent.id}')`,
  };
  return { actions, rows };
}

/** A visit of Platinum, its free refresh, and somebody who is about to pay for another refresh of it. */
async function visitsInOrder() {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('delete from booking_contexts; delete from day_claims');
  const platinum = {
    booking: { coatingType: 'platinum', appointmentDate: '2025-10-14' },
    amount: totals.platinum,
  } as const;
  const earlier = await book(testApp, platinum);
  const refreshed = (clientId: string, appointmentDate: string) =>
    ({ coatingType: 'refresh', clientId, appointmentDate }) as const;
  const refresh = await book(testApp, { booking: refreshed(earlier.clientId, '2025-10-16'), amount: '0.00' });
  const another = { booking: refreshed(earlier.orderNo, '2025-10-20'), amount: totals.refresh };
  const { ticket, submit } = await startPaying(testApp, another);
  testApp.cards.approve(ticket);
  const [earlierToken, refreshToken] = [
    await cancelToken(testApp, earlier.orderNo),
    await cancelToken(testApp, refresh.orderNo),
  ];
  const moved = (orderNo: string, date: string) =>
    moveByOperator(aCopy(), { orderNo, version: 0, date, time: '10:00 AM', notify: false, anyDay: false, by: owner });
  const part = { version: 0, amount: cents(100), reason: 'Late.', notify: false };
  const actions = {
    'the earlier visit is cancelled': () => cancelByCustomer(aCopy(), { token: earlierToken }),
    'the refresh is cancelled': () => cancelByCustomer(aCopy(), { token: refreshToken }),
    'the earlier visit is moved': () => moved(earlier.orderNo, '2025-10-13'),
    'the refresh is moved': () => moved(refresh.orderNo, '2025-10-21'),
    'a part goes back': () => refundPartially(aCopy(), owner, { orderNo: earlier.orderNo, ...part }),
    'another refresh is paid': submit,
  };
  const row = (orderNo: string) => `select from bookings where order_no = '${orderNo}'`;
  return { actions, rows: { earlier: row(earlier.orderNo), refresh: row(refresh.orderNo) } };
}

const visitNames = [
  'the earlier visit is cancelled',
  'the refresh is cancelled',
  'the earlier visit is moved',
  'the refresh is moved',
  'a part goes back',
  'another refresh is paid',
] as const;

const names = [
  'is paid',
  'is found paid',
  'is left',
  'is opened',
  'gets a name',
  'is sent again',
  'is withdrawn',
  'ends',
  'loses its day',
] as const;
const pairsOf = <Name>(all: readonly Name[]) =>
  all.flatMap((one, at) => all.slice(at).map((other) => [one, other] as const));

describe('nobody waits for each other', () => {
  it.each([false, true])(
    'when two things happen to a payment link at once, its end past: %s',
    async (over) => {
      for (const [one, other] of pairsOf(names)) {
        for (const which of ['link', 'forms', 'hold'] as const) {
          const { actions, rows } = await aLink({ over });
          await race(rows[which], [actions[one], actions[other]]);
        }
      }
      expect(deadlocks).toBe(0);
    },
    120_000,
  );

  it('when two things happen at once to a visit and to its refresh', async () => {
    for (const [one, other] of pairsOf(visitNames)) {
      for (const which of ['earlier', 'refresh'] as const) {
        const { actions, rows } = await visitsInOrder();
        await race(rows[which], [actions[one], actions[other]]);
      }
    }
    expect(deadlocks).toBe(0);
  }, 120_000);

  it('when two visitors whose time is up want each other’s day', async () => {
    await writeSetting(testApp.db, 'crewsPerDay', 1);
    testApp.time.now = mondayMorning;
    await testApp.pool.query('delete from booking_contexts; delete from day_claims; delete from calendar_holds');
    const [one, other] = [aVisitor('one'), aVisitor('other')];
    const wants = (visitor: typeof one, appointmentDate: string) =>
      preload(aCopy(), visitor, {
        orderNo: anOrderNo(),
        amount: totals.complete,
        booking: aRequest({ appointmentDate }),
      });
    await Promise.all([wants(one, '2025-10-14'), wants(other, '2025-10-16')]);
    later(testApp, 36);
    await testApp.pool.query('update booking_contexts set ticket = null');
    await race(`select from calendar_holds where status = 'active'`, [
      () => wants(one, '2025-10-16'),
      () => wants(other, '2025-10-14'),
    ]);
    expect(deadlocks).toBe(0);
  });
});
