import { openCheckout, preload } from '#contract/checkout.ts';
import { quotePrices } from '#contract/pricing.ts';
import { type Cents, parseDecimal, toDecimal } from '#domain/money.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import type { Draft } from '#web/state/draft.ts';
import type { Price } from '#web/ui/price-lines.tsx';
import type { CheckoutEvent } from '../machine/types.ts';
import { bookingRequest, priceOfQuote, priceQuestion } from '../order/order.ts';
import { priceOfTotal } from '../session/price-of-total.ts';
import { CardScriptError, loadCardScript } from './card-frame.ts';

type Attempt = {
  draft: Draft;
  agreed: Cents | null;
  signal: AbortSignal;
  /** The order number and the price are known; the summary shows them while the rest is under way. */
  numbered: (orderNo: string, price: Price) => void;
};
type Opened = { ticket: string | null; mode: 'qa' | 'prod' };

const tries = 3;

/** Price, order number, card script, ticket: in this order, since only a loaded script can show a ticket. */
export async function openCard(attempt: Attempt): Promise<Opened> {
  const { draft, agreed, signal } = attempt;
  const known = agreed === null ? null : priceOfTotal(agreed);
  const [price, first] = await Promise.all([
    known ?? call(quotePrices, { body: priceQuestion(draft) }, { signal }).then(priceOfQuote),
    call(openCheckout, {}, { signal }),
  ]);
  attempt.numbered(first.orderNo, price);
  if (price.total > 0) await loadCardScript(first.scriptUrl);
  for (let site = first, tried = 1; ; tried++) {
    signal.throwIfAborted();
    const body = {
      order_no: site.orderNo,
      amount: toDecimal(price.total),
      booking: bookingRequest(draft, price.total),
    };
    try {
      const { ticket } = await call(preload, { body }, { signal });
      return { ticket, mode: site.mode };
    } catch (failure) {
      // Somebody else's checkout began in the same second: the next free number.
      const taken = failure instanceof RequestError && failure.code === 'ORDER_NUMBER_TAKEN';
      if (!taken || tried === tries) throw failure;
      site = await call(openCheckout, {}, { signal });
      attempt.numbered(site.orderNo, price);
    }
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
  'TERMS_NOT_ACCEPTED',
  'PRICE_DIFFERS',
]);

/** The total that a refusal names as the right one. */
export function namedTotal({ details }: RequestError): Cents | null {
  return typeof details.amount === 'string' ? parseDecimal(details.amount) : null;
}

/** What the page makes of a card form that could not be opened. */
export function openingFailed(failure: unknown, attempt: number): CheckoutEvent {
  if (failure instanceof CardScriptError) return { type: 'failed', attempt, what: 'script', text: '' };
  if (!(failure instanceof RequestError)) return { type: 'failed', attempt, what: 'call', text: '' };
  const { code, error } = failure;
  if (!mendable.has(code)) return { type: 'failed', attempt, what: 'call', text: error };
  return { type: 'refused', attempt, refusal: { code, text: error, total: namedTotal(failure) } };
}
