import type { TextLookUp } from '#adapters/sms/port.ts';
import { messageExpiry, quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { isQuiet } from '#domain/delivery/quiet-hours.ts';
import { savepoint, transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { lockDueMessage, updateMessage } from '#server/outbox/queries.ts';
import type { Channel } from './channel.ts';
import { closeMessage } from './close.ts';
import { tryAgain } from './retry.ts';

export type LookUp = { act: 'look-up'; row: OutboxRow; calledAt: Date; find(): Promise<TextLookUp> };

/** What is to be done with the next message: `rest` when there is none, `go-on` when it is done with. */
export type Turn<Message> =
  | { act: 'rest' }
  | { act: 'go-on' }
  | { act: 'send'; row: OutboxRow; message: Message }
  | LookUp;

/** Takes the next message in hand: makes it, and writes down what is about to be sent. */
export const takeMessage = <Message extends object>(deps: Deps, channel: Channel<Message>): Promise<Turn<Message>> =>
  transact(deps.db, (db) => take({ ...deps, db }, channel));

async function take<Message extends object>(deps: Deps, channel: Channel<Message>): Promise<Turn<Message>> {
  const now = deps.clock.now();
  const row = await lockDueMessage(deps.db, { topics: channel.topics, states: statesTaken(channel, now), now });
  if (!row) return { act: 'rest' };
  const dueAt = new Date(now.getTime() + channel.callTakesMs);
  if (row.state === 'calling') return takeLostCall(deps, channel, { row, dueAt });
  const late = messageExpiry(row, now);
  if (late) {
    await closeMessage(deps, row, { state: late, failure: row.failure ?? 'it came too late to tell anything' });
    return { act: 'go-on' };
  }
  const made = await make(deps, channel, row);
  if ('message' in made) {
    const attempts = row.attempts + 1;
    const call = { state: 'calling', attempts, calledAt: now, dueAt, ...channel.record(made.message) } as const;
    await updateMessage(deps.db, row, { from: ['queued'], ...call });
    return { act: 'send', row: { ...row, ...call }, message: made.message };
  }
  if ('dropped' in made) await closeMessage(deps, row, { state: 'dropped', failure: made.dropped });
  else await tryAgain(deps, row, { attempts: row.attempts + 1, failure: made.failure });
  return { act: 'go-on' };
}

/** In the quiet hours nothing is sent, but what was sent before them may be looked up. */
function statesTaken({ keepsQuiet }: Pick<Channel, 'keepsQuiet'>, now: Date): readonly OutboxRow['state'][] {
  const quiet = keepsQuiet && isQuiet(now, { ...quietHours, timeZone: schedule.timeZone });
  return quiet ? ['calling'] : ['queued', 'calling'];
}

/** The program was killed while it called, or was told nothing: where nobody can be asked, nobody repeats it. */
async function takeLostCall<Message extends object>(
  deps: Deps,
  { find }: Channel<Message>,
  { row, dueAt }: { row: OutboxRow; dueAt: Date },
): Promise<Turn<Message>> {
  if (!find) {
    await closeMessage(deps, row, { state: 'unknown', failure: row.failure ?? 'nothing was heard of the call' });
    return { act: 'go-on' };
  }
  const calledAt = row.calledAt ?? row.createdAt;
  await updateMessage(deps.db, row, { from: ['calling'], dueAt });
  return { act: 'look-up', row, calledAt, find: () => find(row, calledAt) };
}

/** What cannot be made is one try in vain; it is undone by itself, so that the transaction can say so. */
async function make<Message extends object>(
  deps: Deps,
  { compose }: Channel<Message>,
  row: OutboxRow,
): Promise<{ message: Message } | { dropped: string } | { failure: string }> {
  try {
    const made = await savepoint(deps.db, (db) => compose({ ...deps, db }, row));
    return isDropped(made) ? made : { message: made };
  } catch (error) {
    deps.log.error({ message: row.id, topic: row.topic, error }, 'a message could not be made');
    return { failure: `it could not be made: ${error instanceof Error ? error.message : String(error)}` };
  }
}

const isDropped = (made: object): made is { dropped: string } => 'dropped' in made;
