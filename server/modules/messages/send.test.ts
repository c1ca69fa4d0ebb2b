import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, countRows, type House, mondayMorning, openHouse } from '#tests/builders/test-app.ts';
import { sendMessages } from './send.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('a booking', () => {
  it('keeps its messages, readable, in the outbox while there is neither a mail server nor a text provider', async () => {
    await book(house);
    expect(await sendMessages({ ...house.deps, mail: null, sms: null })).toBe(0);
    expect(
      await countRows(house, 'outbox', `state = 'queued' and attempts = 0 and topic not like 'accounting.%'`),
    ).toBe(4);
  });

  it('is confirmed by mail at once, and its texts go out at their hours, each once', async () => {
    house.time.now = mondayMorning;
    expect(await sendMessages(house.deps)).toBe(1);
    expect(house.mail.sent.map(({ to }) => to.address)).toEqual(['camille@example.com']);
    const hours = ['2025-10-13T21:00:00Z', '2025-10-14T22:00:00Z', '2025-10-15T14:00:00Z'];
    for (const hour of hours) {
      house.time.now = new Date(Date.parse(hour) - 1000);
      expect(await sendMessages(house.deps)).toBe(0);
      house.time.now = new Date(hour);
      expect(await sendMessages(house.deps)).toBe(1);
      expect(await sendMessages(house.deps)).toBe(0);
    }
    expect(house.texts.sent.map(({ to }) => to)).toEqual(hours.map(() => '+15145550100'));
    expect(new Set(house.texts.sent.map(({ body }) => body)).size).toBe(hours.length);
    const flags = 'service_reminder_sms_sent and follow_up_sms_sent and day_after_reminder_sms_sent';
    expect(await countRows(house, 'bookings', flags)).toBe(1);
  });
});
