import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { sha256 } from '#server/common/secrets.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { listBookedDates } from '#server/modules/calendar/open-days.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { book, cancelToken, countRows, later } from '#tests/builders/test-app.ts';
import {
  claims,
  mondayEvening,
  openWeatherApp,
  proposalsOf,
  proposed,
  rain,
  visitOf,
  type WeatherApp,
} from '#tests/builders/weather.ts';
import { judgeVisits } from './judge.ts';

let testApp: WeatherApp;
beforeEach(async () => {
  testApp = await openWeatherApp();
});
afterEach(() => testApp.close());

const on = (appointmentDate: string, appointmentTime: AppointmentTime = '9:00 AM') => ({
  booking: { appointmentDate, appointmentTime },
});

describe('the evening’s judgement', () => {
  it('writes down what the forecast says of each visit of the coming week, and proposes nothing in good weather', async () => {
    const soon = await book(testApp, on('2025-10-07'));
    const last = await book(testApp, on('2025-10-13'));
    const later = await book(testApp, on('2025-10-14'));
    expect(await testApp.evening()).toEqual({ judged: 2, proposed: 0, source: 'fake' });
    const { rows } = await testApp.pool.query('select * from weather_judgements order by forecast_date');
    expect(rows.map((row) => row.booking_id)).toEqual([soon.bookingId, last.bookingId]);
    expect(rows[0]).toMatchObject({
      source: 'fake',
      suitable: true,
      reasons: [],
      figures: { precipitationChance: 0, precipitationMm: 0, temperatureC: 15, gustKmh: 15, condition: 'clear' },
    });
    expect(await proposalsOf(testApp, later.bookingId)).toEqual([]);
  });

  it('keeps the first clear day for an unsuitable one, and asks by text and by mail', async () => {
    const { bookingId, token, mailToken } = await proposed(testApp);
    expect(await proposalsOf(testApp, bookingId)).toEqual([
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
    expect(await visitOf(testApp, bookingId)).toMatchObject({ date: '2025-10-09', sequence: 0 });
    expect(await claims(testApp)).toEqual({ '2025-10-09': 'booking', '2025-10-13': 'hold' });
    const { rows } = await testApp.pool.query(
      `select topic, dedupe_key, recipient, language, detail from outbox where topic like '%.weather-proposal' order by topic`,
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
      silence: 'ask',
    };
    const message = { dedupe_key: 'weather-1', language: 'en', detail };
    expect(rows).toEqual([
      { topic: 'mail.weather-proposal', recipient: 'camille@example.com', ...message },
      { topic: 'sms.weather-proposal', recipient: '514 555-0100', ...message },
    ]);
    const links = await testApp.pool.query<{ token_hash: string }>(
      `select token_hash from secret_links where purpose = 'weather' and weather_notification_id = 1
       and expires_at = '2025-10-09T13:00:00Z'`,
    );
    expect(new Set(links.rows.map((row) => row.token_hash))).toEqual(new Set([sha256(token), sha256(mailToken)]));
    const written = await testApp.pool.query('select * from weather_notifications');
    expect(written.rows[0]).toMatchObject({
      response_token: sha256(token),
      precipitation_chance: 90,
      weather_condition: 'rain',
      weather_judgment: 'unsuitable: precipitation',
      weather_time: '9:00 AM',
    });
  });

  it('shows a day that is kept as taken to everybody, until the time to answer is over', async () => {
    await proposed(testApp);
    const taken = async () => (await listBookedDates(testApp.deps, { hash: null })).bookedDates;
    expect(await taken()).toContain('2025-10-13');
    await expect(book(testApp, on('2025-10-13'))).rejects.toThrow('DATE_TAKEN');
    testApp.time.now = new Date('2025-10-08T22:00:00Z');
    testApp.forget();
    expect(await taken()).not.toContain('2025-10-13');
    await book(testApp, on('2025-10-13'));
  });

  it('proposes once for a visit’s day, however often it is run and whatever was answered', async () => {
    const { bookingId } = await proposed(testApp);
    expect(await judgeVisits(testApp.deps)).toMatchObject({ judged: 1, proposed: 0 });
    await Promise.all([judgeVisits(testApp.deps), judgeVisits(testApp.deps)]);
    await testApp.pool.query(`update weather_notifications set state = 'closed'`);
    later(testApp, 60);
    await judgeVisits(testApp.deps);
    expect(await proposalsOf(testApp, bookingId)).toHaveLength(1);
    expect(await countRows(testApp, 'outbox', `topic like '%.weather-proposal'`)).toBe(2);
    expect(await countRows(testApp, 'weather_judgements')).toBe(5);
  });

  it('proposes once when two copies of the program run it at the same moment', async () => {
    const { bookingId } = await book(testApp, on('2025-10-09'));
    testApp.forecast.set('2025-10-09', rain);
    testApp.time.now = mondayEvening;
    const evenings = await Promise.all(Array.from({ length: 8 }, () => judgeVisits(testApp.deps)));
    expect(evenings.map((one) => one.proposed).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(await proposalsOf(testApp, bookingId)).toHaveLength(1);
    expect(await countRows(testApp, 'calendar_holds', `hold_type = 'weather'`)).toBe(1);
  });

  it('leaves an open proposal as it is when the forecast has improved', async () => {
    const { bookingId } = await proposed(testApp);
    testApp.forecast.set('2025-10-09', {});
    await judgeVisits(testApp.deps);
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([{ state: 'open', holdStatus: 'active' }]);
  });

  it('gives two wet visits a day each, in the order of their visits', async () => {
    const thursday = await book(testApp, on('2025-10-09'));
    const monday = await book(testApp, on('2025-10-13', '10:00 AM'));
    for (const date of ['2025-10-09', '2025-10-13', '2025-10-14']) testApp.forecast.set(date, rain);
    expect(await testApp.evening()).toMatchObject({ judged: 2, proposed: 2 });
    expect(await proposalsOf(testApp, thursday.bookingId)).toMatchObject([{ proposedDate: '2025-10-16' }]);
    expect(await proposalsOf(testApp, monday.bookingId)).toMatchObject([{ proposedDate: '2025-10-20' }]);
  });

  it('answers before the proposed day where that comes first', async () => {
    const { bookingId } = await book(testApp, on('2025-10-13'));
    testApp.forecast.set('2025-10-13', rain);
    await testApp.evening();
    expect(await proposalsOf(testApp, bookingId)).toMatchObject([
      { proposedDate: '2025-10-09', answerBy: new Date('2025-10-08T22:00:00Z') },
    ]);
  });

  it('takes the first open time where the visit’s own is blocked', async () => {
    await testApp.pool.query(
      `insert into calendar_blocks (block_type, start_date, end_date, all_day, start_time, end_time, created_at)
       values ('maintenance', '2025-10-13', '2025-10-13', false, '8:00 AM', '10:00 AM', now())`,
    );
    testApp.forget();
    const { bookingId } = await proposed(testApp);
    const { rows } = await testApp.pool.query(
      'select proposed_new_time from weather_notifications where booking_id = $1',
      [bookingId],
    );
    expect(rows).toEqual([{ proposed_new_time: '10:00 AM' }]);
  });

  it('goes on where a run was killed: thirty visits, each with one proposal', async () => {
    await writeSetting(testApp.db, 'crewsPerDay', 30);
    testApp.forget();
    const bookings: string[] = [];
    for (let count = 0; count < 30; count++) bookings.push((await book(testApp, on('2025-10-09'))).bookingId);
    testApp.forecast.set('2025-10-09', rain);
    testApp.time.now = mondayEvening;
    const { transaction } = testApp.db;
    let left = 1;
    testApp.db.transaction = (work, config) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return transaction(work, config);
    };
    await expect(judgeVisits(testApp.deps)).rejects.toThrow('10 visits could not be judged');
    testApp.db.transaction = transaction;
    expect(await countRows(testApp, 'weather_notifications')).toBe(20);
    expect(await judgeVisits(testApp.deps)).toEqual({ judged: 30, proposed: 10, source: 'fake' });
    for (const bookingId of bookings) expect(await proposalsOf(testApp, bookingId)).toHaveLength(1);
    expect(await countRows(testApp, 'day_claims', 'hold_id is not null')).toBe(30);
    expect(await countRows(testApp, 'outbox', `topic = 'sms.weather-proposal'`)).toBe(30);
  });

  it('leaves cancelled visits alone', async () => {
    const { orderNo, bookingId } = await book(testApp, on('2025-10-09'));
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    testApp.forecast.set('2025-10-09', rain);
    expect(await testApp.evening()).toMatchObject({ judged: 0 });
    expect(await proposalsOf(testApp, bookingId)).toEqual([]);
  });

  it('changes nothing for a day of which the forecast says nothing, and tells the operator once', async () => {
    const { orderNo } = await book(testApp, on('2025-10-09'));
    testApp.forecast.set('2025-10-09', { precipitationChance: null, precipitationMm: null, temperatureC: Number.NaN });
    expect(await testApp.evening()).toMatchObject({ judged: 0, proposed: 0 });
    expect(await countRows(testApp, 'weather_judgements')).toBe(0);
    await testApp.evening();
    const { rows } = await testApp.pool.query(`select subject, detail from outbox where topic = 'operator.alert'`);
    expect(rows).toEqual([
      {
        subject: 'forecast-gap:2025-10-06',
        detail: {
          reason: 'forecast-gap',
          date: ['2025-10-09'],
          orders: [orderNo],
        },
      },
    ]);
  });
});

describe('an evening of rain on many visits', () => {
  const visits = 45;
  const rainOnAll = async (): Promise<string[]> => {
    testApp.forecast.set('2025-10-09', rain);
    const ids: string[] = [];
    while (ids.length < visits)
      ids.push(await sold(testApp, { at: `2025-10-01T14:${10 + ids.length}:00Z`, visit: '2025-10-09' }));
    return ids;
  };

  it('takes few commits, and gives the first clear days to those that were booked first', async () => {
    const ids = await rainOnAll();
    const commits = vi.spyOn(testApp.deps.db, 'transaction');
    const { judged, proposed } = await testApp.evening();
    expect(commits.mock.calls.length).toBe(3);
    expect(judged).toBe(visits);
    expect(proposed).toBeGreaterThan(1);
    const { rows } = await testApp.pool.query(
      'select booking_id as id, proposed_new_date as date from weather_notifications order by id',
    );
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, proposed));
    expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).toSorted());
    expect(await countRows(testApp, 'outbox', `topic = 'operator.alert'`)).toBe(visits - proposed);
  });

  it('judges all but the one that cannot be judged', async () => {
    const [, failing = ''] = await rainOnAll();
    await testApp.pool.query(
      `alter table weather_judgements add constraint but_one check (booking_id <> '${failing}') not valid`,
    );
    await expect(testApp.evening()).rejects.toThrow('1 visits could not be judged');
    expect(await countRows(testApp, 'weather_judgements', 'true')).toBe(visits - 1);
    expect(await proposalsOf(testApp, failing)).toEqual([]);
  });
});

describe('a visit’s own hours', () => {
  const from = (hour: number, figures: object) =>
    Object.fromEntries(Array.from({ length: 24 - hour }, (_, index) => [`2025-10-09T${hour + index}`, figures]));

  it('decide, and not the day: rain from two o’clock leaves a refresh of nine alone and moves the coating', async () => {
    const coated = await book(testApp, on('2025-10-09'));
    testApp.forecast.setHours(from(14, rain));
    expect(await testApp.evening()).toMatchObject({ judged: 1, proposed: 1 });
    await testApp.pool.query(`update bookings set coating_type = 'refresh' where id = $1`, [coated.bookingId]);
    await testApp.pool.query(`update weather_notifications set state = 'closed', weather_date = '2025-10-06'`);
    expect(await testApp.evening()).toMatchObject({ judged: 1, proposed: 0 });
    const { rows } = await testApp.pool.query('select suitable, reasons from weather_judgements order by id');
    expect(rows).toEqual([
      { suitable: false, reasons: ['drying'] },
      { suitable: true, reasons: [] },
    ]);
  });
});
