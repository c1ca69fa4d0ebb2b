import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertsOf,
  beginAnew,
  leaveBehind,
  messageOf,
  queueMessage,
  sendPlainMails,
  sendPlainTexts,
} from '#tests/builders/messages/messages.ts';
import { later, openTestApp } from '#tests/builders/test-app.ts';
import { isOptedOut } from './queries/opt-outs.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => beginAnew(testApp));
const seconds = (count: number) => later(testApp, count / 60);

describe('a text that is due', () => {
  it('waits through the quiet hours, while a mail does not', async () => {
    testApp.time.now = new Date('2025-10-07T01:00:00Z'); // nine in the evening
    const text = await queueMessage(testApp, { topic: 'sms.follow-up' });
    await queueMessage(testApp, { topic: 'mail.confirmation' });
    expect(await sendPlainTexts(testApp)).toBe(0);
    expect(await sendPlainMails(testApp)).toBe(1);
    testApp.time.now = new Date('2025-10-07T11:59:59Z');
    expect(await sendPlainTexts(testApp)).toBe(0);
    seconds(1);
    expect(await sendPlainTexts(testApp)).toBe(1);
    expect(await messageOf(testApp, text)).toMatchObject({ state: 'done', recipient: '+15145550100' });
  });

  it.each([
    ['has an hour twice', '2025-11-02T12:59:59Z'],
    ['lacks an hour', '2026-03-08T11:59:59Z'],
  ])('waits until eight in the morning after a night that %s', async (_what, aSecondBefore) => {
    testApp.time.now = new Date(aSecondBefore);
    await queueMessage(testApp, { topic: 'sms.follow-up' });
    expect(await sendPlainTexts(testApp)).toBe(0);
    seconds(1);
    expect(await sendPlainTexts(testApp)).toBe(1);
  });

  it('and not answered is looked up, found and never sent again', async () => {
    const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
    testApp.texts.answerNext({ state: 'unknown', detail: 'no answer' }, { taken: true });
    await sendPlainTexts(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'calling', failure: 'no answer' });
    seconds(120);
    await sendPlainTexts(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done', provider_id: 'text-1', failure: null });
    expect(testApp.texts.calls).toEqual({ sends: 1, finds: 1 });
    expect(await alertsOf(testApp)).toEqual([]);
  });

  it('and left behind by a killed program is sent when the provider has no record of it', async () => {
    const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
    await leaveBehind(testApp, id, 120);
    seconds(119);
    await sendPlainTexts(testApp);
    expect(testApp.texts.calls).toEqual({ sends: 0, finds: 0 });
    seconds(1);
    expect(await sendPlainTexts(testApp)).toBe(1);
    expect(testApp.texts.calls).toEqual({ sends: 1, finds: 1 });
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('and left behind is looked up by one of fifty workers', async () => {
    const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
    await leaveBehind(testApp, id, 120);
    seconds(120);
    await Promise.all(Array.from({ length: 50 }, () => sendPlainTexts(testApp)));
    expect(testApp.texts.calls).toEqual({ sends: 1, finds: 1 });
  });

  it('and left behind before the quiet hours is looked up in them and sent after them', async () => {
    testApp.time.now = new Date('2025-10-07T00:59:00Z');
    const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
    await leaveBehind(testApp, id, 120);
    seconds(120);
    expect(await sendPlainTexts(testApp)).toBe(0);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'queued' });
    testApp.time.now = new Date('2025-10-07T12:00:00Z');
    expect(await sendPlainTexts(testApp)).toBe(1);
  });

  it('and of unknown fate is asked about until the provider answers, and is never sent before that', async () => {
    const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
    testApp.texts.answerNext({ state: 'unknown', detail: 'no answer' }, { taken: true });
    for (let time = 0; time < 6; time++) testApp.texts.answerNextFind({ state: 'unavailable', detail: 'down' });
    for (let minutes = 0; minutes < 240; minutes++) {
      await sendPlainTexts(testApp);
      later(testApp, 1);
    }
    expect(testApp.texts.calls).toEqual({ sends: 1, finds: 7 });
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'done' });
  });

  it('and of unknown fate for a day is left to the operator', async () => {
    const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
    testApp.texts.answerNext(new Error('reset'));
    for (let hours = 0; hours < 30; hours++) {
      testApp.texts.answerNextFind(new Error('down'));
      await sendPlainTexts(testApp);
      later(testApp, 60);
    }
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'unknown' });
    expect(testApp.texts.calls.sends).toBe(1);
    expect(await alertsOf(testApp)).toEqual([`message:${id}`]);
  });

  it('to somebody who wants no texts is dropped without a word', async () => {
    const id = await queueMessage(testApp, { topic: 'sms.follow-up' });
    testApp.texts.answerNext({ state: 'refused', problem: 'opted-out', detail: '21610' });
    await sendPlainTexts(testApp);
    expect(await messageOf(testApp, id)).toMatchObject({ state: 'dropped', failure: '21610' });
    expect(await isOptedOut(testApp.db, '+15145550100')).toBe(true);
    expect(await alertsOf(testApp)).toEqual([]);
  });

  it('that reminds of a visit is dropped when the visit has begun, however it was kept from leaving', async () => {
    const detail = { date: '2025-10-07', time: '9:00 AM' };
    const refused = await queueMessage(testApp, { topic: 'sms.service-reminder', detail });
    testApp.texts.answerAll({ state: 'refused-for-now', detail: 'busy' });
    for (let hours = 0; hours < 30; hours++) {
      await sendPlainTexts(testApp);
      later(testApp, 60);
    }
    expect(await messageOf(testApp, refused)).toMatchObject({ state: 'dropped', failure: 'busy' });
    const late = await queueMessage(testApp, { topic: 'sms.service-reminder', detail });
    testApp.texts.answerAll(null);
    expect(await sendPlainTexts(testApp)).toBe(0);
    expect(await messageOf(testApp, late)).toMatchObject({ state: 'dropped', attempts: 0 });
    expect(await alertsOf(testApp)).toEqual([]);
  });

  it('does not wait for mail that is stuck, nor mail for texts', async () => {
    await queueMessage(testApp, { topic: 'mail.confirmation' });
    await queueMessage(testApp, { topic: 'sms.follow-up' });
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    const send = testApp.mail.service.send;
    testApp.mail.service.send = async (mail) => {
      await never;
      return send(mail);
    };
    const stuck = sendPlainMails(testApp);
    expect(await sendPlainTexts(testApp)).toBe(1);
    end();
    expect(await stuck).toBe(1);
    testApp.mail.service.send = send;
  });
});
