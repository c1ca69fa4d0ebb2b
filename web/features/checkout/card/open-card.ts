import { cents, toDecimal } from '#domain/money.ts';
import type { Price } from '#domain/pricing/read-quote.ts';
import { call, type Input, type Output } from '#web/client/call.ts';
import { quotePrices, readPaymentLink } from '#web/client/calls.ts';
import { RequestError } from '#web/client/request.ts';
import type { Draft } from '#web/state/draft.ts';
import { showingRefreshKey } from '#web/state/refresh-key.ts';
import { openCheckout, preload } from '../calls.ts';
import type { Checkout, CheckoutEvent, Payment } from '../machine/types.ts';
import { bookingRequest, priceQuestion, quotedPrice, refusedPrice } from '../order/order.ts';
import { findPaidOrder, notPaid } from '../session/paid-order.ts';
import { CardScriptError, loadCardScript } from './card-frame.ts';

type Attempt = Pick<Checkout, 'attempt' | 'agreed' | 'possiblyPaid'> & {
  sent: Payment | null;
  draft: Draft;
  signal: AbortSignal;
  dispatch: (event: CheckoutEvent) => void;
};

const maxTries = 3;

/** Opens a card form; unless an earlier order was paid after all, which the server is asked about first. */
export async function openCard(attempt: Attempt): Promise<void> {
  const { dispatch, signal } = attempt;
  const earlier = (await checkSent(attempt)) ?? (await checkPossiblyPaid(attempt));
  signal.throwIfAborted();
  if (earlier) return dispatch(earlier);
  const opened = await requestTicket(attempt);
  dispatch({ type: 'opened', attempt: attempt.attempt, ...opened });
}

/** The payment this tab has sent; null if it failed and is being refunded. Without a response Submit is what asks. */
async function checkSent({ attempt, sent, signal, dispatch }: Attempt): Promise<CheckoutEvent | null> {
  if (!sent) return null;
  const day = sent.bought.appointmentDate;
  const { paidOrder, paidNotBooked } = await findPaidOrder([sent.orderNo], day, signal).catch(() => notPaid);
  signal.throwIfAborted();
  if (paidOrder?.state === 'booked') return { type: 'alreadyPaid', paidOrder };
  if (!paidNotBooked) {
    return { type: 'restored', attempt, payment: { ...sent, certain: sent.certain || paidOrder !== null } };
  }
  dispatch({ type: 'paidNotBooked', attempt, paidNotBooked });
  return null;
}

async function checkPossiblyPaid(attempt: Attempt): Promise<CheckoutEvent | null> {
  const { possiblyPaid, draft, signal, dispatch } = attempt;
  const { paidOrder, paidNotBooked } = await findPaidOrder(possiblyPaid, draft.appointmentDate, signal);
  signal.throwIfAborted();
  if (paidNotBooked) dispatch({ type: 'paidNotBooked', attempt: attempt.attempt, paidNotBooked });
  return paidOrder && { type: 'alreadyPaid', paidOrder };
}

/** What is due: by the price list, or as agreed with an operator for a payment link. */
async function quoteOf(draft: Draft, signal: AbortSignal): Promise<Price> {
  const shown = { signal, ...showingRefreshKey() };
  if (draft.paymentLink === '') return quotedPrice(await call(quotePrices, { body: priceQuestion(draft) }, shown));
  const { offer } = await call(readPaymentLink, { params: { token: draft.paymentLink } }, { signal });
  // Of a link that is paid or has ended nothing is to be paid; preload says which.
  return offer ? quotedPrice(offer) : { base: cents(0), gst: cents(0), qst: cents(0), total: cents(0) };
}

/** Price, order number, card script, ticket: in this order, since only a loaded script can show a ticket. */
async function requestTicket({ attempt, draft, agreed, signal, dispatch }: Attempt) {
  const quoted = (orderNo: string, price: Price) => dispatch({ type: 'quoted', attempt, orderNo, price });
  const [price, first] = await Promise.all([agreed ?? quoteOf(draft, signal), call(openCheckout, {}, { signal })]);
  quoted(first.orderNo, price);
  if (price.total > 0) await loadCardScript(first.scriptUrl);
  for (let site = first, tried = 1; ; tried++) {
    signal.throwIfAborted();
    const body = {
      order_no: site.orderNo,
      amount: toDecimal(price.total),
      booking: bookingRequest(draft, price.total),
      // The answer with the order's number set it.
      hasCookie: true,
    };
    try {
      const { ticket, refund, inDemand } = await preloadProven(body, { attempt, signal, dispatch });
      return { ticket, mode: site.mode, refund, inDemand };
    } catch (failure) {
      // Someone else's checkout began in the same second: the next free number.
      const taken = failure instanceof RequestError && failure.code === 'ORDER_NUMBER_TAKEN';
      if (!taken || tried === maxTries) throw failure;
      site = await call(openCheckout, {}, { signal });
      quoted(site.orderNo, price);
    }
  }
}

/** While days are in demand the browser must compute something first, and retries with the result. */
async function preloadProven(
  body: Input<typeof preload>['body'],
  { attempt, signal, dispatch }: Pick<Attempt, 'signal' | 'dispatch'> & { attempt: number },
): Promise<Output<typeof preload>> {
  const shown = showingRefreshKey();
  try {
    return await call(preload, { body }, { signal, ...shown });
  } catch (failure) {
    if (!(failure instanceof RequestError) || failure.code !== 'PROOF_NEEDED') throw failure;
    dispatch({ type: 'proving', attempt });
    const { solveProof } = await import('./solve-proof.ts');
    const proof = await solveProof(failure.details.challenge, signal);
    return call(preload, { body }, { signal, headers: { ...shown.headers, 'x-proof': proof } });
  }
}

/** Refusals that another answer in the funnel, or another price, can mend. */
const mendable: ReadonlySet<string> = new Set([
  'AREA_NOT_SERVED',
  'SIZE_NOT_BOOKABLE',
  'LAYOUT_NOT_OFFERED',
  'DATE_NOT_OPEN',
  'TIME_NOT_OPEN',
  'DATE_TAKEN',
  'SOLD_OUT',
  'INVITATION_CODE_INVALID',
  'CLIENT_NUMBER_UNKNOWN',
  'REFRESH_TOO_EARLY',
  'TERMS_NOT_ACCEPTED',
  'PRICE_DIFFERS',
  'COOKIES_NEEDED',
  'PAYMENT_LINK_INVALID',
  'PAYMENT_LINK_PAID',
  'PAYMENT_LINK_ENDED',
  'PAYMENT_LINK_CLOSED',
]);

export function openingFailed(failure: unknown, attempt: number): CheckoutEvent {
  if (failure instanceof CardScriptError) return { type: 'failed', attempt, what: 'script', text: '' };
  if (!(failure instanceof RequestError)) return { type: 'failed', attempt, what: 'call', text: '' };
  const { code, error } = failure;
  if (!mendable.has(code)) return { type: 'failed', attempt, what: 'call', text: error };
  return { type: 'refused', attempt, refusal: { code, text: error, quote: refusedPrice(failure) } };
}
