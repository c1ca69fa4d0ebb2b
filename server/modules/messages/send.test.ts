import { afterAll, describe, expect, it } from 'vitest';
import { book, countRows, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { sendMessages } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

describe('a booking', () => {
  it('keeps its messages, readable, in the outbox while there is neither a mail server nor a text provider', async () => {
    await book(testApp);
    expect(await sendMessages({ ...testApp.deps, mail: null, sms: null })).toBe(0);
    expect(
      await countRows(testApp, 'outbox', `state = 'queued' and attempts = 0 and topic not like 'accounting.%'`),
    ).toBe(4);
  });

  it('is confirmed by mail at once, and its texts go out at their hours, each once', async () => {
    testApp.time.now = mondayMorning;
    expect(await sendMessages(testApp.deps)).toBe(1);
    expect(testApp.mail.sent.map(({ to }) => to.address)).toEqual(['camille@example.com']);
    const hours = ['2025-10-13T21:00:00Z', '2025-10-14T22:00:00Z', '2025-10-15T14:00:00Z'];
    for (const hour of hours) {
      testApp.time.now = new Date(Date.parse(hour) - 1000);
      expect(await sendMessages(testApp.deps)).toBe(0);
      testApp.time.now = new Date(hour);
      expect(await sendMessages(testApp.deps)).toBe(1);
      expect(await sendMessages(testApp.deps)).toBe(0);
    }
    expect(testApp.texts.sent.map(({ to }) => to)).toEqual(hours.map(() => '+15145550100'));
    expect(new Set(testApp.texts.sent.map(({ body }) => body)).size).toBe(hours.length);
  });
});
