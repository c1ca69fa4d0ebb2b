import { afterAll, describe, expect, it } from 'vitest';
import { markOutcome } from '#server/modules/bookings/mark-outcome.ts';
import { addBlock } from '#server/modules/calendar/blocks.ts';
import { decideVisits } from '#server/modules/decisions/decide.ts';
import { listDecisions } from '#server/modules/decisions/list.ts';
import { owner } from '#tests/builders/money.ts';
import { book, countRows, later, mondayMorning, openTestApp } from '#tests/builders/test-app.ts';
import { sendMessages } from './send.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

let orderNo = '';

describe('a booking', () => {
  it('keeps its messages, readable, in the outbox while there is neither a mail server nor a text provider', async () => {
    orderNo = (await book(testApp)).orderNo;
    expect(await sendMessages({ ...testApp.deps, mail: null, sms: null })).toBe(0);
    expect(
      await countRows(testApp, 'outbox', `state = 'queued' and attempts = 0 and topic not like 'accounting.%'`),
    ).toBe(2);
  });

  it('is confirmed by mail at once; its texts go out at their hours, each once, those after the visit once it was done', async () => {
    testApp.time.now = mondayMorning;
    const send = (instant: string) => {
      testApp.time.now = new Date(instant);
      return sendMessages(testApp.deps);
    };
    expect(await sendMessages(testApp.deps)).toBe(1);
    expect(testApp.mail.sent.map(({ to }) => to.address)).toEqual(['camille@example.com']);
    expect([await send('2025-10-13T20:59:59Z'), await send('2025-10-13T21:00:00Z')]).toEqual([0, 1]);
    expect(await send('2025-10-14T17:00:00Z')).toBe(0);
    await markOutcome(testApp.deps, { orderNo, version: 0, outcome: 'completed', by: owner });
    // The certificate, once it can be taken back no more.
    expect([await send('2025-10-14T17:09:59Z'), await send('2025-10-14T17:10:00Z')]).toEqual([0, 1]);
    expect([await send('2025-10-14T21:59:59Z'), await send('2025-10-14T22:00:00Z')]).toEqual([0, 1]);
    expect([await send('2025-10-15T13:59:59Z'), await send('2025-10-15T14:00:00Z')]).toEqual([0, 1]);
    expect(await sendMessages(testApp.deps)).toBe(0);
    expect(testApp.texts.sent.map(({ to }) => to)).toEqual(Array(3).fill('+15145550100'));
    expect(new Set(testApp.texts.sent.map(({ body }) => body)).size).toBe(3);
  });

  it('is not reminded of while somebody has to decide about its visit, and is once it is kept', async () => {
    testApp.time.now = mondayMorning;
    testApp.forget();
    await book(testApp, { booking: { appointmentDate: '2025-10-16' } });
    const closed = { startDate: '2025-10-16', endDate: '2025-10-16', allDay: true, startTime: null, endTime: null };
    await addBlock(testApp.deps, owner, { ...closed, reason: '' });
    await sendMessages(testApp.deps);
    const texts = testApp.texts.sent.length;
    testApp.time.now = new Date('2025-10-15T21:00:00Z');
    expect(await sendMessages(testApp.deps)).toBe(0);
    const [visit] = (await listDecisions(testApp.deps)).visits.filter(({ kinds }) => kinds.includes('closed'));
    if (!visit) throw new Error('nothing to decide');
    const { subject, version } = visit;
    await decideVisits(testApp.deps, { choice: 'keep', visits: [{ subject, version }], by: owner });
    later(testApp, 30);
    expect(await sendMessages(testApp.deps)).toBe(1);
    expect(testApp.texts.sent.slice(texts)).toMatchObject([{ body: expect.stringContaining('tomorrow') }]);
  });
});
