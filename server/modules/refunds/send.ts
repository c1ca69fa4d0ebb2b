import type { RefundReading, RefundRequest, RefundResult } from '#adapters/cards/port.ts';
import { schedule } from '#business/schedule.ts';
import { withoutCardNumbers } from '#domain/ledger/card-numbers.ts';
import { type RefundMethod, refundMethod, refundMethods } from '#domain/refunds/method.ts';
import { type EqualRefund, isToldApart } from '#domain/refunds/settlement.ts';
import type { Deps } from '#server/deps.ts';
import { amountOfTicket, appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { type Claim, runDue } from '#server/outbox/worker.ts';
import { equalRefunds, lockDueRefund, type Refund, updateRefund } from './queries.ts';
import { recordRefunded, recordRefusal, recordUnanswered } from './record.ts';

// Longer than the gateway may take to answer; a killed call is looked up after it.
export const callTakesMs = 90_000;
// A process frozen for longer leaves the refund to the look-up.
const leavesWithinMs = 30_000;
// A request that was just sent may not be visible at the gateway yet.
const settlesWithinMs = 120_000;

type Answer = RefundResult | RefundReading;
/** `foundAs`: how it was made, if that was unknown. */
type Answered = { answer: Answer; foundAs?: RefundMethod };

/** A refund about to be requested, or whose lost request is about to be looked up. */
type Work = { refund: Refund; method: RefundMethod; call(): Promise<Answered> };
type Recorder = Pick<Deps, 'db' | 'clock'>;

/**
 * Sends every refund that is due, one at a time. The intent is recorded before the call; a call without an
 * answer is looked up and never repeated before the gateway confirms that it did not happen.
 */
export const sendRefunds = (deps: Deps, stopping?: AbortSignal): Promise<number> =>
  runDue<Work, Answered>(
    deps.db,
    {
      claim: (db) => claimRefund({ ...deps, db }),
      async run({ refund: { orderNo }, method, call }) {
        const answered = await call();
        const { answer, foundAs = method } = answered;
        if (answer.state !== 'approved')
          deps.log.warn({ orderNo, method: foundAs, failure: failureOf(answer) }, `refund.${answer.state}`);
        return answered;
      },
      async complete(db, work, { answer, foundAs = work.method }) {
        await recordAnswer({ ...deps, db }, { ...work, method: foundAs }, answer);
        return true;
      },
    },
    { stopping },
  );

/** Claims the next refund and records the intended call. */
async function claimRefund({ db: tx, clock, cards }: Deps): Promise<Claim<Work>> {
  const now = clock.now();
  const refund = await lockDueRefund(tx, now);
  if (!refund) return 'idle';
  const { orderNo, gatewayOrderNo, ticket, amount, transactionNo, bookingId } = refund;
  const request = { orderNo: gatewayOrderNo, transactionNo, amount };
  const dueAt = new Date(now.getTime() + callTakesMs);
  if (refund.state !== 'requested') {
    await updateRefund(tx, refund, { state: 'unknown', dueAt });
    const equals = await equalRefunds(tx, refund);
    const methods = refund.method === null ? refundMethods : [refund.method];
    const call = () => lookUp(cards, request, { refund, equals, methods });
    return { run: { refund, method: refund.method ?? 'refund', call } };
  }
  // A void that was refused is followed by a refund.
  const voidable = refund.method === null && (await isWhole(tx, refund));
  const method = voidable ? refundMethod(refund.paidAt, now, schedule.timeZone) : 'refund';
  const attempts = refund.attempts + 1;
  await updateRefund(tx, refund, { state: 'calling', method, attempts, calledAt: now, dueAt });
  await appendPaymentEvent(tx, {
    orderNo,
    ticket,
    eventType: `${method}.asked`,
    status: 'pending',
    amount,
    rawPayload: { order_id: gatewayOrderNo, txn_number: transactionNo, attempt: attempts },
    bookingId,
    createdAt: now,
  });
  const asked = { ...refund, attempts, calledAt: now };
  const mayLeave = () => clock.now().getTime() < now.getTime() + leavesWithinMs;
  const call = async () => ({ answer: await cards.refund({ ...request, method }, mayLeave) });
  return { run: { refund: asked, method, call } };
}

type Beside = { refund: Refund; equals: readonly EqualRefund[] };

/** A refund sent before a restore may have been a void or a refund: both are looked up. */
async function lookUp(
  cards: Deps['cards'],
  request: Omit<RefundRequest, 'method'>,
  { methods, ...beside }: Beside & { methods: readonly RefundMethod[] },
): Promise<Answered> {
  const found: Answered[] = [];
  for (const method of methods) {
    found.push({ answer: ownReading(await cards.readRefund({ ...request, method }), beside), foundAs: method });
  }
  const telling = (['approved', 'unavailable', 'refused'] as const).map((state) =>
    found.find(({ answer }) => answer.state === state),
  );
  return telling.find((one) => one !== undefined) ?? { answer: { state: 'absent' } };
}

/** Whether it was just sent, rather than looked up. */
const wasAsked = ({ state }: Refund): boolean => state === 'requested';

/** The gateway may show another refund of the same amount, or the refusal of an earlier attempt. */
function ownReading(reading: RefundReading, { refund, equals }: Beside): RefundReading {
  const isOwn =
    reading.state === 'approved'
      ? isToldApart(reading.transactionNo, equals)
      : equals.length === 0 && (reading.state !== 'refused' || refund.attempts <= 1);
  if (isOwn || reading.state === 'unavailable') return reading;
  return { state: 'unavailable', detail: 'the gateway may have shown another request of the same amount' };
}

/** Only the whole of a payment can be voided. */
async function isWhole(tx: Deps['db'], { reason, bookingId, ticket, amount }: Refund): Promise<boolean> {
  if (reason === 'partial') return false;
  return bookingId === null || (await amountOfTicket(tx, ticket)) === amount;
}

/** Why an answer was not an approval, in storable form. */
function failureOf(answer: Exclude<Answer, { state: 'approved' }>): string {
  if (answer.state === 'absent') return 'the gateway has no record of the request';
  return withoutCardNumbers(answer.state === 'refused' ? `${answer.code} ${answer.message}`.trim() : answer.detail);
}

/** Records the gateway's answer, or the look-up's result. */
async function recordAnswer(deps: Recorder, { refund, method }: Work, answer: Answer): Promise<void> {
  if (answer.state === 'approved') return recordRefunded(deps, refund, { method, result: answer });
  const failure = failureOf(answer);
  switch (answer.state) {
    case 'refused':
      return recordRefusal(deps, refund, { method, failure, raw: answer.raw });
    case 'unknown':
    case 'unavailable':
      // If both ways were looked up, both are again.
      return recordUnanswered(deps, refund, {
        state: 'unknown',
        method: wasAsked(refund) ? method : refund.method,
        failure,
      });
    case 'not-sent':
      // It never reached the gateway, so void or refund is chosen again.
      return recordUnanswered(deps, refund, { state: 'requested', method: refund.method, failure });
    case 'absent':
      return recordAbsent(deps, refund, failure);
  }
}

/** What the gateway has no record of did not happen, once its records are settled. */
async function recordAbsent(deps: Recorder, refund: Refund, failure: string): Promise<void> {
  const now = deps.clock.now();
  const settledAt = (refund.calledAt ?? refund.createdAt).getTime() + settlesWithinMs;
  if (now.getTime() < settledAt) {
    await updateRefund(deps.db, refund, { state: 'unknown', dueAt: new Date(settledAt), failure });
  } else {
    await recordUnanswered(deps, refund, { state: 'requested', method: null, failure, dueAt: now });
  }
}
