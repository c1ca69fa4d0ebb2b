import type { Receipt } from '#adapters/cards/port.ts';
import type { UnbookableReason } from '#domain/alerts/alert.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import type { Db } from '#server/database/database.ts';
import type { RefundRecipient } from '#server/database/schema/refunds.ts';
import { savepoint, transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { isOnRecord } from '#server/modules/payments/queries.ts';
import { recordUnbookable } from '#server/modules/payments/record.ts';
import { requestRefund } from '#server/modules/refunds/request.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { releaseCheckoutHold } from './abandon.ts';
import { type CheckoutContext, endContext, lockContext } from './queries/contexts.ts';

/**
 * Money arrived that cannot become a booking: in one transaction the checkout ends, its day is freed, the ledger records
 * why, the refund is requested, and the operator and the payer are notified. Idempotent.
 */
export async function refundUnbookable(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'calendar' | 'cards'>,
  { orderNo, holdId, language, customer, chargeId }: CheckoutContext,
  receipt: Receipt,
  reason: UnbookableReason,
): Promise<Refusal> {
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const context = await lockContext(tx, orderNo);
    if (context?.state !== 'open' && context?.state !== 'abandoned') return;
    await endContext(tx, orderNo, { state: 'refused', endedAt: now });
    await releaseCheckoutHold(tx, { holdId, orderNo, now });
    const payer = customer ?? context.customer;
    const ofCharge = chargeId !== null && { ofCharge: true };
    const recipient = payer && { email: payer.email, contactName: payer.contactName, language, ...ofCharge };
    await recordAndReturn(deps, tx, { orderNo, receipt, reason, recipient, now });
  });
  deps.calendar.claims.forget();
  deps.log.error({ orderNo, reason }, 'a payment could not become a booking; its refund is queued');
  return refuse('PAID_NOT_BOOKED');
}

type Payment = {
  orderNo: string;
  receipt: Receipt;
  reason: UnbookableReason;
  /** Null if the payer is unknown. */
  recipient: RefundRecipient | null;
  now: Date;
};

async function recordAndReturn(
  { log, cards: { store } }: Pick<Deps, 'log' | 'cards'>,
  tx: Db,
  { orderNo, receipt, reason, recipient, now }: Payment,
): Promise<void> {
  const { ticket, transactionNo, amount, approvedAt } = receipt;
  // Whatever prevented the booking must not prevent the refund. It is written on the second
  // attempt if the first failed for a temporary reason.
  const tried = <T>(write: (inner: Db) => Promise<T>): Promise<T | undefined> =>
    savepoint(tx, write)
      .catch(() => savepoint(tx, write))
      .catch((error: unknown) => {
        log.error({ orderNo, error }, 'a payment goes back, though not all about it could be written');
        return undefined;
      });
  const failed = { orderNo, store, failureReason: reason, now };
  const isNew =
    (await tried((inner) => recordUnbookable(inner, receipt, failed))) ??
    !(await isOnRecord(tx, { ticket, store, transactionNo }));
  const facts = { gatewayOrderNo: receipt.orderNo, transactionNo, ticket, amount };
  const told = { subject: `paid-not-booked:${orderNo}`, now };
  await tried((inner) => tellOperator(inner, { reason, orderNo, facts }, told));
  // A stored payment belongs to another order: refunding it would cost that customer their booking.
  if (!isNew || amount === 0) return;
  await requestRefund(tx, {
    reason: 'not-booked',
    orderNo,
    ticket,
    gatewayOrderNo: receipt.orderNo,
    transactionNo,
    amount,
    // If found late, its batch may have closed: then it cannot be voided.
    paidAt: approvedAt ?? now,
    createdAt: now,
    recipient,
  });
  if (!recipient) return;
  const { email, contactName, language, ofCharge } = recipient;
  const detail = { orderNo, amount, contactName, ...(ofCharge && { ofCharge }) };
  const mail = { topic: 'mail.paid-not-booked', subject: orderNo, dueAt: now, detail } as const;
  await tried((inner) => enqueue(inner, [{ ...mail, recipient: email, language }], now));
}
