import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { cardView } from './card-view.ts';
import {
  type Checkout,
  type CheckoutEvent,
  checkout,
  isApproved,
  isPaying,
  type Payment,
  waiting,
} from './checkout-state.ts';
import type { Bought } from './order.ts';

const bought: Bought = {
  storefrontSize: 'little-storefront',
  selectedLayout: 'layout1',
  coatingType: 'complete',
  appointmentDate: '2026-10-08',
  appointmentTime: '9:00 AM',
};
const price = { base: cents(181500), gst: cents(9075), qst: cents(18105), total: cents(208680) };
const begin: CheckoutEvent = { type: 'begin', bought, agreed: null };
const played = (events: readonly CheckoutEvent[], from: Checkout = waiting): Checkout => events.reduce(checkout, from);

/** A card form that is on screen. */
function opened(from: Checkout = checkout(waiting, begin)): Checkout {
  const { attempt } = from;
  return played(
    [
      { type: 'numbered', attempt, orderNo: `HC-${attempt}`, price },
      { type: 'opened', attempt, ticket: `ticket-${attempt}`, mode: 'qa' },
      { type: 'frame', attempt, handler: 'page_loaded', code: '001' },
    ],
    from,
  );
}
const frame = (state: Checkout, handler: 'page_loaded' | 'payment_submitted' | 'payment_complete', code = '001') =>
  checkout(state, { type: 'frame', attempt: state.attempt, handler, code });
const ended = (state: Checkout, handler: 'cancel_transaction' | 'page_closed' | 'error_event') =>
  checkout(state, { type: 'frame', attempt: state.attempt, handler, code: '001' });
const approved = () => frame(opened(), 'payment_complete', '1');
const submitting = () => checkout(approved(), { type: 'submit' });

describe('a card result', () => {
  it('is an approval from 000 to 009, padded to three digits', () => {
    for (const code of ['000', '001', '009', '1', '9', '00']) expect(isApproved(code), code).toBe(true);
  });

  it('is a decline in every other case', () => {
    for (const code of ['010', '027', '051', '10', '902', '0001', '', 'null', '00a']) {
      expect(isApproved(code), code).toBe(false);
    }
  });

  it('shows Approved, with the ticket that Submit needs', () => {
    expect(approved().phase).toEqual({ name: 'paid', ticket: 'ticket-1', certain: true });
  });

  it('that is a decline opens a fresh form with a new order number', () => {
    const next = frame(opened(), 'payment_complete', '051');
    expect(next).toMatchObject({ phase: { name: 'opening' }, attempt: 2, orderNo: null, saved: null, price });
  });

  it('of an earlier form is not heard', () => {
    const second = opened(frame(opened(), 'payment_complete', '051'));
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
    for (const state of [paying(), approved(), submitting(), checkout(submitting(), { type: 'booked' })]) {
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

describe('the card form', () => {
  const details = '{"email":"camille@example.com"}';
  const saved = (state: Checkout, text = details) => checkout(state, { type: 'saved', orderNo: 'HC-1', details: text });

  it('takes no input while details are missing', () => {
    expect(cardView(waiting, null)).toBe('locked');
    expect(cardView(opened(), null)).toBe('locked');
  });

  it('opens when the server has exactly the details on screen', () => {
    expect(cardView(opened(), details)).toBe('saving');
    expect(cardView(saved(opened()), details)).toBe('open');
    expect(cardView(saved(opened(), '{}'), details)).toBe('saving');
  });

  it('wants them saved again for a new order', () => {
    expect(cardView(opened(frame(saved(opened()), 'payment_complete', '051')), details)).toBe('saving');
  });

  it('says when they could not be saved, until they change or it is tried again', () => {
    const unsaved = checkout(opened(), { type: 'notSaved', orderNo: 'HC-1', details });
    expect(cardView(unsaved, details)).toBe('not-saved');
    expect(cardView(unsaved, '{}')).toBe('saving');
    expect(cardView(checkout(unsaved, { type: 'saveAgain' }), details)).toBe('saving');
  });

  it('stays open while a payment is under way, whatever is typed', () => {
    expect(cardView(frame(saved(opened()), 'payment_submitted'), null)).toBe('open');
  });

  it('is replaced when the checkout ended meanwhile', () => {
    expect(checkout(opened(), { type: 'ended', orderNo: 'HC-1' }).phase).toEqual({ name: 'opening' });
    const other = opened();
    expect(checkout(other, { type: 'ended', orderNo: 'HC-0' })).toBe(other);
  });
});
