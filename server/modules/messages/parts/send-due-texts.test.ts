import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  alertsOf,
  beginAnew,
  leaveBehind,
  messageOf,
  queueMessage,
  sendPlainMails,
  sendPlainTexts,
} from '#tests/builders/messages.ts';
import { type House, later, openHouse } from '#tests/builders/test-app.ts';
import { isOptedOut } from '../queries/opt-outs.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => beginAnew(house));
const seconds = (count: number) => later(house, count / 60);

describe('a text that is due', () => {
  it('waits through the quiet hours, while a mail does not', async () => {
    house.time.now = new Date('2025-10-07T01:00:00Z'); // nine in the evening
    const text = await queueMessage(house, { topic: 'sms.follow-up' });
    await queueMessage(house, { topic: 'mail.confirmation' });
    expect(await sendPlainTexts(house)).toBe(0);
    expect(await sendPlainMails(house)).toBe(1);
    house.time.now = new Date('2025-10-07T11:59:59Z');
    expect(await sendPlainTexts(house)).toBe(0);
    seconds(1);
    expect(await sendPlainTexts(house)).toBe(1);
    expect(await messageOf(house, text)).toMatchObject({ state: 'done', recipient: '+15145550100' });
  });

  it.each([
    ['has an hour twice', '2025-11-02T12:59:59Z'],
    ['lacks an hour', '2026-03-08T11:59:59Z'],
  ])('waits until eight in the morning after a night that %s', async (_what, aSecondBefore) => {
    house.time.now = new Date(aSecondBefore);
    await queueMessage(house, { topic: 'sms.follow-up' });
    expect(await sendPlainTexts(house)).toBe(0);
    seconds(1);
    expect(await sendPlainTexts(house)).toBe(1);
  });

  it('and not answered is looked up, found and never sent again', async () => {
    const id = await queueMessage(house, { topic: 'sms.follow-up' });
    house.texts.answerNext({ state: 'unknown', detail: 'no answer' }, { taken: true });
    await sendPlainTexts(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'calling', failure: 'no answer' });
    seconds(120);
    await sendPlainTexts(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'done', provider_id: 'text-1', failure: null });
    expect(house.texts.calls).toEqual({ sends: 1, finds: 1 });
    expect(await alertsOf(house)).toEqual([]);
  });

  it('and left behind by a killed program is sent when the provider has no record of it', async () => {
    const id = await queueMessage(house, { topic: 'sms.follow-up' });
    await leaveBehind(house, id, 120);
    seconds(119);
    await sendPlainTexts(house);
    expect(house.texts.calls).toEqual({ sends: 0, finds: 0 });
    seconds(1);
    expect(await sendPlainTexts(house)).toBe(1);
    expect(house.texts.calls).toEqual({ sends: 1, finds: 1 });
    expect(await messageOf(house, id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('and left behind is looked up by one of fifty workers', async () => {
    const id = await queueMessage(house, { topic: 'sms.follow-up' });
    await leaveBehind(house, id, 120);
    seconds(120);
    await Promise.all(Array.from({ length: 50 }, () => sendPlainTexts(house)));
    expect(house.texts.calls).toEqual({ sends: 1, finds: 1 });
  });

  it('and left behind before the quiet hours is looked up in them and sent after them', async () => {
    house.time.now = new Date('2025-10-07T00:59:00Z');
    const id = await queueMessage(house, { topic: 'sms.follow-up' });
    await leaveBehind(house, id, 120);
    seconds(120);
    expect(await sendPlainTexts(house)).toBe(0);
    expect(await messageOf(house, id)).toMatchObject({ state: 'queued' });
    house.time.now = new Date('2025-10-07T12:00:00Z');
    expect(await sendPlainTexts(house)).toBe(1);
  });

  it('and of unknown fate is asked about until the provider answers, and is never sent before that', async () => {
    const id = await queueMessage(house, { topic: 'sms.follow-up' });
    house.texts.answerNext({ state: 'unknown', detail: 'no answer' }, { taken: true });
    for (let time = 0; time < 6; time++) house.texts.answerNextFind({ state: 'unavailable', detail: 'down' });
    for (let minutes = 0; minutes < 240; minutes++) {
      await sendPlainTexts(house);
      later(house, 1);
    }
    expect(house.texts.calls).toEqual({ sends: 1, finds: 7 });
    expect(await messageOf(house, id)).toMatchObject({ state: 'done' });
  });

  it('and of unknown fate for a day is left to the operator', async () => {
    const id = await queueMessage(house, { topic: 'sms.follow-up' });
    house.texts.answerNext(new Error('reset'));
    for (let hours = 0; hours < 30; hours++) {
      house.texts.answerNextFind(new Error('down'));
      await sendPlainTexts(house);
      later(house, 60);
    }
    expect(await messageOf(house, id)).toMatchObject({ state: 'unknown' });
    expect(house.texts.calls.sends).toBe(1);
    expect(await alertsOf(house)).toEqual([`message:${id}`]);
  });

  it('to somebody who wants no texts is dropped without a word', async () => {
    const id = await queueMessage(house, { topic: 'sms.follow-up' });
    house.texts.answerNext({ state: 'refused', problem: 'opted-out', detail: '21610' });
    await sendPlainTexts(house);
    expect(await messageOf(house, id)).toMatchObject({ state: 'dropped', failure: '21610' });
    expect(await isOptedOut(house.db, '+15145550100')).toBe(true);
    expect(await alertsOf(house)).toEqual([]);
  });

  it('that reminds of a visit is dropped when the visit has begun, however it was kept from leaving', async () => {
    const detail = { date: '2025-10-07', time: '9:00 AM' };
    const refused = await queueMessage(house, { topic: 'sms.service-reminder', detail });
    house.texts.answerAll({ state: 'refused-for-now', detail: 'busy' });
    for (let hours = 0; hours < 30; hours++) {
      await sendPlainTexts(house);
      later(house, 60);
    }
    expect(await messageOf(house, refused)).toMatchObject({ state: 'dropped', failure: 'busy' });
    const late = await queueMessage(house, { topic: 'sms.service-reminder', detail });
    house.texts.answerAll(null);
    expect(await sendPlainTexts(house)).toBe(0);
    expect(await messageOf(house, late)).toMatchObject({ state: 'dropped', attempts: 0 });
    expect(await alertsOf(house)).toEqual([]);
  });

  it('does not wait for mail that is stuck, nor mail for texts', async () => {
    await queueMessage(house, { topic: 'mail.confirmation' });
    await queueMessage(house, { topic: 'sms.follow-up' });
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    const send = house.mail.service.send;
    house.mail.service.send = async (mail) => {
      await never;
      return send(mail);
    };
    const stuck = sendPlainMails(house);
    expect(await sendPlainTexts(house)).toBe(1);
    end();
    expect(await stuck).toBe(1);
    house.mail.service.send = send;
  });
});
