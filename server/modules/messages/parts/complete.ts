import { brand } from '#business/brand.ts';
import { messageExpiry } from '#business/messages.ts';
import { today } from '#domain/calendar/zone.ts';
import { nextLookUp } from '#domain/delivery/retry.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue, type OutboxRow } from '#server/outbox/enqueue.ts';
import { putOffMessages, updateMessage } from '#server/outbox/queries.ts';
import { markProposalText } from '../queries/effects.ts';
import { insertOptOut } from '../queries/opt-outs.ts';
import type { Answer, Channel } from './channel.ts';
import type { LookUp } from './claim.ts';
import { closeMessage } from './close.ts';
import { tryAgain } from './retry.ts';

type Recorder = Pick<Deps, 'db' | 'clock' | 'log'>;

/** How long whatever goes by a provider waits when it refuses our own settings. */
const settingsPauseMs = 5 * 60_000;
/** How long it is asked for a message that has no end of its own. */
const longestAskedMs = 24 * 3_600_000;

/** Writes down what the provider answered. */
export async function recordAnswer(
  { db, clock, log }: Recorder,
  row: OutboxRow,
  { channel, answer }: { channel: Pick<Channel, 'name' | 'topics' | 'find'>; answer: Answer },
): Promise<void> {
  if (answer.state !== 'accepted')
    log.warn({ message: row.id, topic: row.topic, ...answer }, 'a message was not taken by its provider');
  await transact(db, async (tx) => {
    const deps = { db: tx, clock, log };
    switch (answer.state) {
      case 'accepted':
        await recordTaken(deps, row, answer.providerId);
        break;
      case 'refused-for-now':
        await tryAgain(deps, row, { failure: answer.detail });
        break;
      case 'refused':
        await recordRefusal(deps, row, { channel, answer });
        break;
      case 'unknown':
        // Where the provider can be asked, it is asked when the call's time is up.
        if (channel.find) await updateMessage(tx, row, { from: ['calling'], failure: answer.detail });
        else await closeMessage(deps, row, { state: 'unknown', failure: answer.detail });
    }
    return {};
  });
}

async function recordRefusal(
  deps: Recorder,
  row: OutboxRow,
  { channel, answer }: { channel: Pick<Channel, 'name' | 'topics'>; answer: Extract<Answer, { state: 'refused' }> },
): Promise<void> {
  const { problem, detail: failure } = answer;
  if (problem === 'settings') return waitForSettings(deps, row, { channel, failure });
  if (problem !== 'opted-out') return closeMessage(deps, row, { state: 'failed', failure });
  // The provider knows of a wish that did not reach us.
  const { recipient: phone } = row;
  if (phone !== null) await insertOptOut(deps.db, { phone, reason: failure, createdAt: deps.clock.now() });
  await closeMessage(deps, row, { state: 'dropped', failure });
}

/** Asks what became of a call that was not heard of again, and writes it down. */
export async function lookUpMessage({ db, clock, log }: Recorder, { row, calledAt, find }: LookUp): Promise<void> {
  const reading = await find();
  await transact(db, async (tx) => {
    const deps = { db: tx, clock, log };
    const now = clock.now();
    if (reading.state === 'found') {
      await recordTaken(deps, row, reading.providerId);
    } else if (reading.state === 'absent') {
      const failure = 'the provider has no record of the call';
      await updateMessage(tx, row, { from: ['calling'], state: 'queued', dueAt: now, failure });
    } else if (messageExpiry(row, now) !== null || now.getTime() - calledAt.getTime() >= longestAskedMs) {
      await closeMessage(deps, row, { state: 'unknown', failure: reading.detail });
    } else {
      const dueAt = nextLookUp(calledAt, now);
      await updateMessage(tx, row, { from: ['calling'], dueAt, failure: reading.detail });
    }
    return {};
  });
}

/** The provider has it, and says so even when somebody else has already given this try up. */
export async function recordTaken({ db: tx, clock }: Recorder, row: OutboxRow, providerId: string): Promise<void> {
  const at = clock.now();
  const { topic, detail } = row;
  const change = { state: 'done', providerId, settledAt: at, failure: null } as const;
  if (!(await updateMessage(tx, row, { from: ['calling', 'unknown', 'queued'], ...change }))) return;
  const notificationId = detail?.notificationId;
  if (topic === 'sms.weather-proposal' && typeof notificationId === 'number')
    await markProposalText(tx, notificationId, 'sent');
}

/** Nothing will go out before a person mends the settings: it is no try, everything waits, and one alert says so a day. */
async function waitForSettings(
  { db: tx, clock, log }: Recorder,
  row: OutboxRow,
  { channel, failure }: { channel: Pick<Channel, 'name' | 'topics'>; failure: string },
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + settingsPauseMs);
  await updateMessage(tx, row, {
    from: ['calling'],
    state: 'queued',
    attempts: row.attempts - 1,
    dueAt: until,
    failure,
  });
  await putOffMessages(tx, { topics: channel.topics, now, until });
  log.error({ channel: channel.name, failure }, 'a provider refuses our settings; nothing is sent by it');
  const reason = `the settings of ${channel.name === 'mail' ? 'the mail server' : 'the text message provider'} are refused`;
  const dedupeKey = today(now, brand.timeZone);
  const dueAt = channel.name === 'mail' ? until : now; // by mail it waits like everything else
  const alert = { topic: 'operator.alert', subject: `settings:${channel.name}`, dedupeKey, dueAt } as const;
  await enqueue(tx, [{ ...alert, detail: { reason: `${reason}: ${failure}` } }], now);
}
