import type { Part, Sale } from '#adapters/accounting/port.ts';
import { schedule } from '#business/schedule.ts';
import type { Done } from '#domain/accounting/records.ts';
import { today } from '#domain/calendar/zone.ts';
import { cents } from '#domain/money.ts';
import { nextLookUp } from '#domain/outbox/retry.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { paidChargesOf } from '#server/modules/payments/queries/charges.ts';
import { type Refund, refundsOf } from '#server/modules/refunds/queries.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { postponeDue, updateRow } from '#server/outbox/queries.ts';
import type { Claim } from '#server/outbox/worker.ts';
import { accountingTopics, findDone, findPause, lockDueSync, markSynced } from '../queries/sync.ts';
import { referenceOf, toAccountingCharge, toAccountingSale } from '../sale.ts';

/** Longer than all calls for one row may take; after it, an abandoned row is claimed again. */
export const callTakesMs = 5 * 60_000;

/** `charge`: the order number of a charge, if it is about one. `back`: the money of a cancelled booking, or the part, that went back; `waits`: it is pending, and may still be withdrawn. */
export type Sync = {
  row: OutboxRow;
  sale: Sale;
  charge: string | null;
  done: Done;
  back: Part | null;
  waits: boolean;
};

/** Claims the next row for the accounts, and records that its booking is about to be written there. */
export async function claimSync({ db: tx, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Claim<Sync>> {
  const now = clock.now();
  const row = await lockDueSync(tx, now);
  if (!row) return 'idle';
  const [pausedUntil, booking, done, refunds, charges] = await Promise.all([
    findPause(tx, now),
    findBookingById(tx, row.subject),
    findDone(tx, row.subject),
    refundsOf(tx, row.subject),
    paidChargesOf(tx, row.subject),
  ]);
  if (pausedUntil) {
    await postponeDue(tx, { topics: accountingTopics, now, until: pausedUntil });
    return 'idle';
  }
  if (!booking) throw new Error(`no booking for ${row.topic} ${row.subject}`);
  const isOfSale = ({ ticket }: Refund) => !charges.some((charge) => charge.ticket === ticket);
  const refund = refunds.find((one) => isAbout(row, one, isOfSale));
  const charge = charges.find(({ id, ticket }) => id === row.dedupeKey || ticket === refund?.ticket) ?? null;
  const from = ['queued', 'calling'] as const;
  const waits = refund !== undefined && refund.state !== 'done';
  if (waits && done.cancelled !== undefined) {
    // Only the refund is missing, which is pending at the gateway.
    await updateRow(tx, row, { from, state: 'queued', dueAt: nextLookUp(row.createdAt, now) });
    return 'continue';
  }
  const dueAt = new Date(now.getTime() + callTakesMs);
  const call = { state: 'calling', attempts: row.attempts + 1, calledAt: now, dueAt } as const;
  const [sale] = await Promise.all([
    toAccountingSale(tx, booking),
    updateRow(tx, row, { from, ...call }),
    booking.syncStatus === 'pending' ? null : markSynced(tx, booking.id, 'pending', {}),
  ]);
  const back = refund && !waits ? refundedPart(refund) : null;
  const sold = charge ? toAccountingCharge(sale, charge) : sale;
  return { run: { row: { ...row, ...call }, sale: sold, charge: charge?.orderNo ?? null, done, back, waits } };
}

const isAbout = ({ topic, dedupeKey }: OutboxRow, refund: Refund, isOfSale: (refund: Refund) => boolean): boolean =>
  (topic === 'accounting.cancellation' && refund.reason === 'cancellation' && isOfSale(refund)) ||
  (topic === 'accounting.refund' && String(refund.id) === dedupeKey);

function refundedPart({ base, gst, qst, ...refund }: Refund): Part {
  const { amount, createdAt, doneAt, refundTransactionNo: transactionNo } = refund;
  const on = today(doneAt ?? createdAt, schedule.timeZone);
  const parts = { base: base ?? amount, gst: gst ?? cents(0), qst: qst ?? cents(0) };
  return { amount, ...parts, on, transactionNo, reference: referenceOf(refund) };
}
