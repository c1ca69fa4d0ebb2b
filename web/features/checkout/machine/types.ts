import type { Cents } from '#domain/money.ts';
import type { Price } from '#web/ui/price-lines.tsx';
import type { FrameHandler } from '../card/card-frame.ts';
import type { Bought } from '../order/order.ts';

/** A card payment that was sent; `certain` once the frame called it approved. Only the server knows for sure. */
export type Payment = { orderNo: string; ticket: string; certain: boolean; bought: Bought; price: Price | null };

/** Why no card form can be shown. `code` is the server's, `total` the right one where prices differ. */
export type Refusal = { code: string; text: string; total: Cents | null };

/** What the server says of an order of before: booked, or paid and being booked. */
export type Found = { order: string; state: 'booked' | 'processing' };

export type Phase =
  /** Not asked for yet: prerendered, or the visitor is being sent elsewhere. */
  | { name: 'waiting' }
  | { name: 'opening' }
  | { name: 'card'; ticket: string; mode: 'qa' | 'prod'; frame: 'loading' | 'late' | 'open' | 'paying' }
  /** The visitor cancelled within the frame. */
  | { name: 'closed' }
  /** A total of 0.00 needs no card. */
  | { name: 'free' }
  /** The frame named a code that is no approval, which is no proof of a decline: the server is asked. */
  | { name: 'asking'; ticket: string; code: string }
  | { name: 'paid'; ticket: string; certain: boolean }
  | { name: 'submitting'; ticket: string | null; certain: boolean }
  | ({ name: 'refused' } & Refusal)
  | { name: 'failed'; what: 'script' | 'call' | 'frame'; text: string }
  /** Another tab of this browser has sent a payment for this booking. */
  | { name: 'elsewhere'; order: string }
  /** An order of before was paid after all: the visitor is led to it. */
  | ({ name: 'found' } & { found: Found })
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
  /** Orders of before that may have been paid unseen: the server is asked about them before a form opens. */
  earlier: readonly string[];
  /** The customer's details, as text, that the server has for this order; and those it could not take. */
  saved: string | null;
  unsaved: string | null;
};

export type CheckoutEvent =
  | { type: 'begin'; bought: Bought; agreed: Cents | null; earlier?: readonly string[] }
  | { type: 'restored'; payment: Payment }
  | { type: 'found'; found: Found }
  | { type: 'elsewhere'; order: string }
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
  /** Nothing was booked: not paid after all, another price, refused for good, or no answer that settles it. */
  | { type: 'notBooked'; why: 'declined' | 'unsettled' | { total: Cents } | Refusal };
