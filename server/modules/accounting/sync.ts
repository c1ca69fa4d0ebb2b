import type { AccountingService, Outcome } from '#adapters/accounting/port.ts';
import { callsAtOnce } from '#business/policies.ts';
import type { Done } from '#domain/accounting/records.ts';
import type { Deps } from '#server/deps.ts';
import { answerWord } from '#server/outbox/complete.ts';
import { callsAllowed, type ProviderPass } from '#server/outbox/concurrency.ts';
import { runDue } from '#server/outbox/worker.ts';
import { claimSync, type Sync } from './parts/claim.ts';
import { completeSync } from './parts/complete.ts';

/** Several in parallel; events of one booking are recorded in order. Returns how many were recorded. */
export async function syncBookings(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'accounting'>,
  { isSilent, ...pass }: ProviderPass = {},
): Promise<number> {
  const { db, clock, log, accounting } = deps;
  if (!accounting) return 0;
  return runDue<Sync, Outcome>(
    db,
    {
      claim: (tx) => claimSync({ db: tx, clock }),
      atOnce: callsAllowed(db, { service: 'accounting', most: callsAtOnce.accounting, isSilent }),
      async run(sync) {
        const { row, sale } = sync;
        const outcome = await recordOwn(accounting, sync);
        const line = { outboxId: row.id, topic: row.topic, orderNo: sale.orderNo, ...outcome };
        if (outcome.state !== 'done') log.warn(line, `accounting.${answerWord(outcome.state)}`);
        return outcome;
      },
      async complete(tx, sync, outcome) {
        await completeSync({ db: tx, clock, log }, sync, outcome);
        return outcome.state === 'done';
      },
    },
    pass,
  );
}

/** The steps of a charge are kept apart from those of the sale. */
async function recordOwn(accounting: AccountingService, sync: Sync): Promise<Outcome> {
  const { charge, done } = sync;
  if (charge === null) return record(accounting, sync);
  const { contact, charges } = done;
  const outcome = await record(accounting, { ...sync, done: { ...(contact && { contact }), ...charges?.[charge] } });
  return { ...outcome, done: { ...done, charges: { ...charges, [charge]: outcome.done } } };
}

function record(accounting: AccountingService, { row, sale, done, back }: Sync): Promise<Outcome> {
  switch (row.topic) {
    case 'accounting.charge':
      return accounting.recordCharge(sale, done);
    case 'accounting.booking':
      return accounting.recordBooking(sale, row.dedupeKey === '' ? done : standingAgain(done));
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

/** For a visit whose cancellation was undone: the cancelled appointment is no longer its own. */
const standingAgain = ({ appointment: _, cancelled: __, ...done }: Done): Done => done;

async function recordCancellation(
  accounting: AccountingService,
  { sale, done, back }: Pick<Sync, 'sale' | 'done' | 'back'>,
): Promise<Outcome> {
  const cancelled = await accounting.recordCancellation(sale, done);
  if (cancelled.state !== 'done' || !back) return cancelled;
  return accounting.recordRefund(sale, cancelled.done, back);
}
