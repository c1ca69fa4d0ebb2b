import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailService } from '#adapters/mail/port.ts';
import {
  alertsOf,
  beginAnew,
  messageOf,
  plainMail,
  queueMessage,
  sendPlainMails,
  sendPlainTexts,
} from '#tests/builders/messages/messages.ts';
import { book, countRows, later, openTestApp } from '#tests/builders/test-app.ts';
import { mailChannel } from './parts/channel.ts';
import { sendDue } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));

describe('settings that a provider refuses', () => {
  it('let everything wait, are no try, are tried every five minutes, and are told once', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push(await queueMessage(testApp, { topic: 'mail.confirmation' }));
    testApp.mail.answerAll({ state: 'refused', problem: 'settings', detail: '535 who are you' });
    for (let minutes = 0; minutes < 60; minutes++) {
      await sendPlainMails(testApp);
      later(testApp, 1);
    }
    for (const id of ids) expect(await messageOf(testApp, id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await alertsOf(testApp)).toEqual(['settings:mail']);
    expect(testApp.mail.calls.sends).toBeLessThanOrEqual(13);
    testApp.mail.answerAll(null);
    later(testApp, 5);
    expect(await sendPlainMails(testApp)).toBe(6);
  });

  it('of the text provider do not keep the mail, which tells of them', async () => {
    await queueMessage(testApp, { topic: 'sms.follow-up' });
    testApp.texts.answerAll({ state: 'refused', problem: 'settings', detail: '20003' });
    await sendPlainTexts(testApp);
    expect(await sendPlainMails(testApp)).toBe(1);
    expect(testApp.mail.sent.map(({ subject }) => subject)).toEqual(['operator.alert']);
  });
});

describe('an alert', () => {
  it('that cannot be sent leads to no further alert', async () => {
    const id = await queueMessage(testApp, { topic: 'operator.alert', detail: { reason: 'something' } });
    testApp.mail.answerAll({ state: 'refused', problem: 'address', detail: '550 no such operator' });
    await sendPlainMails(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'failed' });
    expect(await alertsOf(testApp)).toHaveLength(1);
    expect(testApp.warnings.at(-1)).toMatchObject({ topic: 'operator.alert' });
  });
});

it('A booking is answered without a word to the mail server or the text provider', async () => {
  testApp.mail.answerAll(new Error('down'));
  testApp.texts.answerAll(new Error('down'));
  const { orderNo } = await book(testApp);
  expect(orderNo).toMatch(/^HC-/);
  expect([testApp.mail.calls.sends, testApp.texts.calls.sends]).toEqual([0, 0]);
});

describe('mails that are sent at once', () => {
  /** A mail server that keeps the first mail until `until` is over; what it was handed, in order. */
  const holding = (until: Promise<unknown>) => {
    const handed: string[] = [];
    const service: MailService = {
      ...testApp.mail.service,
      async send(mail) {
        handed.push(mail.messageId);
        if (handed.length === 1) await until;
        return testApp.mail.service.send(mail);
      },
    };
    return { handed, send: () => sendDue(testApp.deps, mailChannel(service, plainMail)) };
  };
  const named = (id: number) => `outbox-${id}@example.com`;

  it('do not wait for one that takes its time, but those to the same person do', async () => {
    const slow = await queueMessage(testApp, { topic: 'mail.confirmation' });
    const same = await queueMessage(testApp, { topic: 'mail.reschedule' });
    const other = await queueMessage(testApp, { topic: 'mail.confirmation', recipient: 'sam@example.com' });
    const sentBeside = Promise.withResolvers<void>();
    const { handed, send } = holding(sentBeside.promise);
    const sending = send();
    await expect.poll(() => countRows(testApp, 'outbox', `state = 'done'`), { timeout: 20_000 }).toBe(1);
    expect(handed).toEqual([named(slow), named(other)]);
    sentBeside.resolve();
    expect(await sending).toBe(3);
    expect(handed.at(-1)).toBe(named(same));
  });

  it('are as many as the operator allows, and one while the server does not answer', async () => {
    for (let n = 0; n < 8; n++)
      await queueMessage(testApp, { topic: 'mail.confirmation', recipient: `sam-${n}@example.com` });
    const atOnce: number[] = [];
    let now = 0;
    const two = Promise.withResolvers<void>();
    const service: MailService = {
      ...testApp.mail.service,
      async send(mail) {
        atOnce.push(++now);
        if (now === 2) two.resolve();
        if (atOnce.length > 3) await two.promise;
        now--;
        return testApp.mail.service.send(mail);
      },
    };
    const channel = mailChannel(service, plainMail);
    expect(await sendDue(testApp.deps, channel, { isSilent: () => atOnce.length < 3 })).toBe(8);
    expect(atOnce.slice(0, 3)).toEqual([1, 1, 1]);
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(channel.atOnce);
  });
});

it('A program that is stopping finishes the mail that it has in hand and leaves the others for the next', async () => {
  for (let n = 0; n < 3; n++) await queueMessage(testApp, { topic: 'mail.confirmation' });
  const stopping = new AbortController();
  const service: MailService = {
    ...testApp.mail.service,
    async send(mail) {
      stopping.abort();
      return testApp.mail.service.send(mail);
    },
  };
  expect(await sendDue(testApp.deps, mailChannel(service, plainMail), { stopping: stopping.signal })).toBe(1);
  expect(await countRows(testApp, 'outbox', `state = 'done'`)).toBe(1);
  expect(await countRows(testApp, 'outbox', `state = 'queued' and attempts = 0`)).toBe(2);
});
