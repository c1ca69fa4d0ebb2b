import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { cancelBooking } from '#server/modules/bookings/cancel/customer.ts';
import { moveVisit } from '#server/modules/bookings/move/customer.ts';
import { sandboxLinks } from '#server/modules/sandbox/links.ts';
import { book, cancelToken, countRows } from '#tests/builders/test-app.ts';
import {
  claims,
  openWeatherHouse,
  proposalsOf,
  proposed,
  rain,
  tokensOf,
  visitOf,
  type WeatherHouse,
} from '#tests/builders/weather.ts';
import { answerProposal, chooseDay } from './answer.ts';
import { endProposals } from './expire-proposals.ts';
import { judgeVisits } from './judge.ts';

let house: WeatherHouse;
beforeEach(async () => {
  house = await openWeatherHouse();
});
afterEach(() => house.close());

const answer = (token: string, action: string | undefined, change = false) =>
  answerProposal(house.deps, { token, action, change, language: 'en' });
const choose = (token: string, date: string) => chooseDay(house.deps, { token, date, language: 'en' });

const monday = { date: '2025-10-13', time: '9:00 AM' };

describe('at the same moment', () => {
  it('fifty acceptances move the visit once', async () => {
    const { token, mailToken, bookingId } = await proposed(house);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => answer(index % 2 ? token : mailToken, 'accept', index % 3 === 0)),
    );
    for (const one of answers) expect(one).toMatchObject({ answer: 'accept', appointmentDate: monday.date });
    expect(await visitOf(house, bookingId)).toEqual({ ...monday, sequence: 1 });
    expect(await countRows(house, 'booking_moves')).toBe(1);
    expect(await countRows(house, 'outbox', `topic = 'mail.reschedule'`)).toBe(1);
    expect(await claims(house)).toEqual({ '2025-10-13': 'booking' });
  });

  it('an acceptance and a refusal give one answer, and both are shown it', async () => {
    const { token } = await proposed(house);
    const [accepted, declined] = await Promise.all([answer(token, 'accept'), answer(token, 'decline')]);
    const last = await answer(token, 'decline');
    expect(last).toMatchObject({ answer: 'accept', appointmentDate: monday.date });
    expect(accepted).toMatchObject({ answer: 'accept' });
    expect(isRefusal(declined)).toBe(false);
    expect(await countRows(house, 'booking_moves')).toBe(1);
  });

  it('an acceptance and a cancellation end in a cancelled booking without any day', async () => {
    for (const first of ['accept', 'cancel']) {
      const { token, orderNo, bookingId } = await proposed(house);
      const cancel = await cancelToken(house, orderNo);
      const acts = [() => answer(token, 'accept'), () => cancelBooking(house.deps, { token: cancel })];
      if (first === 'cancel') acts.reverse();
      await Promise.all(acts.map((act) => act()));
      expect(await countRows(house, 'bookings', `id = '${bookingId}' and status = 'cancelled'`)).toBe(1);
      expect(await claims(house)).toEqual({});
      expect(await countRows(house, 'refunds', `booking_id = '${bookingId}'`)).toBe(1);
      expect(await countRows(house, 'calendar_holds', `booking_id = '${bookingId}' and status = 'active'`)).toBe(0);
      house.time.now = new Date('2025-10-06T14:00:00Z');
      house.forecast.set('2025-10-09', {});
      house.forget();
    }
  });

  it('an acceptance and the client’s own move leave the visit where one of them put it, and no day held', async () => {
    const { token, orderNo, bookingId } = await proposed(house);
    const { booking: link } = await sandboxLinks(house.deps, { orderNo });
    const key = new URL(link ?? '').searchParams.get('key') ?? '';
    const wish = { orderNo, key, date: '2025-10-20', time: '8:00 AM' };
    const [accepted, own] = await Promise.all([answer(token, 'accept'), moveVisit(house.deps, wish)]);
    expect(isRefusal(own)).toBe(false);
    const visit = await visitOf(house, bookingId);
    expect(visit.date).toBe('2025-10-20');
    expect(await claims(house)).toEqual({ '2025-10-20': 'booking' });
    expect(await proposalsOf(house, bookingId)).toMatchObject([{ state: 'closed' }]);
    // Who accepted first was moved first; who came second is told that it is over.
    expect(visit.sequence).toBe(isRefusal(accepted) ? 1 : 2);
    if (isRefusal(accepted)) expect(accepted.refused).toBe('WEATHER_LINK_EXPIRED');
  });

  it('an answer and the end of the time to answer leave one or the other, and no day held for nobody', async () => {
    const { token, bookingId } = await proposed(house);
    const late = { ...house.deps, clock: { now: () => new Date('2025-10-08T22:00:00Z') } };
    await Promise.all([answer(token, 'accept'), endProposals(late)]);
    const visit = await visitOf(house, bookingId);
    const { rows } = await house.pool.query('select response_received_at from weather_notifications');
    expect(await claims(house)).toEqual({ [visit.date]: 'booking' });
    expect(visit.date === monday.date).toBe(rows[0]?.response_received_at !== null);
  });

  it('two clients who go for the same other day: one gets it, the other keeps what was proposed', async () => {
    const first = await proposed(house);
    house.time.now = new Date('2025-10-06T14:00:00Z');
    const { bookingId } = await book(house, { booking: { appointmentDate: '2025-10-07' } });
    house.forecast.set('2025-10-07', rain);
    await judgeVisits(house.deps);
    expect(await proposalsOf(house, bookingId)).toMatchObject([
      { proposedDate: '2025-10-14', answerBy: new Date('2025-10-06T22:00:00Z') },
    ]);
    const { text } = await tokensOf(house, bookingId);
    const [one, two] = await Promise.all([choose(first.token, '2025-10-16'), choose(text, '2025-10-16')]);
    const refused = [one, two].filter(isRefusal);
    expect(refused).toEqual([{ refused: 'DATE_TAKEN' }]);
    expect(await countRows(house, 'day_claims', `service_date = '2025-10-16'`)).toBe(1);
    expect(await countRows(house, 'weather_notifications', `state = 'open'`)).toBe(1);
  });
});
