import { isDay } from '#domain/calendar/day.ts';
import { instantOf } from '#domain/calendar/zone.ts';
import type { PaidWith } from '#domain/ledger/paid-with.ts';
import type { SavedCard } from '#domain/ledger/saved-card.ts';
import { type Cents, parseDecimal } from '#domain/money.ts';
import { storable } from '../../common/storable.ts';
import type { Receipt, ReceiptReading, TicketResult } from '../port.ts';
import { masked } from './mask.ts';
import {
  type CardPart,
  keyedErrors,
  preloadAnswer,
  type RequestPart,
  receiptAnswer,
  textOf,
  ticketError,
} from './wire.ts';

const longestDetail = 300;

const complaints = { order_no: 'order-number-taken', token: 'card-refused' } as const;

// The gateway's host prints its own wall clock and names no zone.
const hostZone = 'America/Toronto';

/** Preload's answer in our terms. Anything unreadable is `unavailable`: no ticket was shown, so a retry is safe. */
export function ticketResult(answer: unknown): TicketResult {
  const parsed = preloadAnswer.safeParse(answer);
  if (!parsed.success) return { ok: false, reason: 'unavailable', detail: 'preload answer cannot be read' };
  const { success, ticket, error } = parsed.data.response;
  if (success === 'true' && /^[A-Za-z0-9]{10,50}$/.test(ticket ?? '')) return { ok: true, ticket: ticket ?? '' };
  const errors = keyedErrors.safeParse(error);
  if (success !== 'false' || !errors.success) {
    return { ok: false, reason: 'unavailable', detail: 'preload answer has neither a ticket nor an error' };
  }
  // Our numbers fit the published limits, so a complaint about one can only mean that it is known already.
  const complaint = (['order_no', 'token'] as const).find((field) => field in errors.data);
  const reason = complaint === undefined ? 'refused' : complaints[complaint];
  return { ok: false, reason, detail: brief(errors.data) };
}

/**
 * A receipt's answer in our words. `approved` needs every sign of approval and none against it; `declined` needs the
 * gateway's own "d". An answer that contradicts itself is `unavailable`: neither a booking nor a release may rest on it.
 */
export function receiptReading(askedTicket: string, answer: unknown): ReceiptReading {
  const parsed = receiptAnswer.safeParse(answer);
  if (!parsed.success) return unreadable('receipt answer cannot be read');
  const { success, error, request, receipt } = parsed.data.response;
  if (success === 'false') {
    // Any other complaint (a wrong token, say) says nothing about the ticket, so it must not count as "not paid".
    return ticketError.safeParse(error).success ? { state: 'incomplete' } : unreadable(`refused: ${brief(error)}`);
  }
  if (success !== 'true' || !request || !receipt) return unreadable('receipt answer lacks its parts');

  const card = receipt.cc ?? {};
  const amount = amountOf(request, card);
  const code = codeOf(card);
  if (amount === null) return unreadable('amounts are missing, unreadable or differ');
  if (code === null) return unreadable('response code cannot be read');
  if (!sameOrder(request, card)) return unreadable('order numbers differ');

  const verdict = verdictOf(textOf(receipt.result), textOf(card.result), code);
  const read: Receipt = {
    ticket: textOf(request.ticket) || askedTicket,
    orderNo: textOf(request.order_no) || textOf(card.order_no),
    amount,
    transactionNo: textOf(card.transaction_no),
    approvalCode: textOf(card.approval_code),
    responseCode: code,
    message: textOf(card.message) || (verdict === 'approved' ? 'APPROVED' : 'DECLINED'),
    approvedAt: instantIn(textOf(card.transaction_date_time)),
    paidWith: paidWithOf(card),
    savedCard: savedCardOf(card),
    raw: masked(parsed.data),
  };
  // Someone else's payment says nothing about this ticket, and must be neither booked nor refunded here.
  if (read.ticket !== askedTicket) return unreadable('an answer about another ticket');
  if (verdict === 'contradictory') return unreadable('result and response code contradict each other');
  if (verdict === 'approved' && !(read.transactionNo && read.orderNo && textOf(card.amount))) {
    return unreadable('approval without transaction number, order number or amount');
  }
  return { state: verdict, receipt: read };
}

function verdictOf(result: string, cardResult: string, code: string): 'approved' | 'declined' | 'contradictory' {
  if (cardResult !== '' && cardResult !== result) return 'contradictory';
  // A fraud tool may decline what the bank approved, so "d" counts whatever the code is.
  if (result === 'd') return 'declined';
  return result === 'a' && code !== '' && Number(code) < 50 ? 'approved' : 'contradictory';
}

/** Three digits, empty when the attempt never reached the bank, null when it is no code at all. */
function codeOf(card: Partial<CardPart>): string | null {
  const code = textOf(card.response_code);
  if (code === '') return '';
  return /^\d{1,3}$/.test(code) ? code.padStart(3, '0') : null;
}

function amountOf(request: RequestPart, card: Partial<CardPart>): Cents | null {
  const named = [textOf(card.amount), textOf(request.txn_total)].filter((text) => text !== '').map(parseDecimal);
  const [first = null] = named;
  return named.every((amount) => amount === first) ? first : null;
}

/** `2025-10-08 14:12:03` as an instant; null if malformed. */
function instantIn(printed: string): Date | null {
  const [, date = '', ...clock] = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):(\d{2})$/.exec(printed) ?? [];
  const [hour = 24, minute = 60, second = 60] = clock.map(Number);
  const isTime = isDay(date) && hour < 24 && minute < 60 && second < 60;
  return isTime ? instantOf({ date, hour, minute, second }, hostZone) : null;
}

const wallets: Readonly<Record<string, PaidWith['wallet']>> = { applepay: 'apple-pay', googlepay: 'google-pay' };

function paidWithOf({ wallet_type: type, wallet, installments_by_visa: plan }: Partial<CardPart>): PaidWith {
  const name = (textOf(type) || textOf(wallet?.type)).toLowerCase().replaceAll(/[^a-z]/g, '');
  const count = Number(textOf(plan?.number_of_installments));
  return { wallet: wallets[name] ?? null, instalments: Number.isInteger(count) && count > 1 ? count : null };
}

const brands: Readonly<Record<string, SavedCard['brand']>> = {
  ...{ V: 'visa', M: 'mastercard', AX: 'amex', NO: 'discover', DC: 'diners', C1: 'jcb', UP: 'unionpay' },
};

/** Whole, or not at all: half a token opens nothing. */
function savedCardOf({
  tokenize,
  issuer_id,
  first6last4,
  expiry_date,
  card_type,
}: Partial<CardPart>): Receipt['savedCard'] {
  const dataKey = textOf(tokenize?.data_key) || textOf(tokenize?.datakey);
  const [issuerId, expires] = [textOf(issuer_id), textOf(expiry_date)];
  const last4 = textOf(first6last4).slice(-4);
  const isWhole =
    textOf(tokenize?.success) === 'true' &&
    /^[\w-]{1,25}$/.test(dataKey) &&
    /^[\w-]{1,15}$/.test(issuerId) &&
    /^\d{4}$/.test(last4) &&
    /^(0[1-9]|1[0-2])\d{2}$/.test(expires);
  return isWhole ? { brand: brands[textOf(card_type)] ?? 'other', last4, expires, dataKey, issuerId } : null;
}

/** The card's part may have a suffix added by the gateway after an underscore. */
function sameOrder(request: RequestPart, card: Partial<CardPart>): boolean {
  const [asked, charged] = [textOf(request.order_no), textOf(card.order_no)];
  return asked === '' || charged === '' || charged === asked || charged.startsWith(`${asked}_`);
}

function unreadable(detail: string): ReceiptReading {
  return { state: 'unavailable', detail };
}

function brief(error: unknown): string {
  return storable((JSON.stringify(error) ?? 'no reason given').slice(0, longestDetail));
}
