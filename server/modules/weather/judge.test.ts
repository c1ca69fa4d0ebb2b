import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '#server/common/secrets.ts';
import { cancelBooking } from '#server/modules/bookings/cancel/customer.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { book, cancelToken, countRows, later } from '#tests/builders/test-app.ts';
import {
  claims,
  mondayEvening,
  openWeatherHouse,
  proposalsOf,
  proposed,
  rain,
  visitOf,
  type WeatherHouse,
} from '#tests/builders/weather.ts';
import { judgeVisits } from './judge.ts';

let house: WeatherHouse;
beforeEach(async () => {
  house = await openWeatherHouse();
});
afterEach(() => house.close());

const on = (appointmentDate: string, appointmentTime = '9:00 AM') => ({
  booking: { appointmentDate, appointmentTime },
});
const evening = async () => {
  house.time.now = mondayEvening;
  return judgeVisits(house.deps);
};

describe('the evening’s judgement', () => {
  it('writes down what the forecast says of each visit of the coming week, and proposes nothing in good weather', async () => {
    const soon = await book(house, on('2025-10-07'));
    const last = await book(house, on('2025-10-13'));
    const later = await book(house, on('2025-10-14'));
    expect(await evening()).toEqual({ judged: 2, proposed: 0, source: 'fake' });
    const { rows } = await house.pool.query('select * from weather_judgements order by forecast_date');
    expect(rows.map((row) => row.booking_id)).toEqual([soon.bookingId, last.bookingId]);
    expect(rows[0]).toMatchObject({
      source: 'fake',
      suitable: true,
      reasons: [],
      figures: { precipitationChance: 0, precipitationMm: 0, temperatureC: 15, gustKmh: 15, condition: 'clear' },
    });
    expect(await proposalsOf(house, later.bookingId)).toEqual([]);
  });

  it('keeps the first clear day for an unsuitable one, and asks by text and by mail', async () => {
    const { bookingId, token, mailToken } = await proposed(house);
    expect(await proposalsOf(house, bookingId)).toEqual([
      {
        id: 1,
        state: 'open',
        weatherDate: '2025-10-09',
        proposedDate: '2025-10-13',
        answerBy: new Date('2025-10-08T22:00:00Z'),
        response: null,
        movedTo: null,
        holdId: expect.any(Number),
        holdStatus: 'active',
      },
    ]);
    expect(await visitOf(house, bookingId)).toMatchObject({ date: '2025-10-09', sequence: 0 });
    expect(await claims(house)).toEqual({ '2025-10-09': 'booking', '2025-10-13': 'hold' });
    const { rows } = await house.pool.query(
      `select topic, occasion, recipient, language, detail from outbox where topic like '%.weather-proposal' order by topic`,
    );
    const detail = {
      notificationId: 1,
      linkId: expect.any(String),
      fromDate: '2025-10-09',
      fromTime: '9:00 AM',
      toDate: '2025-10-13',
      toTime: '9:00 AM',
      answerBy: '2025-10-08T22:00:00.000Z',
      reasons: ['precipitation'],
      condition: 'rain',
    };
    const message = { occasion: 'weather-1', language: 'en', detail };
    expect(rows).toEqual([
      { topic: 'mail.weather-proposal', recipient: 'camille@example.com', ...message },
      { topic: 'sms.weather-proposal', recipient: '514 555-0100', ...message },
    ]);
    const links = await house.pool.query<{ token_hash: string }>(
      `select token_hash from secret_links where purpose = 'weather' and weather_notification_id = 1
       and expires_at = '2025-10-09T13:00:00Z'`,
    );
    expect(new Set(links.rows.map((row) => row.token_hash))).toEqual(new Set([sha256(token), sha256(mailToken)]));
    const written = await house.pool.query('select * from weather_notifications');
    expect(written.rows[0]).toMatchObject({
      response_token: sha256(token),
      precipitation_chance: 90,
      weather_condition: 'rain',
      weather_judgment: 'unsuitable: precipitation',
      weather_time: '9:00 AM',
    });
  });

  it('shows a day that is kept as taken to everybody, until the time to answer is over', async () => {
    await proposed(house);
    const taken = async () => (await listBookedDates(house.deps, { hash: null })).bookedDates;
    expect(await taken()).toContain('2025-10-13');
    await expect(book(house, on('2025-10-13'))).rejects.toThrow('DATE_TAKEN');
    house.time.now = new Date('2025-10-08T22:00:00Z');
    house.forget();
    expect(await taken()).not.toContain('2025-10-13');
    await book(house, on('2025-10-13'));
  });

  it('proposes once for a visit’s day, however often it is run and whatever was answered', async () => {
    const { bookingId } = await proposed(house);
    expect(await judgeVisits(house.deps)).toMatchObject({ judged: 1, proposed: 0 });
    await Promise.all([judgeVisits(house.deps), judgeVisits(house.deps)]);
    await house.pool.query(`update weather_notifications set state = 'closed'`);
    later(house, 60);
    await judgeVisits(house.deps);
    expect(await proposalsOf(house, bookingId)).toHaveLength(1);
    expect(await countRows(house, 'outbox', `topic like '%.weather-proposal'`)).toBe(2);
    expect(await countRows(house, 'weather_judgements')).toBe(5);
  });

  it('proposes once when two copies of the program run it at the same moment', async () => {
    const { bookingId } = await book(house, on('2025-10-09'));
    house.forecast.set('2025-10-09', rain);
    house.time.now = mondayEvening;
    const evenings = await Promise.all(Array.from({ length: 8 }, () => judgeVisits(house.deps)));
    expect(evenings.map((one) => one.proposed).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await proposalsOf(house, bookingId)).toHaveLength(1);
    expect(await countRows(house, 'calendar_holds', `hold_type = 'weather'`)).toBe(1);
  });

  it('leaves an open proposal as it is when the forecast has improved', async () => {
    const { bookingId } = await proposed(house);
    house.forecast.set('2025-10-09', {});
    await judgeVisits(house.deps);
    expect(await proposalsOf(house, bookingId)).toMatchObject([{ state: 'open', holdStatus: 'active' }]);
  });

  it('gives two wet visits a day each, in the order of their visits', async () => {
    const thursday = await book(house, on('2025-10-09'));
    const monday = await book(house, on('2025-10-13', '10:00 AM'));
    for (const date of ['2025-10-09', '2025-10-13', '2025-10-14']) house.forecast.set(date, rain);
    expect(await evening()).toMatchObject({ judged: 2, proposed: 2 });
    expect(await proposalsOf(house, thursday.bookingId)).toMatchObject([{ proposedDate: '2025-10-16' }]);
    expect(await proposalsOf(house, monday.bookingId)).toMatchObject([{ proposedDate: '2025-10-20' }]);
  });

  it('answers before the proposed day where that comes first', async () => {
    const { bookingId } = await book(house, on('2025-10-13'));
    house.forecast.set('2025-10-13', rain);
    await evening();
    expect(await proposalsOf(house, bookingId)).toMatchObject([
      { proposedDate: '2025-10-09', answerBy: new Date('2025-10-08T22:00:00Z') },
    ]);
  });

  it('takes the first open time where the visit’s own is blocked', async () => {
    await house.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, all_day, start_time, end_time, created_at)
       values ('maintenance', '2025-10-13', '2025-10-13', false, '8:00 AM', '10:00 AM', now())`,
    );
    house.forget();
    const { bookingId } = await proposed(house);
    const { rows } = await house.pool.query(
      'select proposed_new_time from weather_notifications where booking_id = $1',
      [bookingId],
    );
    expect(rows).toEqual([{ proposed_new_time: '10:00 AM' }]);
  });

  it('goes on where a run was killed: thirty visits, each with one proposal', async () => {
    await writeSetting(house.db, 'crewsPerDay', 30);
    house.forget();
    const bookings: string[] = [];
    for (let count = 0; count < 30; count++) bookings.push((await book(house, on('2025-10-09'))).bookingId);
    house.forecast.set('2025-10-09', rain);
    house.time.now = mondayEvening;
    const { transaction } = house.db;
    let left = 11;
    house.db.transaction = (work, config) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return transaction(work, config);
    };
    await expect(judgeVisits(house.deps)).rejects.toThrow('19 visits could not be judged');
    house.db.transaction = transaction;
    expect(await countRows(house, 'weather_notifications')).toBe(11);
    expect(await judgeVisits(house.deps)).toEqual({ judged: 30, proposed: 19, source: 'fake' });
    for (const bookingId of bookings) expect(await proposalsOf(house, bookingId)).toHaveLength(1);
    expect(await countRows(house, 'day_claims', 'hold_id is not null')).toBe(30);
    expect(await countRows(house, 'outbox', `topic = 'sms.weather-proposal'`)).toBe(30);
  });

  it('leaves cancelled visits alone', async () => {
    const { orderNo, bookingId } = await book(house, on('2025-10-09'));
    await cancelBooking(house.deps, { token: await cancelToken(house, orderNo) });
    house.forecast.set('2025-10-09', rain);
    expect(await evening()).toMatchObject({ judged: 0 });
    expect(await proposalsOf(house, bookingId)).toEqual([]);
  });

  it('changes nothing for a day of which the forecast says nothing, and tells the operator once', async () => {
    const { orderNo } = await book(house, on('2025-10-09'));
    house.forecast.set('2025-10-09', { precipitationChance: null, precipitationMm: null, temperatureC: Number.NaN });
    expect(await evening()).toMatchObject({ judged: 0, proposed: 0 });
    expect(await countRows(house, 'weather_judgements')).toBe(0);
    await evening();
    const { rows } = await house.pool.query(`select subject, detail from outbox where topic = 'operator.alert'`);
    expect(rows).toEqual([
      {
        subject: 'forecast-gap:2025-10-06',
        detail: {
          reason: 'the forecast says nothing of the day of a visit',
          date: ['2025-10-09'],
          orders: [orderNo],
        },
      },
    ]);
  });
});
