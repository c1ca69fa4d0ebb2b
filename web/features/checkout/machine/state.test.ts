import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import {
  approved,
  bought,
  declined,
  ended,
  frame,
  known,
  open,
  opened,
  played,
  price,
  remembered,
  submitting,
} from '#tests/builders/rules/checkout-moments.ts';
import { checkout, isApproved, isPaying, waiting } from './state.ts';
import type { CheckoutEvent, Payment } from './types.ts';

describe('a card result', () => {
  it('is an approval from 000 to 009, padded to three digits', () => {
    for (const code of ['000', '001', '009', '1', '9', '00']) expect(isApproved(code), code).toBe(true);
  });

  const others = ['010', '027', '049', '051', '10', '902', '0001', '', 'null', '00a'];

  it('is not shown as approved in any other case, and the server is asked', () => {
    for (const code of others) {
      expect(isApproved(code), code).toBe(false);
      expect(frame(known(), 'payment_complete', code).phase).toEqual({ name: 'asking', ticket: 'ticket-1', code });
    }
  });

  it('that nobody can be booked for is kept for Submit', () => {
    expect(frame(opened(), 'payment_complete', '027').phase).toMatchObject({ name: 'paid', certain: false });
  });

  it('shows Approved, with the ticket that Submit needs', () => {
    expect(approved().phase).toEqual({ name: 'paid', ticket: 'ticket-1', certain: true });
  });

  it('that the server calls unpaid opens a fresh form with a new order number', () => {
    expect(declined()).toMatchObject({ phase: { name: 'opening' }, attempt: 2, orderNo: null, saved: null, price });
  });

  it('that the server calls paid is booked', () => {
    const asking = frame(known(), 'payment_complete', '027');
    expect(checkout(asking, { type: 'booked' }).phase).toEqual({ name: 'booked', ticket: 'ticket-1' });
  });

  it('that nothing settles is a payment that was sent, and Submit asks again', () => {
    const asking = frame(known(), 'payment_complete', '027');
    const phase = { name: 'paid', ticket: 'ticket-1', certain: false };
    expect(checkout(asking, { type: 'notBooked', why: 'unknown' }).phase).toEqual(phase);
  });

  it('of an earlier form is ignored', () => {
    const second = opened(declined());
    const late = checkout(second, { type: 'frame', attempt: 1, handler: 'payment_complete', code: '001' });
    expect(late).toBe(second);
  });
});

describe('a ticket that does not work', () => {
  it.each(['2001', '2002', '2003'])('is replaced when the frame says %s', (code) => {
    expect(frame(opened(), 'page_loaded', code)).toMatchObject({ phase: { name: 'opening' }, attempt: 2 });
  });

  it('is replaced three times in a row, then a person decides', () => {
    let state = opened();
    for (let n = 0; n < 3; n++) {
      const { attempt } = checkout(state, {
        type: 'frame',
        attempt: state.attempt,
        handler: 'page_loaded',
        code: '2003',
      });
      state = played(
        [
          { type: 'frame', attempt: state.attempt, handler: 'page_loaded', code: '2003' },
          { type: 'opened', attempt, ticket: `ticket-${attempt}`, mode: 'qa' },
        ],
        state,
      );
    }
    expect(frame(state, 'page_loaded', '2003').phase).toMatchObject({ name: 'failed', what: 'frame' });
  });

  it('offers a reload when its page does not come in time, and opens when it comes after all', () => {
    const loading = played([open, { type: 'opened', attempt: 1, ticket: 't', mode: 'qa' }]);
    const late = checkout(loading, { type: 'late', attempt: 1 });
    expect(late.phase).toMatchObject({ frame: 'late' });
    expect(frame(late, 'page_loaded').phase).toMatchObject({ frame: 'open' });
    expect(checkout(opened(), { type: 'late', attempt: 1 }).phase).toMatchObject({ frame: 'open' });
  });
});

describe('no second charge', () => {
  const paying = () => frame(opened(), 'payment_submitted');

  it('opens no other form while a payment is under way or done', () => {
    const asking = frame(known(), 'payment_complete', '051');
    const alreadyPaid = checkout(opened(), { type: 'alreadyPaid', paidOrder: { order: 'HC-0', state: 'booked' } });
    for (const state of [
      paying(),
      asking,
      alreadyPaid,
      approved(),
      submitting(),
      checkout(submitting(), { type: 'booked' }),
    ]) {
      expect(isPaying(state)).toBe(true);
      expect(checkout(state, open)).toBe(state);
    }
    expect(checkout(paying(), { type: 'ended', orderNo: 'HC-1' }).phase).toMatchObject({ frame: 'paying' });
  });

  it.each(['cancel_transaction', 'page_closed', 'error_event'] as const)(
    'asks the server when %s follows a payment',
    (handler) => {
      expect(ended(paying(), handler).phase).toEqual({ name: 'paid', ticket: 'ticket-1', certain: false });
    },
  );

  it('asks the server when the frame calls the ticket used after a payment was sent', () => {
    expect(frame(paying(), 'page_loaded', '2002').phase).toMatchObject({ name: 'paid', certain: false });
  });

  it('shows the payment that this tab remembers instead of a new form', () => {
    const state = played([
      { type: 'open', bought, agreed: null, remembered: { ...remembered, sent: payment } },
      { type: 'restored', attempt: 1, payment },
      open,
    ]);
    expect(state).toMatchObject({ orderNo: 'HC-7', price, bought, phase: { name: 'paid', ticket: 't7' } });
  });

  const payment: Payment = { orderNo: 'HC-7', ticket: 't7', certain: true, bought, price };
  const asking = () =>
    checkout(waiting, { type: 'open', bought, agreed: null, remembered: { ...remembered, sent: payment } });

  it('goes on to a new form when the payment that this tab remembers is being refunded', () => {
    const paidNotBooked = { orderNo: 'HC-7', text: 'Your refund is on its way.' };
    const state = checkout(asking(), { type: 'paidNotBooked', attempt: 1, paidNotBooked });
    expect(state).toMatchObject({ phase: { name: 'opening', sent: null }, attempt: 1, paidNotBooked });
    expect(checkout(state, open)).toMatchObject({ paidNotBooked });
    expect(checkout(opened(), { type: 'paidNotBooked', attempt: 1, paidNotBooked }).paidNotBooked).toBeNull();
  });

  it('does not forget the payment that this tab remembers when another tab pays meanwhile', () => {
    const closed = checkout(asking(), { type: 'elsewhere', order: 'HC-9' });
    expect(closed.possiblyPaid).toEqual(['HC-9', 'HC-7']);
    expect(checkout(asking(), open).possiblyPaid).toEqual(['HC-7']);
  });

  it('asks about every order that may have been paid before a form opens', () => {
    const first = checkout(waiting, {
      type: 'open',
      bought,
      agreed: null,
      remembered: { ...remembered, possiblyPaid: ['HC-A', 'HC-B'] },
    });
    expect(first.possiblyPaid).toEqual(['HC-A', 'HC-B']);
    const failed = checkout(first, { type: 'failed', attempt: 1, what: 'call', text: '' });
    expect(checkout(failed, open).possiblyPaid).toEqual(['HC-A', 'HC-B']);
    expect(opened(first).possiblyPaid).toEqual([]);
  });

  it('asks about its own order before it replaces a form that was closed, spent or ended', () => {
    expect(checkout(ended(opened(), 'page_closed'), open).possiblyPaid).toEqual(['HC-1']);
    expect(frame(opened(), 'page_loaded', '2002').possiblyPaid).toEqual(['HC-1']);
    expect(checkout(opened(), { type: 'ended', orderNo: 'HC-1' }).possiblyPaid).toEqual(['HC-1']);
  });

  it('closes the form when another tab pays, unless this one is paying itself', () => {
    const elsewhere: CheckoutEvent = { type: 'elsewhere', order: 'HC-9' };
    const closed = checkout(opened(), elsewhere);
    expect(closed.phase).toEqual({ name: 'elsewhere', order: 'HC-9' });
    expect(checkout(closed, open).possiblyPaid).toEqual(['HC-9', 'HC-1']);
    expect(checkout(paying(), elsewhere).phase).toMatchObject({ frame: 'paying' });
    expect(checkout(approved(), elsewhere).phase).toMatchObject({ name: 'paid' });
  });

  it('ignores what a form still reports that was closed for another tab', () => {
    const opening = checkout(waiting, open);
    const closed = checkout(opening, { type: 'elsewhere', order: 'HC-9' });
    expect(checkout(closed, { type: 'opened', attempt: 1, ticket: 't', mode: 'qa' })).toBe(closed);
  });

  it('submits once', () => {
    const state = submitting();
    expect(checkout(state, { type: 'submit' })).toBe(state);
  });
});

describe('why the last try made no booking', () => {
  const setback = { declined: '051' };
  const afterDecline = () => checkout(submitting(), { type: 'notBooked', why: 'declined', setback });

  it('stays with the fresh form until Pay is pressed in it', () => {
    const next = opened(afterDecline());
    expect(next.setback).toEqual(setback);
    expect(frame(next, 'payment_submitted').setback).toBeNull();
  });

  it('stays beside a payment that was sent until Submit is pressed again', () => {
    const text = { text: 'Please try again.', language: 'en' } as const;
    const paid = checkout(submitting(), { type: 'notBooked', why: 'unknown', setback: text });
    expect(paid.setback).toEqual(text);
    expect(checkout(paid, { type: 'submit' }).setback).toBeNull();
  });
});

describe('cancelling in the frame', () => {
  it('closes the form; a fresh one comes when it is asked for', () => {
    const closed = ended(opened(), 'cancel_transaction');
    expect(closed.phase).toEqual({ name: 'closed' });
    expect(checkout(closed, open)).toMatchObject({ phase: { name: 'opening' }, attempt: 2 });
  });
});

describe('Submit', () => {
  it('may be repeated when nothing settles it, and the page says so until it is', () => {
    const paid = checkout(submitting(), { type: 'notBooked', why: 'unknown' });
    expect(paid.phase).toMatchObject({ name: 'paid', unanswered: true });
    expect(checkout(paid, { type: 'submit' }).phase).toEqual({ name: 'submitting', ticket: 'ticket-1', certain: true });
  });

  it('opens a fresh form when the server knows of no payment', () => {
    const next = checkout(submitting(), { type: 'notBooked', why: 'declined' });
    expect(next).toMatchObject({ phase: { name: 'opening' }, attempt: 2 });
  });

  it('asks for the standard price when the free refresh does not apply', () => {
    const standard = { base: cents(45000), gst: cents(2250), qst: cents(4489), total: cents(51739) };
    const free = played([open, { type: 'opened', attempt: 1, ticket: null, mode: 'qa' }, { type: 'submit' }]);
    expect(free.phase).toMatchObject({ name: 'submitting', ticket: null });
    const next = checkout(free, { type: 'notBooked', why: { quote: standard } });
    expect(next).toMatchObject({ phase: { name: 'opening' }, agreed: standard, attempt: 2 });
  });

  it('ends for good when what was paid cannot be booked', () => {
    const why = { code: 'PAID_NOT_BOOKED', text: 'Your refund is on its way.', quote: null };
    expect(checkout(submitting(), { type: 'notBooked', why }).phase).toMatchObject({ name: 'refused', ...why });
    expect(checkout(submitting(), { type: 'notBooked', why }).paidNotBooked).toEqual({
      orderNo: 'HC-1',
      text: 'Your refund is on its way.',
    });
  });
});
