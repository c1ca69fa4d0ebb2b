import { expect } from 'vitest';
import { takeBackMinutes } from '#domain/take-back.ts';
import type { Cell } from './cell.ts';
import { readFacts } from './facts.ts';
import { judgeAnswers } from './oracle-answers.ts';
import { judgeEffects } from './oracle-effects.ts';
import { judgePost } from './oracle-post.ts';
import { judgeWeather } from './oracle-weather.ts';
import type { Stage } from './stage.ts';

/** Every oracle, from the gateway's own books and from the tables, when everything is quiet. */
export async function judge(stage: Stage, { leaves, within = {} }: Cell): Promise<void> {
  const facts = await readFacts(stage);
  const { approved, refunded, bookings, receipts, claims, holds, contexts, refunds, attempts } = facts;
  const active = bookings.filter(({ status }) => status === 'active');
  // What a cancellation withheld stays when the rest is back.
  const isBack = ({ status, refund_status }: (typeof bookings)[number]) =>
    status === 'cancelled' && refund_status === 'refunded';
  const paid = bookings.filter((one) => one.payment_status === 'paid' && !isBack(one));
  const sum = (of: readonly { amount: number }[]) => of.reduce((total, { amount }) => total + amount, 0);

  expect(
    {
      approved: approved.length,
      refunded: refunded.length,
      bookings: active.length,
      cancelled: bookings.length - active.length,
    },
    'O9: what happened is what the cell is about',
  ).toEqual({
    approved: leaves.approved,
    refunded: leaves.refunded,
    bookings: leaves.bookings,
    cancelled: leaves.cancelled ?? 0,
  });

  // What was received by hand is in no books of the gateway.
  const kept = paid.filter(({ payment_method }) => payment_method === 'card').map(({ total }) => ({ amount: total }));
  const charged = facts.charges.filter((one) => one.method === 'card' && paid.some(({ id }) => id === one.booking_id));
  const withheld = bookings.filter(isBack).map((one) => ({ amount: one.withheld ?? 0 }));
  const ofGateway = refunds.filter(({ by_hand }) => !by_hand);
  const parts = ofGateway.filter((one) => one.reason === 'partial' && paid.some(({ id }) => id === one.booking_id));
  const elsewhere = ofGateway.filter(({ settlement }) => settlement === 'returned-elsewhere');
  expect(sum(approved) - sum(refunded) - sum(elsewhere), 'O1: money kept at the gateway is the bookings’').toBe(
    sum(kept) + sum(charged.map(({ total }) => ({ amount: total }))) + sum(withheld) - sum(parts),
  );
  expect(
    paid.filter(
      ({ status, refund_status, total }) => status !== 'active' && refund_status !== 'not-eligible' && total > 0,
    ),
    'O1: a cancelled booking keeps money only when nothing was due',
  ).toEqual([]);

  const recorded = receipts
    .filter(({ method }) => method === 'card')
    .map(({ ticket, transaction_no, amount }) => ({ ticket, transaction_no, amount }));
  const approvals = approved.map(({ ticket, transactionNo, amount }) => ({
    ticket,
    transaction_no: transactionNo,
    amount,
  }));
  expect(byTicket(recorded), 'O2: each approved payment is recorded once').toEqual(byTicket(approvals));

  const perDay = Object.values(Object.groupBy(active, ({ appointment_date }) => appointment_date));
  expect(
    perDay.filter((sold = []) => sold.length > 1),
    'O3: no day is sold twice',
  ).toEqual([]);
  expect(claims, 'O3: each day that is taken is an active booking’s').toEqual(
    active
      .map(({ id, appointment_date }) => ({ service_date: appointment_date, crew: 1, hold_id: null, booking_id: id }))
      .sort((one, other) => (one.service_date < other.service_date ? -1 : 1)),
  );

  for (const { ticket, transactionNo, amount } of approved) {
    const given = refunded.filter((one) => one.transactionNo === transactionNo);
    const wanted = refunds.filter(({ transaction_no }) => transaction_no === transactionNo);
    expect(given.length, `O4: ${ticket} is given back once at most for each wish`).toBeLessThanOrEqual(wanted.length);
    expect(sum(given), `O4: ${ticket} gives back no more than was charged`).toBeLessThanOrEqual(amount);
    const asked = attempts.filter((one) => one.transactionNo === transactionNo);
    for (const [part, same] of Map.groupBy(asked, (one) => one.amount)) {
      const wishes = wanted.filter((one) => one.amount === part).length;
      const last = same.filter((one) => one.approved)[Math.max(wishes, 1) - 1];
      expect(
        last ? same.slice(same.indexOf(last) + 1) : [],
        'O4: nothing is asked for again that was given back already',
      ).toEqual([]);
    }
  }

  expect(
    {
      openContexts: contexts.filter(({ state, next_poll_at }) => state === 'open' || next_poll_at !== null),
      refundsNotDone: refunds.filter(({ state }) => state !== 'done'),
      holds: holds.filter(({ status }) => status === 'active'),
      connections: facts.busyConnections,
    },
    'O6: nothing is left half done',
  ).toEqual({ openContexts: [], refundsNotDone: [], holds: [], connections: 0 });

  judgeEffects(facts, leaves);
  judgeWeather(facts, leaves);
  if (stage.post) judgePost(facts, { posted: stage.post.posted, leaves });
  await judgeAnswers(stage, facts);
  judgeTimes(stage, facts, within);
}

const byTicket = <T extends { ticket: string }>(rows: readonly T[]) =>
  [...rows].sort((one, other) => (one.ticket < other.ticket ? -1 : 1));

function judgeTimes(
  stage: Stage,
  { bookings, refunds }: Awaited<ReturnType<typeof readFacts>>,
  { booking: bookingWithin = 60, refund: refundWithin = 300 }: NonNullable<Cell['within']>,
): void {
  const secondsFrom = (from: Date, to: Date | null) => ((to?.getTime() ?? Number.NaN) - from.getTime()) / 1000;
  for (const { order_no, created_at } of bookings) {
    const approvedAt = stage.shoppers.find(({ orderNo }) => orderNo === order_no)?.shopper.approvedAt;
    if (!approvedAt) continue;
    const from = stage.struckAt && stage.struckAt > approvedAt ? stage.struckAt : approvedAt;
    expect(secondsFrom(from, created_at), 'O10: paid is booked in time').toBeLessThanOrEqual(bookingWithin);
  }
  for (const { created_at, done_at, reason, booking_id } of refunds) {
    const from = stage.struckAt && stage.struckAt > created_at ? stage.struckAt : created_at;
    const by = bookings.find(({ id }) => id === booking_id)?.cancellation_reason;
    const held = reason === 'cancellation' && by === 'operator' ? takeBackMinutes * 60 : 0;
    expect(secondsFrom(from, done_at), 'O10: wanted back is back in time').toBeLessThanOrEqual(refundWithin + held);
  }
}
