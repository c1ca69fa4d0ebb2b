import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelByCustomer, previewCancellation } from '#server/modules/bookings/cancel/customer.ts';
import { cancelToken, countRows } from '#tests/builders/test-app.ts';
import {
  claims,
  kept,
  monday,
  moved,
  openWeatherApp,
  proposalsOf,
  proposed,
  thursday,
  visitOf,
  type WeatherApp,
} from '#tests/builders/weather.ts';
import { answerProposal } from './answer.ts';
import { judgeVisits } from './judge.ts';
import { readProposal } from './read-proposal.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

describe('a weather link', () => {
  it('shows what is proposed and why, and changes nothing', async () => {
    const { token, mailToken, bookingId } = await proposed(testApp);
    const proposal = {
      coatingType: 'complete',
      selectedLayout: 'layout1',
      reasons: ['precipitation'],
      original: thursday,
      proposed: monday,
      current: thursday,
      answer: null,
      answerBy: '2025-10-08T22:00:00.000Z',
      closed: false,
      canAccept: true,
      canKeepOriginal: false,
      account: null,
      silence: 'ask',
      withdrawn: false,
      otherDays: ['2025-10-14', '2025-10-16', '2025-10-20'].map((date) => ({ date, time: '9:00 AM' })),
    };
    expect(await readProposal(testApp.deps, { token })).toEqual(proposal);
    expect(await readProposal(testApp.deps, { token: mailToken })).toEqual(proposal);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'open', response: null }]);
  });

  it('offers no day that is taken or unknown, and none when nobody knows the weather', async () => {
    const { token } = await proposed(testApp);
    await testApp.sell('2025-10-14');
    testApp.forecast.set('2025-10-20', { temperatureC: null });
    testApp.time.now = new Date(testApp.time.now.getTime() + 31 * 60_000);
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ otherDays: [{ date: '2025-10-16' }] });
    testApp.forecast.told.state = 'unavailable';
    testApp.time.now = new Date(testApp.time.now.getTime() + 31 * 60_000);
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ otherDays: [] });
  });

  it('is nobody’s when it is wrong by a letter, empty, enormous, hostile, or made for something else', async () => {
    const { token, orderNo, bookingId } = await proposed(testApp);
    const other = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
    const cancel = await cancelToken(testApp, orderNo);
    for (const wrong of [
      other,
      '',
      ' ',
      cancel,
      orderNo,
      bookingId,
      '1',
      "' or 1=1 --",
      '\u0000',
      'x'.repeat(100_000),
    ]) {
      expect(await readProposal(testApp.deps, { token: wrong })).toEqual({ refused: 'WEATHER_LINK_INVALID' });
      expect(await testApp.answer(wrong, 'accept')).toEqual({ refused: 'WEATHER_LINK_INVALID' });
      expect(await testApp.choose(wrong, '2025-10-14')).toEqual({ refused: 'WEATHER_LINK_INVALID' });
    }
    expect(await cancelByCustomer(testApp.deps, { token })).toEqual({ refused: 'CANCEL_LINK_INVALID' });
    expect(await visitOf(testApp, bookingId)).toMatchObject(thursday);
  });

  it('needs one of the two actions, before anything else is looked at', async () => {
    const { token } = await proposed(testApp);
    for (const action of [undefined, '', 'Accept', 'acceptance', 'cancel']) {
      expect(await testApp.answer(token, action)).toEqual({ refused: 'WEATHER_ACTION_INVALID' });
      expect(await testApp.answer('nobody’s', action)).toEqual({ refused: 'WEATHER_ACTION_INVALID' });
    }
  });

  it('ends with the visit', async () => {
    const { token } = await proposed(testApp);
    testApp.time.now = new Date('2025-10-09T13:00:00Z');
    expect(await readProposal(testApp.deps, { token })).toEqual({ refused: 'WEATHER_LINK_INVALID' });
    expect(await testApp.answer(token, 'accept')).toEqual({ refused: 'WEATHER_LINK_EXPIRED' });
  });
});

describe('accepting', () => {
  it('moves the visit, with everything that follows from it, in one step', async () => {
    const { token, bookingId, orderNo } = await proposed(testApp);
    expect(await testApp.answer(token, 'accept')).toEqual({
      message: moved,
      appointmentDate: monday.date,
      appointmentTime: monday.time,
      answer: 'accept',
      proposal: expect.objectContaining({ current: monday, answer: 'accept', closed: false, canKeepOriginal: true }),
    });
    expect(await visitOf(testApp, bookingId)).toEqual({ ...monday, sequence: 1 });
    expect(await claims(testApp)).toEqual({ '2025-10-13': 'booking' });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([
      { state: 'answered', response: 'accept', movedTo: '2025-10-13', holdStatus: 'used' },
    ]);
    expect(await countRows(testApp, 'booking_moves', `moved_by = 'weather' and to_date = '2025-10-13'`)).toBe(1);
    const { rows } = await testApp.pool.query(
      `select topic, dedupe_key, due_at from outbox where subject = $1 and dedupe_key = 'visit-1' order by topic`,
      [bookingId],
    );
    expect(rows.map(({ topic }) => topic)).toEqual(['accounting.move', 'mail.reschedule', 'sms.service-reminder']);
    const cancel = await cancelToken(testApp, orderNo);
    expect(await previewCancellation(testApp.deps, { token: cancel })).toMatchObject({ appointmentDate: monday.date });
  });

  it('speaks French to those who ask in French', async () => {
    const { token } = await proposed(testApp);
    const accepted = await answerProposal(testApp.deps, { token, action: 'accept', change: false, language: 'fr' });
    expect(accepted).toMatchObject({
      message:
        'Votre rendez-vous est déplacé vers une journée plus clémente. Un nouveau courriel de confirmation suivra.',
    });
  });

  it('by the link of the mail and by that of the text waits for a press', async () => {
    const { mailToken, token, bookingId } = await proposed(testApp);
    const give = (of: string, action: string, how: { opened?: boolean; change?: boolean }) =>
      answerProposal(testApp.deps, { token: of, action, change: false, language: 'en', ...how });
    for (const action of ['accept', 'decline'])
      for (const link of [mailToken, token])
        expect(await give(link, action, { opened: true })).toEqual({ refused: 'WEATHER_PRESS_NEEDED' });
    expect(await visitOf(testApp, bookingId)).toMatchObject(thursday);
    expect(await give(mailToken, 'accept', { change: true })).toMatchObject({ answer: 'accept' });
    // An earlier answer is shown to whoever opens either link.
    expect(await give(mailToken, 'decline', { opened: true })).toMatchObject({ answer: 'accept' });
    expect(await give(token, 'accept', { opened: true })).toMatchObject({ answer: 'accept' });
  });

  it('again is the same answer and no second move, by either link', async () => {
    const { token, mailToken } = await proposed(testApp);
    const first = await testApp.answer(token, 'accept');
    expect(await testApp.answer(token, 'accept')).toEqual(first);
    expect(await testApp.answer(mailToken, 'accept', true)).toEqual(first);
    expect(await countRows(testApp, 'booking_moves')).toBe(1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.reschedule'`)).toBe(1);
  });

  it('is not undone by the other link of the message, which shows the first answer', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'accept');
    expect(await testApp.answer(token, 'decline')).toMatchObject({
      message: moved,
      answer: 'accept',
      appointmentDate: monday.date,
    });
    expect(await visitOf(testApp, bookingId)).toMatchObject(monday);
  });

  it('works until the evening before, and from that instant on not at all', async () => {
    const { token, bookingId } = await proposed(testApp);
    testApp.tooLate();
    expect(await testApp.answer(token, 'accept')).toEqual({ refused: 'WEATHER_LINK_EXPIRED' });
    expect(await testApp.answer(token, 'decline')).toEqual({ refused: 'WEATHER_LINK_EXPIRED' });
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ closed: true, answer: null, otherDays: [] });
    testApp.time.now = new Date('2025-10-08T21:59:59.999Z');
    expect(await testApp.answer(token, 'accept')).toMatchObject({ answer: 'accept' });
    expect(await visitOf(testApp, bookingId)).toMatchObject(monday);
  });

  it('moves nothing when the day is lost, and can be tried again', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.pool.query(`delete from day_claims where service_date = '2025-10-13'`);
    await testApp.pool.query(`update calendar_holds set status = 'expired'`);
    await testApp.sell('2025-10-13');
    expect(await testApp.answer(token, 'accept')).toEqual({ refused: 'DATE_TAKEN' });
    expect(await visitOf(testApp, bookingId)).toMatchObject(thursday);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'open' }]);
    expect(await testApp.choose(token, '2025-10-14')).toMatchObject({
      answer: 'accept',
      appointmentDate: '2025-10-14',
    });
  });
});

describe('a proposed day that is closed since', () => {
  const close = async (columns = '', values = '') => {
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, created_at${columns})
       values ('x', '2025-10-13', '2025-10-13', now()${values})`,
    );
    testApp.forget();
  };

  it('is no longer free, though it is held: the visit stays, and another day can be chosen', async () => {
    const { token, bookingId } = await proposed(testApp);
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ canAccept: true });
    await close();
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ canAccept: false, closed: false });
    expect(await testApp.answer(token, 'accept')).toEqual({ refused: 'DATE_TAKEN' });
    expect(await testApp.choose(token, '2025-10-13')).toEqual({ refused: 'DATE_TAKEN' });
    expect(await visitOf(testApp, bookingId)).toMatchObject(thursday);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'open', response: null }]);
    expect(await testApp.choose(token, '2025-10-14')).toMatchObject({
      answer: 'accept',
      appointmentDate: '2025-10-14',
    });
  });

  it('cannot be had by a change of mind either, nor when its hour alone is closed', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'decline');
    await close(', all_day, start_time, end_time', `, false, '8:00 AM', '12:00 PM'`);
    expect(await readProposal(testApp.deps, { token })).toMatchObject({ answer: 'decline', canAccept: false });
    expect(await testApp.answer(token, 'accept', true)).toEqual({ refused: 'DATE_TAKEN' });
    expect(await visitOf(testApp, bookingId)).toMatchObject(thursday);
  });
});

describe('declining', () => {
  it('keeps the visit where it is, and the day for a change of mind', async () => {
    const { token, bookingId } = await proposed(testApp);
    expect(await testApp.answer(token, 'decline')).toMatchObject({
      message: kept,
      answer: 'decline',
      appointmentDate: thursday.date,
      proposal: { current: thursday, closed: false, canKeepOriginal: false },
    });
    expect(await claims(testApp)).toEqual({ '2025-10-09': 'booking', '2025-10-13': 'hold' });
    expect(await testApp.answer(token, 'accept')).toMatchObject({ answer: 'accept', appointmentDate: monday.date });
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ response: 'accept', holdStatus: 'used' }]);
  });

  it('is not asked about again while the same day stays wet', async () => {
    const { token, bookingId } = await proposed(testApp);
    await testApp.answer(token, 'decline');
    await judgeVisits(testApp.deps);
    expect(await proposalsOf(testApp, bookingId)).toHaveLength(1);
  });
});
