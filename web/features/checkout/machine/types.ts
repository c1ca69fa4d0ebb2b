import type { RefundPromise } from '#contract/checkout.ts';
import type { Language } from '#domain/language.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import type { FrameHandler } from '../card/card-frame.ts';
import type { Bought } from '../order/order.ts';

/** A card payment that was sent; `certain` once the frame called it approved. Only the server knows for sure. */
export type Payment = { orderNo: string; ticket: string; certain: boolean; bought: Bought; price: Price | null };

/** Why no card form can be shown. `code` is the server's, `quote` the right price where prices differ. */
export type Refusal = { code: string; text: string; quote: Price | null };

/** Why the last try made no booking: the code of a declined card, or the server's words in the language of then. */
export type Setback = { declined: string } | { text: string; language: Language };

/** An earlier order that turned out to be paid: booked, or still being booked. */
export type PaidOrder = { order: string; state: 'booked' | 'processing' };

/** A payment that could not become a booking and is being refunded, in the server's words. */
export type PaidNotBooked = { orderNo: string; text: string };

export type Remembered = {
  /** The payment that this tab has sent. */
  sent: Payment | null;
  /** Orders of which only the number is known: a tab that was closed, a page that crashed. */
  possiblyPaid: readonly string[];
  paidNotBooked: PaidNotBooked | null;
};

export type Phase =
  /** Not asked for yet: prerendered, or the visitor is being sent elsewhere. */
  | { name: 'waiting' }
  /**
   * With a payment this tab has already `sent`, the server is first asked what happened to it; `proving` while the browser
   * computes what the server requires while days are in demand.
   */
  | { name: 'opening'; sent: Payment | null; proving?: true }
  | { name: 'card'; ticket: string; mode: 'qa' | 'prod'; frame: 'loading' | 'late' | 'open' | 'paying' }
  | { name: 'closed' }
  /** A total of 0.00 needs no card. */
  | { name: 'free' }
  /** The frame named a code that is no approval, which is no proof of a decline: the server is asked. */
  | { name: 'asking'; ticket: string; code: string }
  /** `unanswered` after a Submit whose outcome is unknown. */
  | { name: 'paid'; ticket: string; certain: boolean; unanswered?: true }
  | { name: 'submitting'; ticket: string | null; certain: boolean }
  | ({ name: 'refused' } & Refusal)
  | { name: 'failed'; what: 'script' | 'call' | 'frame'; text: string }
  /** Another tab of this browser has sent a payment for this booking. */
  | { name: 'elsewhere'; order: string }
  /** An earlier order was paid after all: the visitor is taken to it. */
  | { name: 'alreadyPaid'; paidOrder: PaidOrder }
  | { name: 'booked'; ticket: string | null };

export type Checkout = {
  phase: Phase;
  /** Counts card forms. Events of an earlier one are ignored. */
  attempt: number;
  /** Forms in a row that opened by themselves and never worked. */
  renewals: number;
  bought: Bought | null;
  orderNo: string | null;
  price: Price | null;
  /** Full-refund deadline; null before the card form was requested. */
  refund: RefundPromise | null;
  /** Others may be paying for the same day: the first to pay gets it. */
  inDemand: boolean;
  /** A price the server named and the visitor agreed to; requested instead of the quote. */
  agreed: Price | null;
  /** Stays beside the card form until the next try. */
  setback: Setback | null;
  /** Earlier orders that may have been paid unseen: the server is asked about them before a form opens. */
  possiblyPaid: readonly string[];
  paidNotBooked: PaidNotBooked | null;
  /** The customer's details, as text, that the server has for this order; and those it could not accept. */
  saved: string | null;
  unsaved: string | null;
};

export type CheckoutEvent =
  | { type: 'open'; bought: Bought; agreed: Price | null; remembered?: Remembered }
  | { type: 'restored'; attempt: number; payment: Payment }
  | { type: 'alreadyPaid'; paidOrder: PaidOrder }
  | { type: 'paidNotBooked'; attempt: number; paidNotBooked: PaidNotBooked }
  | { type: 'elsewhere'; order: string }
  | { type: 'quoted'; attempt: number; orderNo: string; price: Price }
  | { type: 'proving'; attempt: number }
  | {
      type: 'opened';
      attempt: number;
      ticket: string | null;
      mode: 'qa' | 'prod';
      refund?: RefundPromise | undefined;
      inDemand?: true | undefined;
    }
  | { type: 'inDemand'; attempt: number }
  | { type: 'dayTaken'; attempt: number; text: string }
  | { type: 'refused'; attempt: number; refusal: Refusal }
  | { type: 'failed'; attempt: number; what: 'script' | 'call'; text: string }
  | { type: 'frame'; attempt: number; handler: FrameHandler; code: string }
  | { type: 'late'; attempt: number }
  | { type: 'saved' | 'notSaved'; orderNo: string; details: string }
  | { type: 'saveAgain' }
  /** Part of it is free for someone else: the payer has another price. */
  | { type: 'repriced'; orderNo: string; price: Price }
  /** The checkout ended meanwhile: a new one, on the same day. */
  | { type: 'ended'; orderNo: string }
  | { type: 'submit' }
  | { type: 'booked' }
  | { type: 'notBooked'; why: NotBooked; setback?: Setback | null };

/** Not paid after all, no answer that says so or otherwise, another price, or refused for good. */
export type NotBooked = 'declined' | 'unknown' | { quote: Price } | Refusal;
