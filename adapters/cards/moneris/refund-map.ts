import * as z from 'zod/mini';
import { parseDecimal } from '#domain/money.ts';
import { storable } from '../../common/storable.ts';
import type { RefundReading, RefundRequest, RefundResult } from '../port.ts';
import { readXml } from '../xml.ts';
import { masked } from './mask.ts';
import { textOf } from './wire.ts';

const value = z.optional(z.string());

/** The gateway's answer to a refund or a void, of which only what we read is checked; "nothing" is the text "null". */
const gatewayAnswer = z.object({
  response: z.object({
    receipt: z.looseObject({
      ReceiptId: value,
      ResponseCode: value,
      Complete: value,
      Message: value,
      TransAmount: value,
      TransID: value,
      TransType: value,
      TimedOut: value,
    }),
  }),
});

/** The receipt within an answer; null if there is none. Its `code` is digits, or empty when the call never reached the bank. */
function gatewayReceipt(text: string) {
  const parsed = gatewayAnswer.safeParse(readXml(text));
  if (!parsed.success) return null;
  const { receipt } = parsed.data.response;
  return {
    orderNo: textOf(receipt.ReceiptId),
    code: textOf(receipt.ResponseCode),
    complete: textOf(receipt.Complete),
    message: textOf(receipt.Message),
    amount: textOf(receipt.TransAmount),
    transactionNo: textOf(receipt.TransID),
    type: textOf(receipt.TransType),
    timedOut: textOf(receipt.TimedOut),
    raw: receipt,
  };
}
type GatewayReceipt = NonNullable<ReturnType<typeof gatewayReceipt>>;

type Decided = Extract<RefundResult, { state: 'approved' | 'refused' }>;
type Verdict = Decided | { state: 'unclear'; detail: string };

// A lookup may return another transaction of the same order, the purchase itself above all.
const types = { refund: '04', void: '11' } as const;

/** Bank codes that mean "no answer in time": they are in the range of refusals, but nobody knows what happened. */
const timeouts: ReadonlySet<string> = new Set(['113']);

const noReply = 'Global Error Receipt';

/** The gateway itself rejected the call before it reached a bank. Nothing else without a code is a refusal. */
const turnedAway = [
  /^API token mismatch\b/i,
  /^invalid (store_?id|api_?token|order_?id|txn_?number|amount|crypt_?type)\b/i,
  /^(the )?transaction was not sent to the host\b(?!.*duplicate)/i,
];

/** The text is documented nowhere (decision 0017), so only what cannot mean anything else counts. */
const unknownThere = [/^(the )?transaction (was |could )?not (be )?found\b/i, /^no (such|matching) transaction\b/i];

/** The outcome of a refund or void request. Anything uncertain is `unknown`. */
export function refundResult(request: RefundRequest, answer: string): RefundResult {
  const receipt = gatewayReceipt(answer);
  if (!receipt) return { state: 'unknown', detail: 'refund answer cannot be read' };
  const verdict = verdictOf(request, receipt);
  if (verdict.state !== 'unclear') return verdict;
  if (isGatewaysOwn(request, receipt) && turnedAway.some((text) => text.test(receipt.message))) {
    return { state: 'refused', code: '', message: receipt.message, raw: masked(receipt.raw) };
  }
  return { state: 'unknown', detail: verdict.detail };
}

/** The result of a lookup. A rejected lookup says nothing about the refund. */
export function refundReading(request: RefundRequest, answer: string): RefundReading {
  const receipt = gatewayReceipt(answer);
  if (!receipt) return { state: 'unavailable', detail: 'lookup answer cannot be read' };
  const verdict = verdictOf(request, receipt);
  if (verdict.state !== 'unclear') return verdict;
  if (isGatewaysOwn(request, receipt) && unknownThere.some((text) => text.test(receipt.message))) {
    return { state: 'absent' };
  }
  return { state: 'unavailable', detail: verdict.detail };
}

function verdictOf(request: RefundRequest, receipt: GatewayReceipt): Verdict {
  const { code, message, transactionNo } = receipt;
  const suffix = message === '' ? '' : `: ${message}`;
  if (receipt.complete !== 'true' && receipt.complete !== 'false') return unclear('neither complete nor incomplete');
  if (receipt.timedOut === 'true' || timeouts.has(code)) return unclear('the bank gave no answer in time');
  if (!/^\d{1,3}$/.test(code)) return unclear(`no response code${suffix}`);
  if (receipt.orderNo !== request.orderNo) return unclear('an answer about another order');
  if (receipt.type !== '' && receipt.type !== types[request.method]) {
    return unclear('an answer about another transaction of this order');
  }
  if (request.method === 'refund' && receipt.amount !== '' && parseDecimal(receipt.amount) !== request.amount) {
    return unclear('an answer about another amount');
  }
  const raw = masked(receipt.raw);
  if (Number(code) >= 50) return { state: 'refused', code: code.padStart(3, '0'), message, raw };
  if (receipt.complete !== 'true') return unclear('approved and incomplete at once');
  if (transactionNo === '' || transactionNo === request.transactionNo) {
    return unclear('approved without a transaction number of its own');
  }
  return { state: 'approved', transactionNo, raw };
}

/** An answer written by the gateway itself: no bank's code in it, and no other order's number. */
function isGatewaysOwn({ orderNo }: RefundRequest, receipt: GatewayReceipt): boolean {
  return (
    receipt.complete === 'false' &&
    receipt.code === '' &&
    receipt.timedOut !== 'true' &&
    ['', noReply, orderNo].includes(receipt.orderNo)
  );
}

function unclear(detail: string): Verdict {
  return { state: 'unclear', detail: storable(detail.slice(0, 300)) };
}
