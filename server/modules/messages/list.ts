import { quietHours } from '#business/messages.ts';
import { schedule } from '#business/schedule.ts';
import { type FailureCode, knownFailure } from '#domain/outbox/failure.ts';
import { isQuiet } from '#domain/outbox/quiet-hours.ts';
import { segmentsOf } from '#domain/outbox/segments.ts';
import type { WaitReason } from '#domain/outbox/wait-reason.ts';
import { refuse } from '#domain/refusal.ts';
import type { Deps } from '#server/deps.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { findMessage, pageOfMessages, resendsOf } from './queries/list.ts';

type Reader = Pick<Deps, 'db' | 'clock' | 'mail' | 'sms'>;

const views = {
  trouble: ['failed', 'unknown'],
  waiting: ['queued', 'calling'],
  sent: ['done', 'delivered', 'dropped'],
} as const;

const pageSize = 30;

type Question = {
  view: keyof typeof views;
  channel?: 'mail' | 'text' | undefined;
  q?: string | undefined;
  cursor?: number | undefined;
};

export async function listMessages(deps: Reader, { view, channel, q = '', cursor: before }: Question) {
  const rows = await pageOfMessages(deps.db, { states: views[view], channel, q: q.trim(), before, most: pageSize + 1 });
  const page = rows.slice(0, pageSize).map((row) => told(deps, row));
  return { messages: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** One message as its recipient saw it. The stored copy has no tokens in its links. */
export async function readMessage(deps: Reader, id: number) {
  const found = await findMessage(deps.db, id);
  if (!found) return refuse('NOT_FOUND');
  const { message } = found;
  const { content, language, calledAt, resendOf, repeatedAt, state } = message;
  const general = told(deps, found);
  return {
    ...general,
    language,
    calledAt: calledAt?.toISOString() ?? null,
    text: content?.text ?? null,
    hasHtml: content?.html !== undefined,
    attachments: content?.attachments ?? [],
    segments: general.channel === 'text' && content ? segmentsOf(content.text).count : null,
    resendOf,
    repeatedAt: repeatedAt?.toISOString() ?? null,
    resentAs: await resendsOf(deps.db, message),
    canResend: state !== 'queued' && state !== 'calling',
  };
}

export async function readMessageHtml({ db }: Pick<Deps, 'db'>, id: number) {
  const html = (await findMessage(db, id))?.message.content?.html;
  return html === undefined ? refuse('NOT_FOUND') : { html };
}

type Found = { message: OutboxRow; optedOut: boolean } & Record<'orderNo' | 'clientId' | 'businessName', string | null>;

function told(deps: Reader, found: Found) {
  const { message, orderNo, clientId, businessName } = found;
  const { id, topic, recipient, state, content, createdAt, dueAt, settledAt, attempts, failure } = message;
  const channel = topic.startsWith('sms.') ? ('text' as const) : ('mail' as const);
  return {
    id,
    channel,
    topic,
    recipient,
    state,
    subject: content?.subject ?? null,
    orderNo,
    clientId,
    businessName,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    attempts,
    failureCode: failureOf(message),
    failure,
    waits: waitsFor(deps, found, channel),
  };
}

function failureOf({ state, failureCode, failure }: OutboxRow): FailureCode | null {
  if (state === 'done' || state === 'delivered' || (failureCode === null && failure === null)) return null;
  return knownFailure(failureCode ?? '');
}

/** Why a message has not been sent yet; null once it has, or will not be. */
function waitsFor(
  { clock, mail, sms }: Reader,
  { message: row, optedOut }: Found,
  channel: 'mail' | 'text',
): WaitReason | null {
  if (row.state === 'calling') return 'calling';
  if (row.state !== 'queued') return null;
  const isAsked = row.detail?.atAnyHour === true;
  if (optedOut && !(isAsked && row.topic === 'sms.reply')) return 'opted-out';
  if (channel === 'mail' && !mail) return 'no-mail-server';
  if (channel === 'text' && !sms) return 'no-text-provider';
  const now = clock.now();
  if (row.dueAt > now) return row.attempts > 0 || row.failureCode !== null || row.failure !== null ? 'retry' : 'later';
  const quiet = isQuiet(now, { ...quietHours, timeZone: schedule.timeZone });
  return channel === 'text' && quiet && !isAsked ? 'quiet-hours' : 'now';
}
