import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, MailResult, MailService } from '#adapters/mail/port.ts';
import {
  alertsOf,
  beginAnew,
  messageOf,
  plainMail,
  queueMessage,
  sendPlainTexts,
} from '#tests/builders/messages/messages.ts';
import { countRows, later, openTestApp } from '#tests/builders/test-app.ts';
import { mailChannel } from './parts/channel.ts';
import { sendDue } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));

/** A mail server that refuses some messages whenever it is given them. */
function sendingWithout(poisons: readonly number[], refusal: MailResult): () => Promise<number> {
  const isPoison = ({ messageId }: Mail) => poisons.some((id) => messageId === `outbox-${id}@example.com`);
  const service: MailService = {
    ...testApp.mail.service,
    send: async (mail) => (isPoison(mail) ? refusal : testApp.mail.service.send(mail)),
  };
  return () => sendDue(testApp.deps, mailChannel(service, plainMail));
}

const refused = (problem: Extract<MailResult, { state: 'refused' }>['problem'], detail: string) =>
  ({ state: 'refused', problem, detail }) as const;
const spam = refused('policy', '554 5.7.1 looks like spam');
const doubtful = refused('unclear', '550 5.7.26 not authenticated');

async function queued(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await queueMessage(testApp, { topic: 'mail.confirmation' }));
  return ids;
}
const isDone = (ids: readonly number[]) => countRows(testApp, 'outbox', `state = 'done' and id in (${ids.join()})`);
const isStopped = () => countRows(testApp, 'service_pauses', 'stopped_at is not null');

/** Half an hour, minute by minute. */
async function halfAnHour(send: () => Promise<number>): Promise<void> {
  for (let minutes = 0; minutes < 30; minutes++) {
    await send();
    later(testApp, 1);
  }
}

describe.each([
  ['for what a filter says', spam],
  ['for what may be the settings', doubtful],
])('a mail that is refused %s', (_why, refusal) => {
  it('starves nobody: the twenty others leave at once, and it fails where everybody sees it', async () => {
    const [poison = 0, ...others] = await queued(21);
    const send = sendingWithout([poison], refusal);
    expect(await send()).toBe(20);
    expect(await isDone(others)).toBe(20);
    expect(await isStopped()).toBe(0);
    await halfAnHour(send);
    expect(await messageOf(testApp, poison)).toMatchObject({ state: 'failed', attempts: 6, failure: refusal.detail });
    expect(await alertsOf(testApp)).toEqual([`message:${poison}`]);
  });

  it('is tried behind the others, later each time', async () => {
    const [poison = 0] = await queued(1);
    const send = sendingWithout([poison], refusal);
    for (const pause of [10, 30, 120]) {
      const mail = await queueMessage(testApp, { topic: 'mail.refund' });
      expect(await send()).toBe(1);
      expect(await isDone([mail])).toBe(1);
      const { due_at, attempts, state } = await messageOf(testApp, poison);
      expect({ state, pause: (due_at.getTime() - testApp.time.now.getTime()) / 1000 }).toEqual({
        state: 'queued',
        pause,
      });
      expect(attempts).toBeGreaterThan(0);
      later(testApp, pause / 60);
    }
  });
});

describe('mails that are refused one after the other', () => {
  it('for what may be the settings prove it when they are two, and starve nobody for long', async () => {
    const [first = 0, second = 0, ...others] = await queued(12);
    const send = sendingWithout([first, second], doubtful);
    expect(await send()).toBe(0);
    expect(await isStopped()).toBe(1);
    expect(await alertsOf(testApp)).toEqual(['settings:mail']);
    later(testApp, 5);
    await send();
    expect(await isDone(others)).toBe(10);
    expect(await isStopped()).toBe(0);
  });

  it('by a filter prove it when they are five', async () => {
    const ids = await queued(9);
    const send = sendingWithout(ids, spam);
    await send();
    expect(await isStopped()).toBe(1);
    for (const id of ids.slice(4)) expect(await messageOf(testApp, id)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('prove nothing when one is taken in between', async () => {
    const [first = 0, , second = 0] = await queued(3);
    const send = sendingWithout([first, second], doubtful);
    expect(await send()).toBe(1);
    expect(await isStopped()).toBe(0);
  });
});

it('Settings that one mail alone meets starve nobody: it goes behind the others', async () => {
  const [poison = 0, ...others] = await queued(4);
  const send = sendingWithout([poison], refused('settings', '550 5.1.8 who are you'));
  await send();
  later(testApp, 5);
  await send();
  expect(await isDone(others)).toBe(3);
});

it('One text that is refused for what may be the settings starves nobody, and two in a row stop them', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) ids.push(await queueMessage(testApp, { topic: 'sms.follow-up' }));
  testApp.texts.answerNext({ state: 'refused', problem: 'unclear', detail: 'HTTP 403' });
  expect(await sendPlainTexts(testApp)).toBe(4);
  expect(await messageOf(testApp, ids[0] ?? 0)).toMatchObject({ state: 'queued', attempts: 1, failure: 'HTTP 403' });
  expect(await isStopped()).toBe(0);
  await queueMessage(testApp, { topic: 'sms.follow-up' });
  later(testApp, 1);
  testApp.texts.answerAll({ state: 'refused', problem: 'unclear', detail: 'HTTP 403' });
  expect(await sendPlainTexts(testApp)).toBe(0);
  expect(await isStopped()).toBe(1);
});
