import type { TextReport } from '#adapters/sms/port.ts';
import type { FailureCode } from '#domain/outbox/failure.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { type RowChange, updateRow } from '#server/outbox/queries.ts';
import { failureOf } from './parts/channel.ts';
import { recordTaken } from './parts/complete.ts';
import { markProposalText } from './queries/effects.ts';
import { lockReportedText } from './queries/reported.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;
type Report = TextReport & { reference: string | null };

/** Reports come late, twice and out of order: an interim stage changes nothing, delivered or failed is final. */
export async function recordTextReport({ db, clock, log }: Recorder, report: Report): Promise<void> {
  await transact(db, async (tx) => {
    const { providerId, outcome, detail, problem } = report;
    const row = await lockReportedText(tx, { providerId, reference: referenceOf(report.reference) });
    if (!row) {
      log.warn({ providerId, outcome }, 'a report about a text that is not ours');
      return;
    }
    const deps = { db: tx, clock, log };
    // The report may arrive before the response to our call: then it proves that the text was accepted.
    if (isAwaited(row, outcome)) await recordTaken(deps, row, providerId);
    if (outcome === 'delivered') await settle(deps, row, { state: 'delivered', failureCode: null, failure: null });
    const failureCode = problem === null ? 'undelivered' : failureOf[problem];
    if (outcome === 'failed' && (await settle(deps, row, { state: 'failed', failureCode, failure: detail })))
      await tellOfText(deps, row, { failureCode, failure: detail });
  });
}

/** Our id of a message, from the callback URL. */
const referenceOf = (text: string | null): number | null => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : null);

/** A row waiting for its next attempt was refused, so the failure may be of an earlier one. */
const isAwaited = ({ state }: OutboxRow, outcome: TextReport['outcome']): boolean =>
  state === 'calling' || state === 'unknown' || (state === 'queued' && outcome === 'delivered');

async function settle(
  { db: tx }: Recorder,
  row: OutboxRow,
  change: Pick<RowChange, 'failureCode' | 'failure'> & { state: 'delivered' | 'failed' },
): Promise<boolean> {
  if (!(await updateRow(tx, row, { from: ['done'], ...change }))) return false;
  await markProposalText(tx, row, change.state);
  return true;
}

async function tellOfText(
  { db: tx, clock, log }: Recorder,
  row: OutboxRow,
  { failureCode, failure: said }: { failureCode: FailureCode; failure: string },
): Promise<void> {
  const { topic, recipient, subject } = row;
  log.error({ message: row.id, topic, code: failureCode, failure: said }, 'a text did not arrive');
  const orderNo = (await findBookingById(tx, subject))?.orderNo ?? null;
  const alert = { reason: 'text-undelivered', failureCode, said, messageId: row.id, orderNo } as const;
  const told = { subject: `message:${row.id}`, dedupeKey: 'report', now: clock.now() };
  await tellOperator(tx, { ...alert, facts: { topic, recipient } }, told);
}
