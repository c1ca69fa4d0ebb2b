import * as z from 'zod/mini';
import { readXml, writeXml } from '#adapters/cards/xml.ts';
import { type Cents, parseDecimal, toDecimal } from '#domain/money.ts';
import { approvalCode, easternTime, followOnTransactionNo, referenceNo } from './numbers.ts';
import { judgeRefund } from './refund-rules.ts';
import type { RefundAsked, SimulatorStore, StoredRefund } from './store.ts';

const payment = { order_id: z.string(), txn_number: z.string(), crypt_type: z.string() };
const envelope = z.object({
  request: z.object({
    store_id: z.optional(z.string()),
    api_token: z.optional(z.string()),
    status_check: z.optional(z.string()),
    refund: z.optional(z.object({ ...payment, amount: z.string() })),
    purchasecorrection: z.optional(z.object(payment)),
  }),
});
type Envelope = z.infer<typeof envelope>['request'];

type MpgDeps = { store: SimulatorStore; now: () => Date };

const isoCodes = new Map([
  ['027', '01'],
  ['421', '12'],
  ['476', '13'],
]);

const types = { refund: '04', void: '11' } as const;

/** Answers one request of the XML gateway: a refund, a void, or the look-up of an earlier one. */
export async function mpgRequest({ store, now }: MpgDeps, body: unknown): Promise<string> {
  const sent = envelope.safeParse(typeof body === 'string' ? readXml(body) : null);
  if (!sent.success) return turnedAway('Invalid request');
  const { request } = sent.data;
  if (!request.store_id || !request.api_token) return turnedAway('API token mismatch');
  const asked = askedIn(request);
  if (typeof asked === 'string') return turnedAway(asked);
  if (request.status_check === 'true') {
    const refund = await store.findRefund(asked);
    return refund ? receipt(refund) : turnedAway('Transaction not found');
  }
  const at = now();
  return receipt(await store.recordRefund(asked, at, (facts) => judgeRefund(asked, at, facts)));
}

/** The one transaction of a request, or its error. */
function askedIn({ refund, purchasecorrection }: Envelope): RefundAsked | string {
  const one = refund ?? purchasecorrection;
  if (!one || (refund && purchasecorrection)) return 'Invalid transaction type';
  if (!/^[1-9]$/.test(one.crypt_type)) return 'Invalid crypt_type';
  if (one.order_id === '') return 'Invalid order_id';
  if (one.txn_number === '') return 'Invalid txn_number';
  const payment = { orderNo: one.order_id, transactionNo: one.txn_number };
  if (!refund) return { ...payment, method: 'void', amount: null };
  const amount: Cents | null = parseDecimal(refund.amount);
  return amount ? { ...payment, method: 'refund', amount } : 'Invalid amount';
}

function receipt(refund: StoredRefund): string {
  const [date, time] = easternTime(refund.createdAt).split(' ');
  return answer({
    ReceiptId: refund.orderNo,
    ReferenceNum: referenceNo(refund.serial),
    ResponseCode: refund.responseCode,
    ISO: isoCodes.get(refund.responseCode),
    AuthCode: refund.approved ? approvalCode(refund.serial) : '000000',
    TransTime: time,
    TransDate: date,
    TransType: types[refund.method],
    Complete: 'true',
    Message: refund.message,
    TransAmount: toDecimal(refund.amount),
    CardType: 'V',
    TransID: followOnTransactionNo(refund.serial),
    TimedOut: 'false',
    CorporateCard: 'false',
    IsVisaDebit: 'false',
  });
}

/** Rejected by the gateway itself: no bank was contacted, and almost no field is filled in. */
const turnedAway = (message: string): string => answer({ Complete: 'false', Message: message, TimedOut: 'false' });

/** Every element is there; one without a value contains the text "null". */
function answer(given: Record<string, string | undefined>): string {
  return writeXml({ response: { receipt: { ...empty, ...given } } });
}

const empty = Object.fromEntries(
  [
    'ReceiptId',
    'ReferenceNum',
    'ResponseCode',
    'ISO',
    'AuthCode',
    'TransTime',
    'TransDate',
    'TransType',
    'Complete',
    'Message',
    'TransAmount',
    'CardType',
    'TransID',
    'TimedOut',
    'BankTotals',
    'Ticket',
    'CorporateCard',
    'IsVisaDebit',
  ].map((name) => [name, 'null']),
);
