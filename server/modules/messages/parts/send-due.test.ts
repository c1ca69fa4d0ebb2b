import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailService } from '#adapters/mail/port.ts';
import {
  alertsOf,
  beginAnew,
  messageOf,
  plainMail,
  queueMessage,
  sendPlainMails,
  sendPlainTexts,
} from '#tests/builders/messages.ts';
import { book, countRows, type House, later, openHouse } from '#tests/builders/test-app.ts';
import { mailChannel } from './channel.ts';
import { sendDue } from './send-due.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => beginAnew(house));

describe('settings that a provider refuses', () => {
  it('let everything wait, are no try, are tried every five minutes, and are told once', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push(await queueMessage(house, { topic: 'mail.confirmation' }));
    house.mail.answerAll({ state: 'refused', problem: 'settings', detail: '535 who are you' });
    for (let minutes = 0; minutes < 60; minutes++) {
      await sendPlainMails(house);
      later(house, 1);
    }
    for (const id of ids) expect(await messageOf(house, id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await alertsOf(house)).toEqual(['settings:mail']);
    expect(house.mail.calls.sends).toBeLessThanOrEqual(13);
    house.mail.answerAll(null);
    later(house, 5);
    expect(await sendPlainMails(house)).toBe(6);
  });

  it('of the text provider do not keep the mail, which tells of them', async () => {
    await queueMessage(house, { topic: 'sms.follow-up' });
    house.texts.answerAll({ state: 'refused', problem: 'settings', detail: '20003' });
    await sendPlainTexts(house);
    expect(await sendPlainMails(house)).toBe(1);
    expect(house.mail.sent.map(({ subject }) => subject)).toEqual(['operator.alert']);
  });
});

describe('an alert', () => {
  it('that cannot be sent leads to no further alert', async () => {
    const id = await queueMessage(house, { topic: 'operator.alert', detail: { reason: 'something' } });
    house.mail.answerAll({ state: 'refused', problem: 'address', detail: '550 no such operator' });
    await sendPlainMails(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'failed' });
    expect(await alertsOf(house)).toHaveLength(1);
    expect(house.warnings.at(-1)).toMatchObject({ topic: 'operator.alert' });
  });
});

it('A booking is answered without a word to the mail server or the text provider', async () => {
  house.mail.answerAll(new Error('down'));
  house.texts.answerAll(new Error('down'));
  const { orderNo } = await book(house);
  expect(orderNo).toMatch(/^HC-/);
  expect([house.mail.calls.sends, house.texts.calls.sends]).toEqual([0, 0]);
});

it('A program that is stopping finishes the mail that it has in hand and leaves the others for the next', async () => {
  for (let n = 0; n < 3; n++) await queueMessage(house, { topic: 'mail.confirmation' });
  const stopping = new AbortController();
  const service: MailService = {
    ...house.mail.service,
    async send(mail) {
      stopping.abort();
      return house.mail.service.send(mail);
    },
  };
  expect(await sendDue(house.deps, mailChannel(service, plainMail), stopping.signal)).toBe(1);
  expect(await countRows(house, 'outbox', `state = 'done'`)).toBe(1);
  expect(await countRows(house, 'outbox', `state = 'queued' and attempts = 0`)).toBe(2);
});
