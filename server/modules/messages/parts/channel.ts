import type { AlertService, OperatorAlert } from '#adapters/alerts/port.ts';
import type { Mail, MailProblem, MailService } from '#adapters/mail/port.ts';
import type { SmsService, TextLookUp, TextMessage, TextProblem } from '#adapters/sms/port.ts';
import { callsAtOnce } from '#business/policies.ts';
import { minuteMs } from '#domain/durations.ts';
import type { DropReason, FailureCode, StopReason } from '#domain/outbox/failure.ts';
import { withoutTokens, withToken } from '#server/common/secrets.ts';
import type { Deps } from '#server/deps.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { mailTopics, textTopics } from '#server/outbox/queries.ts';

/** Not sent now: `dropped` says why it is obsolete, `waits` when to try again. */
export type NotSent = { dropped: DropReason } | { waits: Date };

export type Compose<Message> = (deps: Deps, row: OutboxRow) => Promise<Message | NotSent>;

/** A provider's answer; `problem` is one of the ports' codes. */
export type Answer =
  | { state: 'accepted'; providerId: string }
  | { state: 'refused-for-now'; detail: string; silent?: boolean; problem?: 'mailbox' }
  | { state: 'refused'; detail: string; problem: Problem; setting?: StopReason }
  | { state: 'unknown'; detail: string };

type Problem = MailProblem | TextProblem;

/** What is recorded for a message that a provider rejected. */
export const failureOf: Readonly<Record<Problem, FailureCode>> = {
  address: 'address',
  number: 'address',
  'opted-out': 'opted-out',
  settings: 'settings',
  content: 'content',
  policy: 'content',
  unclear: 'content',
};

/** Mail, text messages or alerts: what the sender has to know about each. */
export type Channel<Message extends object = object> = {
  name: 'mail' | 'sms' | 'alerts';
  topics: readonly OutboxRow['topic'][];
  /** Longer than a call may take; no answer comes after it. */
  callTakesMs: number;
  atOnce: number;
  keepsQuiet: boolean;
  compose: Compose<Message>;
  /** What is stored of a message before it is sent. */
  record(message: Message): Pick<OutboxRow, 'recipient' | 'content'>;
  send(message: Message): Promise<Answer>;
  /** Whether a message without an answer was accepted; null if the provider cannot be asked. */
  find: ((row: OutboxRow, calledAt: Date) => Promise<TextLookUp>) | null;
  /** Whether it is resent if its outcome is unknown and cannot be looked up. */
  repeats(row: OutboxRow): boolean;
};

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Mail, by SMTP: whether a message was accepted cannot be looked up. A confirmation has the only links to its booking
 * and is resent once under the same Message-ID, by which most servers and mail programs deduplicate it.
 */
export const mailChannel = (mail: MailService, compose: Compose<Mail>): Channel<Mail> => ({
  name: 'mail',
  topics: mailTopics,
  callTakesMs: 5 * minuteMs,
  atOnce: callsAtOnce.mail,
  keepsQuiet: false,
  compose,
  record: ({ to, subject, text, html, calendar, attachments }) => {
    const kept = attachments.filter(({ cid }) => cid === undefined);
    const files = [...(calendar ? [calendar] : []), ...kept].map(({ filename }) => filename);
    const content = { subject, text: withoutTokens(text), html: withoutTokens(html), attachments: files };
    return { recipient: to.address, content };
  },
  send: (message) => mail.send(message).catch((error: unknown) => ({ state: 'unknown', detail: saidBy(error) })),
  find: null,
  repeats: ({ topic, repeatedAt }) => topic === 'mail.confirmation' && repeatedAt === null,
});

/** Alerts besides mail: better twice than never. */
export const alertChannel = (alerts: AlertService, compose: Compose<OperatorAlert>): Channel<OperatorAlert> => ({
  name: 'alerts',
  topics: ['operator.alert-relay'],
  callTakesMs: minuteMs,
  atOnce: callsAtOnce.alerts,
  keepsQuiet: false,
  compose,
  record: ({ text }) => ({ recipient: null, content: { text } }),
  send: (alert) => alerts.send(alert).catch((error: unknown) => ({ state: 'unknown', detail: saidBy(error) })),
  find: null,
  repeats: () => true,
});

/** Text messages: the provider knows what it accepted. */
export const textChannel = (
  sms: SmsService,
  compose: Compose<TextMessage>,
  tokenOf: (linkId: string) => Promise<string>,
): Channel<TextMessage> => ({
  name: 'sms',
  topics: textTopics,
  callTakesMs: 2 * minuteMs,
  atOnce: callsAtOnce.sms,
  keepsQuiet: true,
  compose,
  record: ({ to, body }) => ({ recipient: to, content: { text: withoutTokens(body) } }),
  send: (message) => sms.send(message).catch((error: unknown) => ({ state: 'unknown', detail: saidBy(error) })),
  find: (row, calledAt) =>
    textSent(row, tokenOf)
      .then((text) => sms.find(text, calledAt))
      .catch((error: unknown) => ({ state: 'unavailable', detail: saidBy(error) })),
  repeats: () => false,
});

/** A text as it was sent: the stored copy has no tokens, which are derived again from its link's id. */
async function textSent(
  { id, recipient, content, detail }: OutboxRow,
  tokenOf: (linkId: string) => Promise<string>,
): Promise<TextMessage> {
  const kept = content?.text ?? '';
  const linkId = detail?.linkId;
  const body = typeof linkId === 'string' ? withToken(kept, await tokenOf(linkId)) : kept;
  return { to: recipient ?? '', body, reference: String(id), validSeconds: 0 };
}
