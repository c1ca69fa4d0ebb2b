import type { Mail } from '#adapters/mail/port.ts';
import type { TextMessage } from '#adapters/sms/port.ts';
import { linkToken } from '#server/common/secrets.ts';
import { type Compose, mailChannel, textChannel } from '#server/modules/messages/parts/channel.ts';
import { sendDue } from '#server/modules/messages/send.ts';
import { enqueue, type OutboxEntry, type OutboxRow } from '#server/outbox/enqueue.ts';
import { mondayMorning, type TestApp } from '../test-app.ts';

/** A mail that says no more than which row it was made of. */
export const plainMail: Compose<Mail> = async (_deps, { id, topic, recipient, language }) => ({
  messageId: `outbox-${id}@example.com`,
  from: { name: 'Hauteclaire', address: 'care@example.com' },
  to: { name: '', address: recipient ?? 'operator@example.com' },
  language: language ?? 'en',
  subject: topic,
  text: `${topic} ${id}`,
  html: `<p>${topic} ${id}</p>`,
  attachments: [],
});

/** A text that says no more than which row it was made of. */
const plainText: Compose<TextMessage> = async (_deps, { id, topic, recipient }) => ({
  to: recipient ?? '',
  body: `${topic} ${id}`,
  reference: String(id),
  validSeconds: 3600,
});

/** Queues a message and answers its row's number. */
export async function queueMessage(
  testApp: TestApp,
  entry: Partial<OutboxEntry> & Pick<OutboxEntry, 'topic'>,
): Promise<number> {
  const recipient = entry.topic.startsWith('sms.') ? '+15145550100' : 'camille@example.com';
  const whole = { subject: crypto.randomUUID(), recipient, language: 'en', dueAt: testApp.time.now, ...entry } as const;
  await enqueue(testApp.db, [whole], testApp.time.now);
  const { rows } = await testApp.pool.query<{ id: string }>('select max(id) as id from outbox');
  return Number(rows[0]?.id);
}

type Seen = Pick<OutboxRow, 'topic' | 'state' | 'attempts' | 'failure' | 'recipient' | 'content'> & {
  due_at: Date;
  called_at: Date | null;
  settled_at: Date | null;
  provider_id: string | null;
};

/** A message's row as it stands now. */
export async function messageOf(testApp: TestApp, id: number): Promise<Seen> {
  const { rows } = await testApp.pool.query<Seen>('select * from outbox where id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error(`no message ${id}`);
  return row;
}

/** The subjects, in order, of what the operator is told. */
export async function alertsOf(testApp: TestApp): Promise<string[]> {
  const { rows } = await testApp.pool.query<{ subject: string }>(
    `select subject from outbox where topic = 'operator.alert' order by id`,
  );
  return rows.map(({ subject }) => subject);
}

export const sendPlainMails = ({ deps, mail }: TestApp, compose = plainMail): Promise<number> =>
  sendDue(deps, mailChannel(mail.service, compose));

export const sendPlainTexts = ({ deps, texts }: TestApp): Promise<number> =>
  sendDue(
    deps,
    textChannel(texts.service, plainText, async (id) => linkToken(deps.appSecret, id)),
  );

/** An empty outbox, providers that work and have seen nothing, and the clock on Monday morning. */
export async function beginAnew(testApp: TestApp): Promise<void> {
  testApp.time.now = mondayMorning;
  await testApp.pool.query('truncate outbox, service_pauses');
  for (const provider of [testApp.mail, testApp.texts]) {
    provider.sent.length = 0;
    provider.calls.sends = 0;
    provider.answerAll(null);
  }
  testApp.texts.calls.finds = 0;
}

/** Leaves a message as a program does that is killed while it calls; the call's time is up after so many seconds. */
export async function leaveBehind(testApp: TestApp, id: number, seconds: number): Promise<void> {
  const { topic } = await messageOf(testApp, id);
  await testApp.pool.query(
    `update outbox set state = 'calling', attempts = 1, called_at = $2, due_at = $3, content = $4 where id = $1`,
    [id, testApp.time.now, new Date(testApp.time.now.getTime() + seconds * 1000), { text: `${topic} ${id}` }],
  );
}
