import type { Cents } from '#domain/money.ts';
import type { Price } from '#web/ui/price-lines.tsx';
import type { FrameHandler } from './card-frame.ts';
import type { Bought } from './order.ts';

/** A card payment that was sent; `certain` once the frame called it approved. Only the server knows for sure. */
export type Payment = { orderNo: string; ticket: string; certain: boolean; bought: Bought; price: Price | null };

/** Why no card form can be shown. `code` is the server's, `total` the right one where prices differ. */
export type Refusal = { code: string; text: string; total: Cents | null };

export type Phase =
  /** Not asked for yet: prerendered, or the visitor is being sent elsewhere. */
  | { name: 'waiting' }
  | { name: 'opening' }
  | { name: 'card'; ticket: string; mode: 'qa' | 'prod'; frame: 'loading' | 'late' | 'open' | 'paying' }
  /** The visitor cancelled within the frame. */
  | { name: 'closed' }
  /** A total of 0.00 needs no card. */
  | { name: 'free' }
  | { name: 'paid'; ticket: string; certain: boolean }
  | { name: 'submitting'; ticket: string | null; certain: boolean }
  | ({ name: 'refused' } & Refusal)
  | { name: 'failed'; what: 'script' | 'call' | 'frame'; text: string }
  | { name: 'booked'; ticket: string | null };

export type Checkout = {
  phase: Phase;
  /** Counts card forms. What an earlier one still says is not heard. */
  attempt: number;
  /** Forms in a row that opened by themselves and never worked. */
  renewals: number;
  bought: Bought | null;
  orderNo: string | null;
  price: Price | null;
  /** A total that the server named and that is asked for instead of the quote. */
  agreed: Cents | null;
  /** The customer's details, as text, that the server has for this order; and those it could not take. */
  saved: string | null;
  unsaved: string | null;
};

export type CheckoutEvent =
  | { type: 'begin'; bought: Bought; agreed: Cents | null }
  | { type: 'restored'; payment: Payment }
  | { type: 'numbered'; attempt: number; orderNo: string; price: Price }
  | { type: 'opened'; attempt: number; ticket: string | null; mode: 'qa' | 'prod' }
  | { type: 'refused'; attempt: number; refusal: Refusal }
  | { type: 'failed'; attempt: number; what: 'script' | 'call'; text: string }
  | { type: 'frame'; attempt: number; handler: FrameHandler; code: string }
  | { type: 'late'; attempt: number }
  | { type: 'saved' | 'notSaved'; orderNo: string; details: string }
  | { type: 'saveAgain' }
  /** The checkout ended meanwhile: a new one, on the same day. */
  | { type: 'ended'; orderNo: string }
  | { type: 'submit' }
  | { type: 'booked' }
  /** Submit did not book: not paid after all, another price, refused for good, or no answer that settles it. */
  | { type: 'notBooked'; why: 'declined' | 'unsettled' | { total: Cents } | Refusal };

export const waiting: Checkout = {
  phase: { name: 'waiting' },
  attempt: 0,
  renewals: 0,
  bought: null,
  orderNo: null,
  price: null,
  agreed: null,
  saved: null,
  unsaved: null,
};

/** Approved codes are 000 to 009 after padding to three digits; anything else, or none, is a decline (specification, 8). */
export const isApproved = (code: string): boolean => code !== '' && /^00\d$/.test(code.padStart(3, '0'));

/** Invalid, used and expired tickets: only a new one helps. */
const spoiled: ReadonlySet<string> = new Set(['2001', '2002', '2003']);
const mostRenewals = 3;

/** Nothing may open a second card form while a payment is under way or done. */
export const isPaying = ({ phase }: Checkout): boolean =>
  phase.name === 'paid' ||
  phase.name === 'submitting' ||
  phase.name === 'booked' ||
  (phase.name === 'card' && phase.frame === 'paying');

/** A new card form with a new order number. */
const fresh = (state: Checkout, change: Partial<Checkout> = {}): Checkout => ({
  ...state,
  phase: { name: 'opening' },
  attempt: state.attempt + 1,
  orderNo: null,
  saved: null,
  unsaved: null,
  ...change,
});

/** A new form that nobody asked for; after a few in a row it takes a person to go on. */
const renewed = (state: Checkout): Checkout =>
  state.renewals < mostRenewals
    ? fresh(state, { renewals: state.renewals + 1 })
    : { ...state, phase: { name: 'failed', what: 'frame', text: '' } };

export function checkout(state: Checkout, event: CheckoutEvent): Checkout {
  if ('attempt' in event && event.attempt !== state.attempt) return state;
  if ('orderNo' in event && event.type !== 'numbered' && event.orderNo !== state.orderNo) return state;
  const { phase } = state;
  switch (event.type) {
    case 'begin':
      if (isPaying(state)) return state;
      return fresh(state, { bought: event.bought, agreed: event.agreed, renewals: 0 });
    case 'restored': {
      if (phase.name !== 'waiting') return state;
      const { orderNo, ticket, certain, bought, price } = event.payment;
      return { ...state, orderNo, bought, price, phase: { name: 'paid', ticket, certain } };
    }
    case 'numbered':
      return { ...state, orderNo: event.orderNo, price: event.price };
    case 'opened': {
      const { ticket, mode } = event;
      if (phase.name !== 'opening') return state;
      return { ...state, phase: ticket === null ? { name: 'free' } : { name: 'card', ticket, mode, frame: 'loading' } };
    }
    case 'refused':
      return { ...state, phase: { name: 'refused', ...event.refusal } };
    case 'failed':
      return { ...state, phase: { name: 'failed', what: event.what, text: event.text } };
    case 'frame':
    case 'late':
      return phase.name === 'card' ? onFrame(state, phase, event) : state;
    case 'saved':
      return { ...state, saved: event.details, unsaved: null };
    case 'notSaved':
      return { ...state, unsaved: event.details };
    case 'saveAgain':
      return { ...state, unsaved: null };
    case 'ended':
      return isPaying(state) ? state : renewed(state);
    case 'submit':
      if (phase.name === 'free') return { ...state, phase: { name: 'submitting', ticket: null, certain: true } };
      if (phase.name === 'paid') return { ...state, phase: { ...phase, name: 'submitting' } };
      return state;
    case 'booked':
      return phase.name === 'submitting' ? { ...state, phase: { name: 'booked', ticket: phase.ticket } } : state;
    case 'notBooked':
      return phase.name === 'submitting' ? notBooked(state, phase, event.why) : state;
  }
}

type Card = Extract<Phase, { name: 'card' }>;

function onFrame(state: Checkout, card: Card, event: Extract<CheckoutEvent, { type: 'frame' | 'late' }>): Checkout {
  const paying = card.frame === 'paying';
  if (event.type === 'late') {
    return card.frame === 'loading' ? { ...state, phase: { ...card, frame: 'late' } } : state;
  }
  // What was sent may be paid, whatever becomes of the frame: Submit asks the server.
  const sent: Checkout = { ...state, phase: { name: 'paid', ticket: card.ticket, certain: false } };
  switch (event.handler) {
    case 'page_loaded':
      if (spoiled.has(event.code)) return paying ? sent : renewed(state);
      return paying ? state : { ...state, renewals: 0, phase: { ...card, frame: 'open' } };
    case 'payment_submitted':
      return { ...state, phase: { ...card, frame: 'paying' } };
    case 'payment_complete':
      if (!isApproved(event.code)) return fresh(state);
      return { ...state, phase: { name: 'paid', ticket: card.ticket, certain: true } };
    case 'error_event':
      return paying ? sent : { ...state, phase: { name: 'failed', what: 'frame', text: '' } };
    case 'cancel_transaction':
    case 'page_closed':
      return paying ? sent : { ...state, phase: { name: 'closed' } };
  }
}

function notBooked(
  state: Checkout,
  { ticket, certain }: Extract<Phase, { name: 'submitting' }>,
  why: Extract<CheckoutEvent, { type: 'notBooked' }>['why'],
): Checkout {
  if (why === 'declined') return fresh(state);
  if (why === 'unsettled') {
    return { ...state, phase: ticket === null ? { name: 'free' } : { name: 'paid', ticket, certain } };
  }
  if ('code' in why) return { ...state, phase: { name: 'refused', ...why } };
  return fresh(state, { agreed: why.total, price: null });
}
