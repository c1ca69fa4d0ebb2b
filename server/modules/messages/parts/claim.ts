import type { TextLookUp } from '#adapters/sms/port.ts';
import { messageExpiry, quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { minuteMs } from '#domain/durations.ts';
import type { FailureCode } from '#domain/outbox/failure.ts';
import { isQuiet } from '#domain/outbox/quiet-hours.ts';
import type { Db } from '#server/database/database.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import type { Failure } from '#server/outbox/complete.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { lockDueMessage, lockMessage, updateRow } from '#server/outbox/queries.ts';
import type { Claim } from '#server/outbox/worker.ts';
import { basisOf } from '../queries/basis.ts';
import type { Answer, Channel, NotSent } from './channel.ts';
import { closeMessage, closeUnanswered, retryMessage } from './close.ts';
import { tellNewAddress } from './tell-new-address.ts';

export type Called = { row: OutboxRow; outcome: Answer | TextLookUp };
/** A claimed message: `call` composes and sends it, or looks up a lost call. Null: handled without a call. */
export type Work = { row: OutboxRow; call(): Promise<Called | null> };

/** Longer than composing takes. A slower process finds the row claimed by another, and sends nothing. */
const composeLeaseMs = minuteMs;

/** Claims the next message in the transaction `tx`; it is composed and sent after it, with no transaction open. */
export async function claimMessage<Message extends object>(
  deps: Deps,
  tx: Db,
  channel: Channel<Message>,
  inHand: readonly Work[] = [],
): Promise<Claim<Work>> {
  const now = deps.clock.now();
  const due = { service: channel.name, topics: channel.topics, states: statesDue(channel, now), now };
  const before = inHand.map(({ row }) => row);
  const row = await lockDueMessage(tx, due, before);
  if (!row) return 'idle';
  const within = { ...deps, db: tx };
  if (row.state === 'calling') return claimLostCall(within, channel, row);
  const late = messageExpiry(row, now);
  if (late) {
    await closeMessage(within, row, { state: late, ...lastFailure(row, 'late') });
    return 'continue';
  }
  const leased = { ...row, dueAt: new Date(now.getTime() + composeLeaseMs) };
  await updateRow(tx, row, { from: ['queued'], dueAt: leased.dueAt });
  return { run: { row: leased, call: () => composeAndSend(deps, channel, leased) } };
}

/** In the quiet hours only immediate replies are sent; earlier messages may be looked up. */
function statesDue({ keepsQuiet }: Pick<Channel, 'keepsQuiet'>, now: Date): readonly OutboxRow['state'][] {
  const quiet = keepsQuiet && isQuiet(now, { ...quietHours, timeZone: schedule.timeZone });
  return quiet ? ['calling'] : ['queued', 'calling'];
}

/** The process was killed during the call, or got no answer. */
async function claimLostCall<Message extends object>(
  deps: Deps,
  { find, repeats, callTakesMs }: Channel<Message>,
  row: OutboxRow,
): Promise<Claim<Work>> {
  if (!find) {
    await closeUnanswered(deps, row, { repeats, ...lastFailure(row, 'lost') });
    return 'continue';
  }
  const dueAt = new Date(deps.clock.now().getTime() + callTakesMs);
  await updateRow(deps.db, row, { from: ['calling'], dueAt });
  return { run: { row, call: async () => ({ row, outcome: await find(row, row.calledAt ?? row.createdAt) }) } };
}

/** Why an earlier attempt failed, if one did. */
const lastFailure = ({ failureCode, failure }: OutboxRow, otherwise: FailureCode): Failure =>
  failureCode !== null ? { failureCode, failure } : { failureCode: failure === null ? otherwise : 'other', failure };

type Composed<Message> = { message: Message; basis: string } | NotSent | Failure;

/** The intent is on record before the provider is called; a message that was only composed when the process died was not sent. */
async function composeAndSend<Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
  row: OutboxRow,
): Promise<Called | null> {
  const composed = await compose(deps, channel, row);
  const called = await transact(deps.db, (db) => beginCall({ ...deps, db }, channel, { row, composed }));
  return called && { row: called.row, outcome: await channel.send(called.message) };
}

/** A failure to compose is a failed attempt. */
async function compose<Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
  row: OutboxRow,
): Promise<Composed<Message>> {
  try {
    const basis = await basisOf(deps.db, row);
    const message = await channel.compose(deps, row);
    return isNotSent(message) ? message : { message, basis };
  } catch (error) {
    deps.log.error({ outboxId: row.id, topic: row.topic, error }, `${channel.name}.compose-failed`);
    return { failureCode: 'unmade', failure: error instanceof Error ? error.message : String(error) };
  }
}

const isNotSent = (composed: object): composed is NotSent => 'dropped' in composed || 'waits' in composed;

/** Unless the row was withdrawn or claimed by another process. If the visit changed meanwhile, it is composed again. */
async function beginCall<Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
  { row, composed }: { row: OutboxRow; composed: Composed<Message> },
): Promise<{ row: OutboxRow; message: Message } | null> {
  const now = deps.clock.now();
  const [current, basisNow] = await Promise.all([lockMessage(deps.db, row.id), basisOf(deps.db, row)]);
  if (!isOurs(current, row)) return null;
  if ('dropped' in composed) {
    await closeMessage(deps, row, { state: 'dropped', failureCode: composed.dropped, failure: null });
    return null;
  }
  if ('waits' in composed) {
    await updateRow(deps.db, row, { from: ['queued'], dueAt: composed.waits });
    return null;
  }
  if ('failureCode' in composed) {
    await retryMessage(deps, row, { attempts: row.attempts + 1, ...composed });
    return null;
  }
  const { message, basis } = composed;
  if (basisNow !== basis) {
    await updateRow(deps.db, row, { from: ['queued'], dueAt: now });
    return null;
  }
  const dueAt = new Date(now.getTime() + channel.callTakesMs);
  const change = {
    state: 'calling',
    attempts: row.attempts + 1,
    calledAt: now,
    dueAt,
    ...channel.record(message),
  } as const;
  await updateRow(deps.db, row, { from: ['queued'], ...change });
  if (row.attempts === 0) await tellNewAddress(deps, row);
  return { row: { ...row, ...change }, message };
}

/** The lease distinguishes claims. */
const isOurs = (current: OutboxRow | null, { attempts, dueAt }: OutboxRow): boolean =>
  current?.state === 'queued' && current.attempts === attempts && current.dueAt.getTime() === dueAt.getTime();
