import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import {
  approved,
  begin,
  bought,
  declined,
  ended,
  frame,
  known,
  opened,
  played,
  price,
  submitting,
} from './moments.fixtures.ts';
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
    expect(checkout(asking, { type: 'notBooked', why: 'unsettled' }).phase).toEqual(phase);
  });

  it('of an earlier form is not heard', () => {
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
    const loading = played([begin, { type: 'opened', attempt: 1, ticket: 't', mode: 'qa' }]);
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
    const found = checkout(opened(), { type: 'found', found: { order: 'HC-0', state: 'booked' } });
    for (const state of [
      paying(),
      asking,
      found,
      approved(),
      submitting(),
      checkout(submitting(), { type: 'booked' }),
    ]) {
      expect(isPaying(state)).toBe(true);
      expect(checkout(state, begin)).toBe(state);
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
    const payment: Payment = { orderNo: 'HC-7', ticket: 't7', certain: true, bought, price };
    const state = played([{ type: 'restored', payment }, begin]);
    expect(state).toMatchObject({ orderNo: 'HC-7', price, bought, phase: { name: 'paid', ticket: 't7' } });
  });

  it('asks about every order that may have been paid before a form opens', () => {
    const first = checkout(waiting, { type: 'begin', bought, agreed: null, earlier: ['HC-A', 'HC-B'] });
    expect(first.earlier).toEqual(['HC-A', 'HC-B']);
    const failed = checkout(first, { type: 'failed', attempt: 1, what: 'call', text: '' });
    expect(checkout(failed, begin).earlier).toEqual(['HC-A', 'HC-B']);
    expect(opened(first).earlier).toEqual([]);
  });

  it('asks about its own order before it replaces a form that was closed, spent or ended', () => {
    expect(checkout(ended(opened(), 'page_closed'), begin).earlier).toEqual(['HC-1']);
    expect(frame(opened(), 'page_loaded', '2002').earlier).toEqual(['HC-1']);
    expect(checkout(opened(), { type: 'ended', orderNo: 'HC-1' }).earlier).toEqual(['HC-1']);
  });

  it('closes the form when another tab pays, unless this one is paying itself', () => {
    const told: CheckoutEvent = { type: 'elsewhere', order: 'HC-9' };
    const closed = checkout(opened(), told);
    expect(closed.phase).toEqual({ name: 'elsewhere', order: 'HC-9' });
    expect(checkout(closed, begin).earlier).toEqual(['HC-9', 'HC-1']);
    expect(checkout(paying(), told).phase).toMatchObject({ frame: 'paying' });
    expect(checkout(approved(), told).phase).toMatchObject({ name: 'paid' });
  });

  it('hears nothing more of a form that was closed for another tab', () => {
    const opening = checkout(waiting, begin);
    const closed = checkout(opening, { type: 'elsewhere', order: 'HC-9' });
    expect(checkout(closed, { type: 'opened', attempt: 1, ticket: 't', mode: 'qa' })).toBe(closed);
  });

  it('submits once', () => {
    const state = submitting();
    expect(checkout(state, { type: 'submit' })).toBe(state);
  });
});

describe('cancelling in the frame', () => {
  it('closes the form; a fresh one comes when it is asked for', () => {
    const closed = ended(opened(), 'cancel_transaction');
    expect(closed.phase).toEqual({ name: 'closed' });
    expect(checkout(closed, begin)).toMatchObject({ phase: { name: 'opening' }, attempt: 2 });
  });
});

describe('Submit', () => {
  it('may be repeated when nothing settles it', () => {
    expect(checkout(submitting(), { type: 'notBooked', why: 'unsettled' }).phase).toMatchObject({ name: 'paid' });
  });

  it('opens a fresh form when the server knows of no payment', () => {
    const next = checkout(submitting(), { type: 'notBooked', why: 'declined' });
    expect(next).toMatchObject({ phase: { name: 'opening' }, attempt: 2 });
  });

  it('asks for the standard price when the free refresh does not apply', () => {
    const free = played([begin, { type: 'opened', attempt: 1, ticket: null, mode: 'qa' }, { type: 'submit' }]);
    expect(free.phase).toMatchObject({ name: 'submitting', ticket: null });
    const next = checkout(free, { type: 'notBooked', why: { total: cents(51739) } });
    expect(next).toMatchObject({ phase: { name: 'opening' }, agreed: 51739, attempt: 2 });
  });

  it('ends for good when what was paid cannot be booked', () => {
    const why = { code: 'PAID_NOT_BOOKED', text: 'Your refund is on its way.', total: null };
    expect(checkout(submitting(), { type: 'notBooked', why }).phase).toMatchObject({ name: 'refused', ...why });
  });
});
