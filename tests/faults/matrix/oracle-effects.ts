import { expect } from 'vitest';
import { returnLines } from '#domain/ledger/money-of-order.ts';
import type { Leaves } from './cell.ts';
import type { Facts } from './facts.ts';

/** O5: the work that was queued is exactly what the outcome asks for. O8: the ledger tells each transition once. */
export function judgeEffects(facts: Facts, { alerts = [] }: Leaves): void {
  const { bookings, approved, refunds, events, outbox, proposals, moves, contexts, storefronts } = facts;
  const { charges } = facts;
  const isBooked = ({ orderNo }: Facts['approved'][number]) =>
    [...bookings, ...charges].some(({ order_no }) => order_no === orderNo);
  const notBooked = approved.filter((one) => !isBooked(one));
  const done = refunds.filter(({ state }) => state === 'done');
  const named = contexts.filter(({ customer }) => customer !== null).map(({ order_no }) => order_no);
  const isTold = ({ booking_id, order_no }: Facts['refunds'][number]) =>
    booking_id !== null || named.includes(order_no);
  const expected = [
    ...bookings.flatMap(({ id, status }) => [
      ...['mail.confirmation', 'accounting.booking'].map((topic) => ({ topic, subject: id })),
      ...(status !== 'active' ? cancellation : ['sms.service-reminder']).map((topic) => ({ topic, subject: id })),
    ]),
    ...proposals.flatMap(({ booking_id: subject }) => proposal.map((topic) => ({ topic, subject }))),
    ...moves.flatMap(({ booking_id: subject }) => move.map((topic) => ({ topic, subject }))),
    // A visit that stands again after its cancellation is recorded anew.
    ...events
      .filter(({ event_type }) => event_type === 'refund.taken-back')
      .map(({ booking_id }) => ({ topic: 'accounting.booking', subject: booking_id ?? '' })),
    ...storefronts.map(({ booking_id: subject }) => ({ topic: 'mail.confirmation', subject })),
    ...done.filter(isTold).map(({ order_no, reason, part_no }) => ({
      topic: 'mail.refund',
      subject: [order_no, reason, part_no].filter(Boolean).join(':'),
    })),
    ...refunds
      .filter((refund) => refund.reason === 'not-booked' && isTold(refund))
      .map(({ order_no: subject }) => ({ topic: 'mail.paid-not-booked', subject })),
    ...charges.flatMap(({ booking_id: subject }) => charge.map((topic) => ({ topic, subject }))),
    ...done
      .filter(({ reason, order_no }) => reason === 'partial' || charges.some((one) => one.order_no === order_no))
      .map(({ booking_id }) => ({ topic: 'accounting.refund', subject: booking_id ?? '' })),
  ];
  const told = outbox.filter(({ topic }) => topic === 'operator.alert').map(({ subject }) => subject);
  const work = outbox.filter(({ topic }) => !/^(operator\.alert|webhook\.event)$/.test(topic));
  expect(work, 'O5: exactly this work is queued').toEqual(expected.sort(byTopic));
  expect(told.map((subject) => subject.split(':')[0]).sort(), 'O5: the operator is told exactly this').toEqual(
    [...notBooked.map(() => 'paid-not-booked'), ...alerts].sort(),
  );

  for (const { id, selected_layout } of bookings) {
    const corrected = storefronts.findLast(({ booking_id }) => booking_id === id)?.to_layout ?? 'layout1';
    expect(selected_layout, 'O6: a booking has the storefront of its last correction').toBe(corrected);
  }
  for (const { booking_id, settlement, refund_part } of storefronts) {
    const own = refunds.filter((refund) => refund.booking_id === booking_id && refund.part_no === refund_part);
    expect(own.length, 'O6: a correction that gives money back has its refund').toBe(settlement === 'refund' ? 1 : 0);
  }

  const count = (type: string, of: (event: Facts['events'][number]) => boolean) =>
    events.filter((event) => event.event_type === type && of(event)).length;
  for (const { id, payment_method } of bookings) {
    const times = count('payment.booked', ({ booking_id }) => booking_id === id);
    expect(times, 'O8: the ledger says once that a payment became a booking').toBe(
      (/^(none|gift)$/.test(payment_method) ? 0 : 1) + charges.filter(({ booking_id }) => booking_id === id).length,
    );
  }
  for (const { ticket } of notBooked) {
    const times = count('payment.not-booked', (event) => event.ticket === ticket);
    expect(times, 'O8: the ledger says once that a payment could not become a booking').toBe(1);
  }
  for (const refund of refunds) {
    const name = [refund.reason, refund.part_no].filter(Boolean).join(' ');
    const own = (event: Facts['events'][number]) => event.ticket === refund.ticket && event.amount === refund.amount;
    const wish = (event: Facts['events'][number]) => own(event) && event.failure_reason === name;
    expect(count('refund.requested', wish), 'O8: the ledger says once that money is wanted back').toBe(1);
    const approvals = returnLines.reduce((total, type) => total + count(type, own), 0);
    const equals = done.filter(({ ticket, amount }) => ticket === refund.ticket && amount === refund.amount);
    expect(approvals, 'O8: the ledger says once that money is back').toBe(equals.length);
  }
  const opened = events.filter(({ event_type }) => event_type === 'ticket.opened').map(({ ticket }) => ticket);
  expect(opened.length, 'O8: the ledger says once that a ticket was opened').toBe(new Set(opened).size);
}

const proposal = ['mail.weather-proposal', 'sms.weather-proposal'];
const move = ['mail.reschedule', 'accounting.move'];
const charge = ['accounting.charge', 'mail.charge-paid'];
const cancellation = ['mail.cancellation', 'accounting.cancellation'];

const byTopic = (one: { topic: string; subject: string }, other: { topic: string; subject: string }) =>
  one.topic === other.topic ? (one.subject < other.subject ? -1 : 1) : one.topic < other.topic ? -1 : 1;
