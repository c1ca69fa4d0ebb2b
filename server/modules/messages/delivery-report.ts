import type { TextReport } from '#adapters/sms/port.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { updateRow } from '#server/outbox/queries.ts';
import { recordTaken } from './parts/complete.ts';
import { markProposalText } from './queries/effects.ts';
import { lockReportedText } from './queries/reported.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;
type Report = TextReport & { reference: string | null };

/**
 * Writes down what the provider reports of a text. Reports come late, twice and out of order: a stage that says nothing
 * changes nothing, and a text that arrived or failed stays so.
 */
export async function recordTextReport({ db, clock, log }: Recorder, report: Report): Promise<void> {
  await transact(db, async (tx) => {
    const { providerId, outcome, detail } = report;
    const row = await lockReportedText(tx, { providerId, reference: referenceOf(report.reference) });
    if (!row) {
      log.warn({ providerId, outcome }, 'a report about a text that is not ours');
      return;
    }
    const deps = { db: tx, clock, log };
    // The report may be faster than the answer to our call: then it is what proves that the text was taken.
    if (isAwaited(row, outcome)) await recordTaken(deps, row, providerId);
    if (outcome === 'delivered') await settle(deps, row, { state: 'delivered', failure: null });
    if (outcome === 'failed' && (await settle(deps, row, { state: 'failed', failure: detail }))) {
      await tellOperator(deps, row, detail);
    }
  });
}

/** Our number of a message, as we wrote it into the address of the report. */
const referenceOf = (text: string | null): number | null => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null);

/** One that waits for its next try was refused, so what failed may have been an earlier one. */
const isAwaited = ({ state }: OutboxRow, outcome: TextReport['outcome']): boolean =>
  state === 'calling' || state === 'unknown' || (state === 'queued' && outcome === 'delivered');

async function settle(
  { db: tx }: Recorder,
  row: OutboxRow,
  change: { state: 'delivered' | 'failed'; failure: string | null },
): Promise<boolean> {
  if (!(await updateRow(tx, row, { from: ['done'], ...change }))) return false;
  await markProposalText(tx, row, change.state);
  return true;
}

async function tellOperator({ db: tx, clock, log }: Recorder, row: OutboxRow, failure: string): Promise<void> {
  const { topic, recipient, subject } = row;
  const reason = `a text did not arrive: ${failure}`;
  log.error({ message: row.id, topic, failure }, 'a text did not arrive');
  const detail = { reason, topic, recipient, orderNo: (await findBookingById(tx, subject))?.orderNo ?? null };
  const now = clock.now();
  const alert = { topic: 'operator.alert', subject: `message:${row.id}`, dedupeKey: 'report', dueAt: now } as const;
  await enqueue(tx, [{ ...alert, detail }], now);
}
