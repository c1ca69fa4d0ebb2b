import { expect, it } from 'vitest';
import {
  approved,
  bought,
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
import { checkout, waiting } from '../machine/state.ts';
import { sentPayment } from './sent-payment.ts';

const sent = { orderNo: 'HC-1', ticket: 'ticket-1', bought, price };

it('a payment is sent from the moment that the card goes off, and certain once it is approved', () => {
  expect(sentPayment(frame(opened(), 'payment_submitted'))).toEqual({ ...sent, certain: false });
  expect(sentPayment(frame(known(), 'payment_complete', '051'))).toEqual({ ...sent, certain: false });
  expect(sentPayment(approved())).toEqual({ ...sent, certain: true });
  expect(sentPayment(submitting())).toEqual({ ...sent, certain: true });
});

it('a form that nobody has paid with holds none', () => {
  for (const state of [checkout(waiting, open), opened(), ended(opened(), 'page_closed')]) {
    expect(sentPayment(state)).toBeNull();
  }
});

it('a free booking holds none either', () => {
  const free = played([open, { type: 'opened', attempt: 1, ticket: null, mode: 'qa' }, { type: 'submit' }]);
  expect(sentPayment(free)).toBeNull();
});

it('a payment that cannot be booked is over', () => {
  const why = { code: 'PAID_NOT_BOOKED', text: 'Your refund is on its way.', quote: null };
  expect(sentPayment(checkout(submitting(), { type: 'notBooked', why }))).toBeNull();
});

it('what is remembered is left alone while the server is asked, and by a page that is left or not begun', () => {
  const payment = { ...sent, certain: true };
  const asking = checkout(waiting, {
    type: 'open',
    bought,
    agreed: null,
    remembered: { ...remembered, sent: payment },
  });
  const paidOrder = { order: 'HC-1', state: 'booked' } as const;
  for (const state of [
    waiting,
    asking,
    checkout(asking, { type: 'alreadyPaid', paidOrder }),
    checkout(submitting(), { type: 'booked' }),
  ]) {
    expect(sentPayment(state)).toBeUndefined();
  }
});
