import type { TextLookUp } from '#adapters/sms/port.ts';
import { brand } from '#business/brand.ts';
import { messageExpiry } from '#business/messages.ts';
import { dayMs } from '#domain/durations.ts';
import { attemptsWithin, nextLookUp } from '#domain/outbox/retry.ts';
import type { Deps } from '#server/deps.ts';
import { concernsSettings, type Failure, pauseService, retryRow } from '#server/outbox/complete.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { updateRow } from '#server/outbox/queries.ts';
import { resumeService } from '#server/outbox/service-pauses.ts';
import { markProposalText, markTermsSent } from '../queries/effects.ts';
import { insertOptOut } from '../queries/opt-outs.ts';
import { type Answer, type Channel, failureOf } from './channel.ts';
import { closeMessage, closeUnanswered, retryMessage } from './close.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;
type Provider = Pick<Channel, 'name' | 'topics' | 'find' | 'repeats'>;

/** How long a message without an expiry is looked up. */
const longestAskedMs = dayMs;
/** A message rejected by a filter is retried for half an hour; then the operator has to look at it. */
const maxRefusals = attemptsWithin(1);

export async function completeMessage(
  deps: Recorder,
  row: OutboxRow,
  { channel, outcome }: { channel: Provider; outcome: Answer | TextLookUp },
): Promise<void> {
  const { db: tx, clock } = deps;
  switch (outcome.state) {
    case 'accepted':
      return recordAccepted(deps, row, { service: channel.name, providerId: outcome.providerId });
    case 'found':
      return recordTaken(deps, row, outcome.providerId);
    case 'refused-for-now':
      return retryMessage(deps, row, { failureCode: codeOf(outcome), failure: outcome.detail });
    case 'refused':
      return recordRefusal(deps, row, { channel, answer: outcome });
    case 'unknown':
      if (!channel.find) return closeUnanswered(deps, row, { repeats: channel.repeats, ...lost(outcome) });
      // It is looked up when the call's time is up.
      await updateRow(tx, row, { from: ['calling'], ...lost(outcome) });
      return;
    case 'absent':
      return retryRow(deps, row, { dueAt: clock.now(), failureCode: 'no-record', failure: null });
    case 'unavailable':
      return keepAsking(deps, row, lost(outcome));
  }
}

const codeOf = ({ silent, problem }: Extract<Answer, { state: 'refused-for-now' }>) =>
  problem ?? (silent ? 'silence' : 'deferred');

const lost = ({ detail: failure }: { detail: string }): Failure => ({ failureCode: 'lost', failure });

async function recordRefusal(
  deps: Recorder,
  row: OutboxRow,
  { channel, answer }: { channel: Provider; answer: Extract<Answer, { state: 'refused' }> },
): Promise<void> {
  const { problem, detail: failure, setting = 'other' } = answer;
  if (await concernsSettings(deps, row, { service: channel.name, problem, failure }))
    return pauseService(deps, row, { ...channel, timeZone: brand.timeZone, failureCode: 'settings', failure, setting });
  const refused = { failureCode: failureOf[problem], failure };
  if (problem === 'policy' || problem === 'unclear')
    return retryMessage(deps, row, { ...refused, maxAttempts: maxRefusals });
  if (problem !== 'opted-out') return closeMessage(deps, row, { state: 'failed', ...refused });
  // The provider knows of an opt-out that did not reach us.
  const { recipient: phone } = row;
  if (phone !== null) await insertOptOut(deps.db, { phone, reason: failure, createdAt: deps.clock.now() });
  await closeMessage(deps, row, { state: 'dropped', ...refused });
}

/** The look-up of a call failed: it is retried until the message would be worthless. */
async function keepAsking(deps: Recorder, row: OutboxRow, failure: Failure): Promise<void> {
  const now = deps.clock.now();
  const calledAt = row.calledAt ?? row.createdAt;
  if (messageExpiry(row, now) !== null || now.getTime() - calledAt.getTime() >= longestAskedMs)
    return closeMessage(deps, row, { state: 'unknown', ...failure });
  await updateRow(deps.db, row, { from: ['calling'], dueAt: nextLookUp(calledAt, now), ...failure });
}

/** Records the acceptance and marks the service as working again; both leave in one write. */
async function recordAccepted(
  deps: Recorder,
  row: OutboxRow,
  { service, providerId }: { service: Channel['name']; providerId: string },
): Promise<void> {
  const resumed = resumeService(deps.db, service);
  const [wasStopped] = await Promise.all([resumed, recordTaken(deps, row, providerId)]);
  if (wasStopped) deps.log.info({ service }, 'outbox.resumed');
}

/** The provider has it, even if another process has already given up on this attempt. */
export async function recordTaken({ db: tx, clock }: Recorder, row: OutboxRow, providerId: string): Promise<void> {
  const change = { state: 'done', providerId, settledAt: clock.now(), failureCode: null, failure: null } as const;
  if (await updateRow(tx, row, { from: ['calling', 'unknown', 'queued'], ...change }))
    await Promise.all([markProposalText(tx, row, 'sent'), markTermsSent(tx, row, change.settledAt)]);
}
