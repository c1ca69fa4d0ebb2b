import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { moveByCustomer } from '#server/modules/bookings/move/customer.ts';
import { book, cancelToken, countRows } from '#tests/builders/test-app.ts';
import {
  claims,
  monday,
  openWeatherApp,
  proposalsOf,
  proposed,
  rain,
  tokensOf,
  visitOf,
  type WeatherApp,
} from '#tests/builders/weather.ts';
import { expireProposals } from './expire-proposals.ts';
import { judgeVisits } from './judge.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

describe('at the same moment', () => {
  it('fifty acceptances move the visit once', async () => {
    const { token, mailToken, bookingId } = await proposed(testApp);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        testApp.answer(index % 2 ? token : mailToken, 'accept', index % 3 === 0),
      ),
    );
    for (const one of answers) expect(one).toMatchObject({ answer: 'accept', appointmentDate: monday.date });
    expect(await visitOf(testApp, bookingId)).toEqual({ ...monday, sequence: 1 });
    expect(await countRows(testApp, 'booking_moves')).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.reschedule'`)).toBe(1);
    expect(await claims(testApp)).toEqual({ '2025-10-13': 'booking' });
  });

  it('an acceptance and a refusal give one answer, and both are shown it', async () => {
    const { token } = await proposed(testApp);
    const [accepted, declined] = await Promise.all([testApp.answer(token, 'accept'), testApp.answer(token, 'decline')]);
    const last = await testApp.answer(token, 'decline');
    expect(last).toMatchObject({ answer: 'accept', appointmentDate: monday.date });
    expect(accepted).toMatchObject({ answer: 'accept' });
    expect(isRefusal(declined)).toBe(false);
    expect(await countRows(testApp, 'booking_moves')).toBe(1);
  });

  it('an acceptance and a cancellation end in a cancelled booking without any day', async () => {
    for (const first of ['accept', 'cancel']) {
      const { token, orderNo, bookingId } = await proposed(testApp);
      const cancel = await cancelToken(testApp, orderNo);
      const acts = [() => testApp.answer(token, 'accept'), () => cancelByCustomer(testApp.deps, { token: cancel })];
      if (first === 'cancel') acts.reverse();
      await Promise.all(acts.map((act) => act()));
      expect(await countRows(testApp, 'bookings', `id = '${bookingId}' and status = 'cancelled'`)).toBe(1);
      expect(await claims(testApp)).toEqual({});
      expect(await countRows(testApp, 'refunds', `booking_id = '${bookingId}'`)).toBe(1);
      expect(await countRows(testApp, 'calendar_holds', `booking_id = '${bookingId}' and status = 'active'`)).toBe(0);
      testApp.time.now = new Date('2025-10-06T14:00:00Z');
      testApp.forecast.set('2025-10-09', {});
      testApp.forget();
    }
  });

  it('an acceptance and the client’s own move leave the visit where one of them put it, and no day held', async () => {
    const { token, orderNo, bookingId } = await proposed(testApp);
    const { booking: link } = await sandboxLinks(testApp.deps, { orderNo });
    const key = new URL(link ?? '').searchParams.get('key') ?? '';
    const wish = { orderNo, key, date: '2025-10-20', time: '8:00 AM' as const };
    const [accepted, own] = await Promise.all([testApp.answer(token, 'accept'), moveByCustomer(testApp.deps, wish)]);
    expect(isRefusal(own)).toBe(false);
    const visit = await visitOf(testApp, bookingId);
    expect(visit.date).toBe('2025-10-20');
    expect(await claims(testApp)).toEqual({ '2025-10-20': 'booking' });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'closed' }]);
    // Who accepted first was moved first; who came second is told that it is over.
    expect(visit.sequence).toBe(isRefusal(accepted) ? 1 : 2);
    if (isRefusal(accepted)) expect(accepted.refused).toBe('WEATHER_LINK_EXPIRED');
  });

  it('an answer and the end of the time to answer leave one or the other, and no day held for nobody', async () => {
    const { token, bookingId } = await proposed(testApp);
    const late = { ...testApp.deps, clock: { now: () => new Date('2025-10-08T22:00:00Z') } };
    await Promise.all([testApp.answer(token, 'accept'), expireProposals(late)]);
    const visit = await visitOf(testApp, bookingId);
    const { rows } = await testApp.pool.query('select response_received_at from weather_notifications');
    expect(await claims(testApp)).toEqual({ [visit.date]: 'booking' });
    expect(visit.date === monday.date).toBe(rows[0]?.response_received_at !== null);
  });

  it('two clients who go for the same other day: one gets it, the other keeps what was proposed', async () => {
    const first = await proposed(testApp);
    testApp.time.now = new Date('2025-10-06T14:00:00Z');
    const { bookingId } = await book(testApp, { booking: { appointmentDate: '2025-10-07' } });
    testApp.forecast.set('2025-10-07', rain);
    await judgeVisits(testApp.deps);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([
      { proposedDate: '2025-10-14', answerBy: new Date('2025-10-06T22:00:00Z') },
    ]);
    const { text } = await tokensOf(testApp, bookingId);
    const [one, two] = await Promise.all([
      testApp.choose(first.token, '2025-10-16'),
      testApp.choose(text, '2025-10-16'),
    ]);
    const refused = [one, two].filter(isRefusal);
    expect(refused).toEqual([{ refused: 'DATE_TAKEN' }]);
    expect(await countRows(testApp, 'day_claims', `service_date = '2025-10-16'`)).toBe(1);
    expect(await countRows(testApp, 'weather_notifications', `state = 'open'`)).toBe(1);
  });
});
