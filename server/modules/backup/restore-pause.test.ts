import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAlerts } from '#server/modules/desk/alerts.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { settleRefund } from '#server/modules/refunds/settle.ts';
import { startJobs } from '#server/outbox/scheduler.ts';
import { paidBooking } from '#tests/builders/money.ts';
import { book, later, openTestApp, type TestApp } from '#tests/builders/test-app.ts';
import { releaseHold } from './release.ts';
import { openRestorePause } from './restore-pause.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await openTestApp();
});
afterEach(() => testApp.close());

const start = (isOwn = true) => openRestorePause(testApp.deps, { isOwn });
/** The database as it is found on another server. */
const move = (change: string) => testApp.pool.query(`update database_identity set ${change}`);

describe('a database', () => {
  it('that is found where it was is not held, start after start', async () => {
    expect((await start()).reason()).toBeNull();
    expect((await start()).reason()).toBeNull();
  });

  it.each([
    ['on another server', `system_identifier = '1'`, true],
    ['of another server', `system_identifier = '1'`, false],
    ['after a restore', 'timeline = timeline - 1', true],
  ])('%s is held until it is released, whichever copy of the program is asked', async (_, change, isOwn) => {
    await start(isOwn);
    await move(change);
    const [one, other] = [await start(isOwn), await start(isOwn)];
    for (const { reason } of [one, other]) expect(reason()).toContain('npm run admin -- release');
    expect(await releaseHold(testApp.deps)).not.toBeNull();
    for (const { watch } of [one, other]) await watch.run(new AbortController().signal);
    expect([one.reason(), other.reason(), (await start(isOwn)).reason()]).toEqual([null, null, null]);
    expect(await releaseHold(testApp.deps)).toBeNull();
  });

  it('of a cluster that failed over is not held', async () => {
    await start(false);
    await move('timeline = timeline - 1');
    expect((await start(false)).reason()).toBeNull();
  });
});

describe('while it is held', () => {
  it('no job begins, and the operator is told first', async () => {
    await start();
    await move(`system_identifier = '1'`);
    const hold = await start();
    let runs = 0;
    const job = { name: 'send', everyMs: 1, run: async () => void runs++ };
    const turns = { left: 20, done: () => {} };
    const reason = () => {
      if (turns.left-- === 0) turns.done();
      return hold.reason();
    };
    const twentyTurns = new Promise<void>((resolve) => {
      turns.done = resolve;
    });
    const jobs = startJobs([job], testApp.deps.log, { fault: reason });
    await twentyTurns;
    expect(runs).toBe(0);
    expect((await listAlerts(testApp.deps)).groups[0]).toMatchObject({ kind: 'held', lines: [{ code: 'held' }] });
    await releaseHold(testApp.deps);
    await hold.watch.run(new AbortController().signal);
    while (runs === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await jobs.stop();
  });
});

describe('after its release', () => {
  async function restored(): Promise<void> {
    await start();
    await move(`system_identifier = '1'`);
    await start();
  }

  it('what writes to customers once a day has had its run of that day', async () => {
    await restored();
    await releaseHold(testApp.deps);
    const { rows } = await testApp.pool.query<{ job: string }>('select job from job_runs order by job');
    expect(rows.map(({ job }) => job)).toEqual([
      'announce-areas',
      'ask-for-reviews',
      'offer-season',
      'propose-visits',
      'weather',
    ]);
  });

  it('a message that was due before waits for the operator, and one of a later booking goes out', async () => {
    const old = await book(testApp);
    await restored();
    await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    expect(await releaseHold(testApp.deps)).toMatchObject({ messages: 1 });
    await sendMessages(testApp.deps);
    expect(testApp.mail.sent.filter(({ text }) => text.includes(old.orderNo) && /confirm/i.test(text))).toEqual([]);
    const { rows } = await testApp.pool.query("select state from outbox where topic = 'mail.confirmation' order by id");
    expect(rows).toEqual([{ state: 'unknown' }, { state: 'done' }]);
    expect((await listAlerts(testApp.deps)).groups).toMatchObject([
      { kind: 'messages', lines: [{ code: 'unknown', orderNo: old.orderNo }] },
    ]);
  });

  it.each([['void'], ['refund']] as const)(
    'a refund that was given back as a %s in the other life is found, and not asked for',
    async (method) => {
      const { cancel, refunds, orderNo } = await paidBooking(testApp);
      await cancel('full');
      const [{ amount = 0 } = {}] = await refunds();
      const { rows } = await testApp.pool.query('select transaction_no from refunds');
      const { gateway } = testApp.cards;
      await gateway.refund({ orderNo, transactionNo: rows[0].transaction_no, amount: amount as never, method });
      await restored();
      expect(await releaseHold(testApp.deps)).toMatchObject({ refunds: 1 });
      await sendRefunds(testApp.deps);
      expect(await refunds()).toMatchObject([{ state: 'done', method }]);
      expect(testApp.cards.refundCalls.asked).toBe(1);
    },
  );

  it('a refund that never happened is asked for, once', async () => {
    const { cancel, refunds } = await paidBooking(testApp);
    await cancel('full', { mistake: true });
    await restored();
    await releaseHold(testApp.deps);
    await sendRefunds(testApp.deps);
    expect(testApp.cards.refundCalls.asked).toBe(0);
    for (let round = 0; round < 3; round++) {
      later(testApp, 5);
      await sendRefunds(testApp.deps);
    }
    expect(await refunds()).toMatchObject([{ state: 'done' }]);
    expect(testApp.cards.refundCalls.asked).toBe(1);
  });

  /** What the gateway was asked: 'refund' moves money, 'look-up' does not. */
  function asked(): string[] {
    const calls: string[] = [];
    const { refund, readRefund } = testApp.cards.gateway;
    const counted =
      <Given extends unknown[], Answer>(name: string, call: (...given: Given) => Answer) =>
      (...given: Given): Answer => {
        calls.push(name);
        return call(...given);
      };
    const cards = { refund: counted('refund', refund), readRefund: counted('look-up', readRefund) };
    testApp.deps.cards = { ...testApp.deps.cards, ...cards };
    return calls;
  }

  it('a refund that was asked for while it was held is sent, and no other life can have sent it', async () => {
    const { cancel, refunds } = await paidBooking(testApp);
    await restored();
    await cancel('full');
    const calls = asked();
    expect(await releaseHold(testApp.deps)).toMatchObject({ refunds: 0 });
    await sendRefunds(testApp.deps);
    expect(await refunds()).toMatchObject([{ state: 'done' }]);
    expect(calls).toEqual(['refund']);
  });

  it('a refund that was asked for while held, in a copy of which is put back once more, is looked up', async () => {
    const { cancel, refunds } = await paidBooking(testApp);
    await restored();
    await cancel('full', { mistake: true });
    await move(`system_identifier = '2'`);
    await start();
    const calls = asked();
    expect(await releaseHold(testApp.deps)).toMatchObject({ refunds: 1 });
    await sendRefunds(testApp.deps);
    expect(await refunds()).toMatchObject([{ state: 'unknown' }]);
    expect(calls).toEqual(['look-up', 'look-up']);
  });

  it('money that goes back by hand still does, before and since', async () => {
    await testApp.pool.query(
      `insert into refunds (reason, order_no, ticket, gateway_order_no, transaction_no, amount, paid_at, due_at, by_hand, created_at)
       values ('not-booked', 'HC-1', 'hand-1', 'HC-1', 'HC-1', 100, now(), now(), true, now())`,
    );
    await restored();
    expect(await releaseHold(testApp.deps)).toMatchObject({ refunds: 0 });
    expect((await testApp.pool.query('select state from refunds')).rows).toEqual([{ state: 'requested' }]);
  });

  it('a refund that an owner has sent again while it was held is sent', async () => {
    const { cancel, refunds } = await paidBooking(testApp);
    await cancel('full');
    testApp.cards.answerNextRefund({ state: 'unknown', detail: 'no answer in time' });
    await sendRefunds(testApp.deps);
    await restored();
    later(testApp, 1);
    const { rows } = await testApp.pool.query('select id from refunds');
    const decision = { id: rows[0].id, outcome: 'send-again', transactionNo: null, reason: 'never made' } as const;
    await settleRefund(testApp.deps, { id: 'owner-1', role: 'owner' }, decision);
    const calls = asked();
    expect(await releaseHold(testApp.deps)).toMatchObject({ refunds: 0 });
    later(testApp, 5);
    await sendRefunds(testApp.deps);
    expect(await refunds()).toMatchObject([{ state: 'done' }]);
    expect(calls).toEqual(['refund']);
  });
});
