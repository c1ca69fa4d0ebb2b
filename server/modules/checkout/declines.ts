import type { Receipt } from '#adapters/cards/port.ts';
import { checkoutLimits } from '#business/policies.ts';
import { dayMs, hourMs } from '#domain/durations.ts';
import { sha256 } from '#server/common/secrets.ts';
import { allDeclines, type Counted, countWithin } from '#server/database/count-within.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { appendPaymentEvent } from '#server/modules/payments/queries.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { abandonCheckout } from './abandon.ts';
import { type CheckoutContext, closedKey, openTicketsOfVisitor } from './queries/contexts.ts';

const { declines: mostDeclines, alertingDeclines } = checkoutLimits;

/** Longer than a ticket is polled: the same answer comes again and again. */
const heardFor = 3 * dayMs;

/**
 * The bank declined. Recorded and counted once, however often it is reported. A visitor's third within an hour ends
 * their checkout and frees its day; a later payment on its tickets becomes a booking or is refunded, as
 * after any end. Returns whether it ended.
 */
export async function noteDecline(deps: Deps, context: CheckoutContext, receipt: Receipt): Promise<boolean> {
  const { visitorHash, addressHash } = context;
  const isOver = await transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    if (!(await appendDecline(tx, context.orderNo, receipt, now)) || !deps.limits) return false;
    const visitor = await countDecline(tx, `visitor ${visitorHash}`, now);
    if (addressHash !== null) await countDecline(tx, `network ${addressHash}`, now);
    await alertIfMany(tx, await countWithin(tx, { key: allDeclines, ms: hourMs, now }), now);
    return visitor.count >= mostDeclines;
  });
  if (!isOver) return false;
  const failureReason = 'three cards were declined';
  for (const open of await openTicketsOfVisitor(deps.db, visitorHash))
    await abandonCheckout(deps, open, { eventType: 'checkout.abandoned', failureReason });
  return true;
}

/** Records new declines only; another card on the same ticket gets another transaction. */
async function appendDecline(tx: Db, orderNo: string, receipt: Receipt, now: Date): Promise<boolean> {
  const { ticket, transactionNo, raw: rawPayload, responseCode: failureReason } = receipt;
  const key = `declined ${sha256(`${ticket} ${transactionNo}`)}`;
  if ((await countWithin(tx, { key, ms: heardFor, now })).count > 1) return false;
  const eventType = 'receipt.declined';
  await appendPaymentEvent(tx, { orderNo, ticket, eventType, rawPayload, failureReason, createdAt: now });
  return true;
}

/** From the third on, the visitor or network is blocked for an hour. */
async function countDecline(tx: Db, payer: Parameters<typeof closedKey>[0], now: Date): Promise<Counted> {
  const counted = await countWithin(tx, { key: `declines ${payer}`, ms: hourMs, now });
  if (counted.count >= mostDeclines) await countWithin(tx, { key: closedKey(payer), ms: hourMs, now });
  return counted;
}

async function alertIfMany(tx: Db, { count: declines, until }: Counted, now: Date): Promise<void> {
  if (declines !== alertingDeclines) return;
  const about = { subject: 'cards-declined', dedupeKey: until.toISOString(), now };
  await tellOperator(tx, { reason: 'cards-declined', facts: { count: declines } }, about);
}
