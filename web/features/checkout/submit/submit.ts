import type { CustomerData } from '#contract/checkout.ts';
import type { Language } from '#domain/language.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import { showingRefreshKey } from '#web/state/refresh-key.ts';
import type { ToastContent } from '#web/ui/overlay/toast-types.ts';
import { afterPayment } from '../calls.ts';
import type { Checkout, NotBooked, Setback } from '../machine/types.ts';
import type { Messages } from '../messages.ts';
import { refusedPrice } from '../order/order.ts';

export type Submission = {
  orderNo: string;
  ticket: string | null;
  customerData: CustomerData;
  /** The frame's result, if that was no approval and the server is asked without a press on Submit. */
  frameCode: string | null;
};

/** What a press on Submit sends; null while there is nothing to submit. */
export function pressedSubmission({ phase, orderNo }: Checkout, customerData: CustomerData): Submission | null {
  if (orderNo === null || (phase.name !== 'paid' && phase.name !== 'free')) return null;
  return { orderNo, ticket: phase.name === 'paid' ? phase.ticket : null, customerData, frameCode: null };
}

/** What is sent unpressed after a result that is no approval: not what is being typed meanwhile. */
export function unpressedSubmission({ phase, orderNo, saved }: Checkout): Submission | null {
  if (phase.name !== 'asking' || orderNo === null || saved === null) return null;
  const customerData: CustomerData = JSON.parse(saved);
  return { orderNo, ticket: phase.ticket, customerData, frameCode: phase.code };
}

/** The submit button: null if there is nothing to submit; `free` where no card was needed. */
export function submitButton({ phase }: Checkout): { pending: boolean; free: boolean } | null {
  switch (phase.name) {
    case 'free':
      return { pending: false, free: true };
    case 'paid':
      return { pending: false, free: false };
    case 'submitting':
    case 'booked':
      return { pending: true, free: phase.ticket === null };
    default:
      return null;
  }
}

/** Asks the server to make the booking. Idempotent: a repeat gets the same response and books once. */
export const submitBooking = ({ orderNo, ticket, customerData }: Submission) =>
  call(afterPayment, { body: { order_no: orderNo, ticket, customerData } }, showingRefreshKey());

type Failed = { why: NotBooked; toast: ToastContent | null; setback: Setback | null };

/** What a Submit that booked nothing means, and what is seen of it (specification, section 8). */
export function submitFailed(
  failure: unknown,
  words: Messages,
  { frameCode, language }: { frameCode: string | null; language: Language },
): Failed {
  if (!(failure instanceof RequestError) || failure.status === 502) {
    return unknown({ title: words.error, description: words.errorText, tone: 'destructive' }, frameCode, language);
  }
  const { status, code, error: text, details } = failure;
  if (status === 402) {
    const cardCode = typeof details.responseCode === 'string' ? details.responseCode : String(status);
    const declined = frameCode || cardCode;
    return {
      why: 'declined',
      toast: { ...setbackWords({ declined }, words), tone: 'destructive' },
      setback: { declined },
    };
  }
  if (code === 'PAID_NOT_BOOKED') return { why: { code, text, quote: null }, toast: null, setback: null };
  const quote = refusedPrice(failure);
  if (code === 'PRICE_DIFFERS' && quote !== null) return { why: { quote }, toast: null, setback: null };
  const description = text || words.notCreated;
  return unknown({ title: words.paymentError, description, tone: 'destructive' }, frameCode, language);
}

/** Where nobody pressed Submit, a pane says that the payment was sent, and Submit asks again. */
const unknown = (
  toast: ToastContent & { description: string },
  frameCode: string | null,
  language: Language,
): Failed =>
  frameCode === null
    ? { why: 'unknown', toast, setback: { text: toast.description, language } }
    : { why: 'unknown', toast: null, setback: null };

/** A setback in the page's words. The server's words are not shown in the other language. */
export function setbackWords(
  setback: Setback,
  words: Messages,
  language?: Language,
): { title: string; description: string } {
  if ('declined' in setback) return { title: words.declined, description: words.declinedText(setback.declined) };
  return setback.language === language
    ? { title: words.paymentError, description: setback.text }
    : { title: words.error, description: words.errorText };
}
