import type { AccountingService, Outcome } from '#adapters/accounting/port.ts';
import type { Deps } from '#server/deps.ts';
import { type SyncTurn, takeSync } from './parts/claim.ts';
import { settleSync } from './parts/complete.ts';

/**
 * Records what happened to bookings at the accounting service, one after the other: that it is about to be recorded is
 * written down before, and what is known to be over there after it. Without credentials it all waits. Any number of
 * copies may do so at once; what happened to one booking is recorded in its order. Answers how many were recorded.
 */
export async function syncBookings(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'accounting'>,
  stopping?: AbortSignal,
): Promise<number> {
  const { accounting } = deps;
  if (!accounting) return 0;
  for (let recorded = 0; ; ) {
    if (stopping?.aborted) return recorded;
    const turn = await takeSync(deps);
    if (turn.act === 'rest') return recorded;
    if (turn.act === 'go-on') continue;
    const outcome = await record(accounting, turn);
    await settleSync(deps, turn, outcome);
    if (outcome.state === 'done') recorded++;
  }
}

function record(accounting: AccountingService, { row, sale, done, back }: SyncTurn): Promise<Outcome> {
  switch (row.topic) {
    case 'accounting.booking':
      return accounting.recordBooking(sale, done);
    case 'accounting.move':
      return accounting.recordMove(sale, done);
    case 'accounting.cancellation':
      return recordCancellation(accounting, { sale, done, back });
    case 'accounting.refund':
      if (!back) throw new Error(`no refund for ${row.topic} ${row.dedupeKey}`);
      return accounting.recordPart(sale, done, back);
    default:
      throw new Error(`not for the accounts: ${row.topic}`);
  }
}

async function recordCancellation(
  accounting: AccountingService,
  { sale, done, back }: Pick<SyncTurn, 'sale' | 'done' | 'back'>,
): Promise<Outcome> {
  const cancelled = await accounting.recordCancellation(sale, done, back);
  if (cancelled.state !== 'done' || !back?.isBack) return cancelled;
  return accounting.recordRefund(sale, cancelled.done, back);
}
