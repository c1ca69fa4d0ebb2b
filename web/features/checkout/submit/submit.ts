import { afterPayment, type CustomerData } from '#contract/checkout.ts';
import { call } from '#web/client/call.ts';
import { RequestError } from '#web/client/request.ts';
import type { ToastContent } from '#web/ui/overlay/toast-types.ts';
import { namedTotal } from '../card/open-card.ts';
import type { CheckoutEvent } from '../machine/types.ts';
import type { Messages } from '../messages.ts';

type Submission = { orderNo: string; ticket: string | null; customerData: CustomerData };

/** Asks the server to make the booking. The same again is safe: it answers alike and books once. */
export const submitBooking = ({ orderNo, ticket, customerData }: Submission) =>
  call(afterPayment, { body: { order_no: orderNo, ticket, customerData } });

type NotBooked = Extract<CheckoutEvent, { type: 'notBooked' }>['why'];

/** What a Submit that booked nothing means, and what the visitor is told (specification, section 8). */
export function submitFailed(
  failure: unknown,
  words: Messages,
  /** What the frame called the result, where it named one that is no approval. */
  frameCode: string | null = null,
): { why: NotBooked; toast: ToastContent | null } {
  const error: ToastContent = { title: words.error, description: words.errorText, tone: 'destructive' };
  if (!(failure instanceof RequestError) || failure.status === 502) return { why: 'unsettled', toast: error };
  const { status, code, error: text, details } = failure;
  if (status === 402) {
    const cardCode = typeof details.responseCode === 'string' ? details.responseCode : String(status);
    return { why: 'declined', toast: declined(frameCode || cardCode, words) };
  }
  if (code === 'PAID_NOT_BOOKED') return { why: { code, text, total: null }, toast: null };
  const total = namedTotal(failure);
  if (code === 'PRICE_DIFFERS' && total !== null) return { why: { total }, toast: null };
  const description = text || words.notCreated;
  return { why: 'unsettled', toast: { title: words.paymentError, description, tone: 'destructive' } };
}

const declined = (code: string, words: Messages): ToastContent => ({
  title: words.declined,
  description: words.declinedText(code),
  tone: 'destructive',
});
