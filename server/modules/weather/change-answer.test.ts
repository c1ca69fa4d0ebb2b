import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { cancelToken, countRows } from '#tests/builders/test-app.ts';
import {
  claims,
  kept,
  monday,
  moved,
  openWeatherApp,
  proposalsOf,
  proposed,
  rain,
  thursday,
  visitOf,
  type WeatherApp,
} from '#tests/builders/weather.ts';
import { expireProposals } from './expire-proposals.ts';
import { judgeVisits } from './judge.ts';
import { readProposal } from './read-proposal.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

describe('changing an answer', () => {
  it('takes an accepted move back, keeps the proposed day, and can be changed again', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'accept');
    expect(await testApp.answer(token, 'decline', true)).toMatchObject({
      message: kept,
      answer: 'decline',
      appointmentDate: thursday.date,
    });
    expect(await visitOf(testApp, bookingId)).toEqual({ ...thursday, sequence: 2 });
    expect(await claims(testApp)).toEqual({ '2025-10-09': 'booking', '2025-10-13': 'hold' });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([
      { state: 'answered', response: 'decline', movedTo: null, holdStatus: 'active' },
    ]);
    expect(await testApp.answer(token, 'accept', true)).toMatchObject({
      answer: 'accept',
      appointmentDate: monday.date,
    });
    expect(await visitOf(testApp, bookingId)).toEqual({ ...monday, sequence: 3 });
    expect(await claims(testApp)).toEqual({ '2025-10-13': 'booking' });
  });

  it('says so when the day that was left is sold, and changes nothing', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'accept');
    await testApp.sell('2025-10-09');
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ canKeepOriginal: false });
    expect(await testApp.answer(token, 'decline', true)).toEqual({ refused: 'DATE_TAKEN' });
    expect(await visitOf(testApp, bookingId)).toEqual({ ...monday, sequence: 1 });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'answered', response: 'accept' }]);
  });

  it('does not go back to a day that was blocked meanwhile', async () => {
    const { token } = await proposed(testApp);
    await testApp.answer(token, 'accept');
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, created_at) values ('x', '2025-10-09', '2025-10-09', now())`,
    );
    testApp.forget();
    expect(await testApp.answer(token, 'decline', true)).toEqual({ refused: 'DATE_TAKEN' });
  });

  it('is over in the evening: the first answer is shown', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'accept');
    testApp.tooLate();
    expect(await testApp.answer(token, 'decline', true)).toMatchObject({
      answer: 'accept',
      proposal: { closed: true, canKeepOriginal: false },
    });
    expect(await visitOf(testApp, bookingId)).toMatchObject(monday);
  });
});

describe('choosing another day', () => {
  it('moves the visit there and lets the proposed day go', async () => {
    const { token, bookingId } = await proposed(testApp);
    expect(await testApp.choose(token, '2025-10-16')).toMatchObject({
      message: moved,
      answer: 'accept',
      appointmentDate: '2025-10-16',
      appointmentTime: '9:00 AM',
      proposal: { proposed: monday, current: { date: '2025-10-16' }, canKeepOriginal: true },
    });
    expect(await claims(testApp)).toEqual({ '2025-10-16': 'booking' });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ movedTo: '2025-10-16', holdStatus: 'released' }]);
    await testApp.choose(token, '2025-10-16');
    expect(await countRows(testApp, 'booking_moves')).toBe(1);
  });

  it('may follow an acceptance, end at the proposed day after all, or be taken back', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'accept');
    expect(await testApp.choose(token, '2025-10-14')).toMatchObject({ appointmentDate: '2025-10-14' });
    expect(await testApp.choose(token, '2025-10-13')).toMatchObject({ appointmentDate: '2025-10-13' });
    expect(await testApp.choose(token, '2025-10-20')).toMatchObject({ appointmentDate: '2025-10-20' });
    expect(await testApp.answer(token, 'decline', true)).toMatchObject({
      appointmentDate: '2025-10-09',
      answer: 'decline',
    });
    expect(await claims(testApp)).toEqual({ '2025-10-09': 'booking', '2025-10-13': 'hold' });
    expect(await visitOf(testApp, bookingId)).toMatchObject({ sequence: 5 });
  });

  it('takes only a day that is open, clear and free', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.sell('2025-10-14');
    expect(await testApp.choose(token, '2025-10-14')).toEqual({ refused: 'DATE_TAKEN' });
    for (const date of ['2025-10-09', '2025-10-10', '2025-10-06', '2026-10-12', '2025-13-45', 'soon']) {
      expect(await testApp.choose(token, date)).toEqual({ refused: 'DATE_NOT_OPEN' });
    }
    expect(await claims(testApp)).toMatchObject({ '2025-10-09': 'booking', '2025-10-13': 'hold' });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'open', holdStatus: 'active' }]);
    testApp.tooLate();
    expect(await testApp.choose(token, '2025-10-16')).toEqual({ refused: 'WEATHER_LINK_EXPIRED' });
  });
});

describe('a proposal', () => {
  it('is over when its booking is cancelled', async () => {
    const { token, orderNo, bookingId } = await proposed(testApp);
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    for (const act of [
      testApp.answer(token, 'accept'),
      testApp.answer(token, 'decline'),
      testApp.choose(token, '2025-10-14'),
    ]) {
      expect(await act).toEqual({ refused: 'ALREADY_CANCELLED' });
    }
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ closed: true, otherDays: [] });
    expect(await claims(testApp)).toEqual({});
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'closed', holdStatus: 'released' }]);
  });

  it('that nobody answered ends in the evening: the visit stays, the day is free', async () => {
    const { token, bookingId } = await proposed(testApp);
    expect(await expireProposals(testApp.deps)).toBe(0);
    testApp.tooLate();
    expect(await expireProposals(testApp.deps)).toBe(1);
    expect(await expireProposals(testApp.deps)).toBe(0);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([
      { state: 'closed', response: null, holdStatus: 'expired' },
    ]);
    expect(await claims(testApp)).toEqual({ '2025-10-09': 'booking' });
    expect(await countRows(testApp, 'outbox', `topic like '%.weather-proposal'`)).toBe(0);
    expect(await testApp.answer(token, 'accept')).toEqual({ refused: 'WEATHER_LINK_EXPIRED' });
  });

  it('that was answered ends too, and goes on showing its answer', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'decline');
    testApp.tooLate();
    expect(await expireProposals(testApp.deps)).toBe(1);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([
      { state: 'closed', response: 'decline', holdStatus: 'expired' },
    ]);
    expect(await claims(testApp)).toEqual({ '2025-10-09': 'booking' });
    expect(await testApp.answer(token, 'accept')).toMatchObject({ answer: 'decline', appointmentDate: thursday.date });
  });

  it('leaves the moved visit alone when it ends', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'accept');
    testApp.tooLate();
    await expireProposals(testApp.deps);
    expect(await claims(testApp)).toEqual({ '2025-10-13': 'booking' });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'closed', holdStatus: 'used' }]);
    testApp.forecast.set('2025-10-13', rain);
    testApp.time.now = new Date('2025-10-09T23:00:00Z');
    await judgeVisits(testApp.deps);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{}, { weatherDate: '2025-10-13', state: 'open' }]);
  });
});
