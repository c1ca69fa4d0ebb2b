import type { TextLookUp } from '#adapters/sms/port.ts';
import { messageExpiry, quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { isQuiet } from '#domain/delivery/quiet-hours.ts';
import { savepoint } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { lockDueRow, updateRow } from '#server/outbox/queries.ts';
import type { Claim } from '#server/outbox/worker.ts';
import type { Answer, Channel } from './channel.ts';
import { closeMessage, retryMessage } from './close.ts';

/** A message that is about to be sent, or whose lost call is about to be looked up. */
type Work = { row: OutboxRow; call(): Promise<Answer | TextLookUp> };

/** Claims the next message: composes it, and records what is about to be sent. */
export async function claimMessage<Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
): Promise<Claim<Work>> {
  const now = deps.clock.now();
  const row = await lockDueRow(deps.db, { topics: channel.topics, states: statesDue(channel, now), now });
  if (!row) return 'idle';
  const dueAt = new Date(now.getTime() + channel.callTakesMs);
  if (row.state === 'calling') return claimLostCall(deps, channel, { row, dueAt });
  const late = messageExpiry(row, now);
  if (late) {
    await closeMessage(deps, row, { state: late, failure: row.failure ?? 'it came too late to tell anything' });
    return 'continue';
  }
  const composed = await compose(deps, channel, row);
  if ('message' in composed) {
    const { message } = composed;
    const attempts = row.attempts + 1;
    const change = { state: 'calling', attempts, calledAt: now, dueAt, ...channel.record(message) } as const;
    await updateRow(deps.db, row, { from: ['queued'], ...change });
    return { run: { row: { ...row, ...change }, call: () => channel.send(message) } };
  }
  if ('dropped' in composed) await closeMessage(deps, row, { state: 'dropped', failure: composed.dropped });
  else await retryMessage(deps, row, { attempts: row.attempts + 1, failure: composed.failure });
  return 'continue';
}

/** In the quiet hours nothing is sent, but what was sent before them may be looked up. */
function statesDue({ keepsQuiet }: Pick<Channel, 'keepsQuiet'>, now: Date): readonly OutboxRow['state'][] {
  const quiet = keepsQuiet && isQuiet(now, { ...quietHours, timeZone: schedule.timeZone });
  return quiet ? ['calling'] : ['queued', 'calling'];
}

/** The program was killed while it called, or got no answer: where nobody can be asked, nobody repeats it. */
async function claimLostCall<Message extends object>(
  deps: Deps,
  { find }: Channel<Message>,
  { row, dueAt }: { row: OutboxRow; dueAt: Date },
): Promise<Claim<Work>> {
  if (!find) {
    await closeMessage(deps, row, { state: 'unknown', failure: row.failure ?? 'nothing was heard of the call' });
    return 'continue';
  }
  await updateRow(deps.db, row, { from: ['calling'], dueAt });
  return { run: { row, call: () => find(row, row.calledAt ?? row.createdAt) } };
}

/** What cannot be composed is a failed attempt; it is undone by itself, so that the transaction can say so. */
async function compose<Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
  row: OutboxRow,
): Promise<{ message: Message } | { dropped: string } | { failure: string }> {
  try {
    const composed = await savepoint(deps.db, (db) => channel.compose({ ...deps, db }, row));
    return isDropped(composed) ? composed : { message: composed };
  } catch (error) {
    deps.log.error({ outboxId: row.id, topic: row.topic, error }, `${channel.name}.compose-failed`);
    return { failure: `it could not be made: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const isDropped = (composed: object): composed is { dropped: string } => 'dropped' in composed;
