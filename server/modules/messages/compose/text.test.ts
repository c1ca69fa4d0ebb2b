import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { instantOf } from '#domain/calendar/zone.ts';
import { segmentsOf } from '#domain/outbox/segments.ts';
import { clearDay } from '#sandbox/forecast/simulator.ts';
import { linkToken } from '#server/common/secrets.ts';
import { cancelByCustomer } from '#server/modules/bookings/cancel/customer.ts';
import { keepVisit } from '#server/modules/bookings/keep-visit.ts';
import { closeProposals } from '#server/modules/bookings/queries/proposals.ts';
import { insertJudgements } from '#server/modules/weather/queries/judgements.ts';
import { insertProposals } from '#server/modules/weather/queries/proposals.ts';
import type { OutboxRow } from '#server/outbox/enqueue.ts';
import { aVisitor, book, cancelToken, countRows, openTestApp } from '#tests/builders/test-app.ts';
import { insertOptOut } from '../queries/opt-outs.ts';
import { composeText } from './text.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const montreal = (date: string, hour: number) => instantOf({ date, hour, minute: 0, second: 0 }, 'America/Toronto');

let days = 0;
/** A Tuesday of its own for each booking, as far as the season goes, then a Thursday. */
const aDay = () =>
  ['2025-10-14', '2025-10-16', '2025-10-21', '2025-10-23', '2025-10-28', '2025-10-30'][days++ % 6] ?? '';

beforeEach(async () => {
  testApp.time.now = montreal('2025-10-06', 10);
  await testApp.pool.query("update bookings set status = 'cancelled' where status = 'active'");
  await testApp.pool.query('delete from day_claims');
  testApp.forget();
});

async function booked(language: 'en' | 'fr' = 'en', phone = '514 555-0100') {
  const date = aDay();
  const journey = {
    visitor: aVisitor(`v${days}`, { language }),
    booking: { appointmentDate: date },
    customer: { phone },
  };
  const { bookingId, orderNo } = await book(testApp, journey);
  return { bookingId, orderNo, date };
}

/** A row about a visit as its reminder is one. */
async function rowOf(bookingId: string, topic: OutboxRow['topic']): Promise<OutboxRow> {
  const row = await testApp.db.query.outbox.findFirst({
    where: (of, { and, eq }) => and(eq(of.subject, bookingId), eq(of.topic, 'sms.service-reminder')),
  });
  if (!row) throw new Error('no reminder');
  return { ...row, topic };
}

const compose = async (bookingId: string, topic: OutboxRow['topic']) =>
  composeText(testApp.deps, await rowOf(bookingId, topic));

async function proposed(language: 'en' | 'fr' = 'en') {
  const { bookingId, orderNo, date } = await booked(language);
  const answerBy = new Date(montreal(date, 18).getTime() - 24 * 3_600_000);
  const linkId = testApp.deps.ids.uuid();
  const proposal = {
    bookingId,
    weatherDate: date,
    weatherTime: '9:00 AM' as const,
    weatherJudgment: 'unsuitable: precipitation',
    proposedNewDate: '2025-11-03',
    proposedNewTime: '9:00 AM' as const,
    responseToken: linkId,
    answerBy,
    createdAt: testApp.time.now,
  };
  const notificationId = (await insertProposals(testApp.db, [proposal])).get(bookingId);
  const detail = {
    ...{ notificationId, linkId, fromDate: date, fromTime: '9:00 AM', toDate: '2025-11-03', toTime: '9:00 AM' },
    ...{ answerBy: answerBy.toISOString(), reasons: ['precipitation'], condition: 'rain' },
  };
  const row: OutboxRow = {
    ...(await rowOf(bookingId, 'sms.service-reminder')),
    topic: 'sms.weather-proposal',
    dedupeKey: `weather-${notificationId}`,
    detail,
  };
  return { bookingId, orderNo, date, row, linkId, answerBy };
}

describe('the texts of a visit', () => {
  it('go to the number in the form that the provider wants, under the number of their row', async () => {
    const { bookingId, date } = await booked('fr', '(514) 555-0100');
    testApp.time.now = new Date(montreal(date, 17).getTime() - 24 * 3_600_000);
    const row = await rowOf(bookingId, 'sms.service-reminder');
    expect(await composeText(testApp.deps, row)).toEqual({
      to: '+15145550100',
      reference: String(row.id),
      body: expect.stringMatching(/^Hauteclaire : rendez-vous demain, .* à 9 h, 100, rue Exemple\. Merci/),
      validSeconds: 16 * 3600,
    });
  });

  it('are in the language of the booking', async () => {
    const { bookingId } = await booked('en');
    expect(await compose(bookingId, 'sms.aftercare')).toMatchObject({ body: expect.stringContaining('do not touch') });
    expect(await compose(bookingId, 'sms.follow-up')).toMatchObject({ body: expect.stringContaining('thank you') });
    const french = await booked('fr');
    expect(await compose(french.bookingId, 'sms.aftercare')).toMatchObject({
      body: expect.stringContaining('ne touchez'),
    });
  });

  it('are worth three hours after the visit, and until it begins before it', async () => {
    const { bookingId, date } = await booked();
    expect(await compose(bookingId, 'sms.aftercare')).toMatchObject({ validSeconds: 10_800 });
    testApp.time.now = new Date(montreal(date, 9).getTime() - 1500);
    expect(await compose(bookingId, 'sms.service-reminder')).toMatchObject({ validSeconds: 1 });
    testApp.time.now = montreal(date, 9);
    expect(await compose(bookingId, 'sms.service-reminder')).toEqual({ dropped: 'visit-begun' });
  });

  it('say nothing of care where nothing is coated, also those that were queued before', async () => {
    const { bookingId } = await booked();
    await testApp.pool.query(`update bookings set coating_type = 'refresh' where id = $1`, [bookingId]);
    expect(await compose(bookingId, 'sms.aftercare')).toEqual({ dropped: 'uncoated' });
    expect(await compose(bookingId, 'sms.follow-up')).toMatchObject({ body: expect.stringContaining('thank you') });
  });

  const topics = ['sms.service-reminder', 'sms.aftercare', 'sms.follow-up'] as const;

  it('are not wanted for a cancelled booking', async () => {
    const { bookingId, orderNo } = await booked();
    const rows = await Promise.all(topics.map((topic) => rowOf(bookingId, topic)));
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    for (const row of rows) expect(await composeText(testApp.deps, row)).toEqual({ dropped: 'cancelled' });
  });

  it.each(['appointment_date = appointment_date + 7', "appointment_time = '8:00 AM'"])(
    'are not wanted for a visit that was moved: %s',
    async (change) => {
      const { bookingId } = await booked();
      await testApp.pool.query(`update bookings set ${change} where id = $1`, [bookingId]);
      for (const topic of topics) expect(await compose(bookingId, topic)).toEqual({ dropped: 'moved' });
    },
  );

  it('do not go to who asked for none, however the number was typed', async () => {
    const { bookingId } = await booked('en', '1 (514) 555-0111');
    await insertOptOut(testApp.db, { phone: '+15145550111', reason: 'STOP', createdAt: testApp.time.now });
    for (const topic of topics) expect(await compose(bookingId, topic)).toEqual({ dropped: 'opted-out' });
  });

  it.each(['123 456-7890', '+33 1 55 55 01 42 00', '+1 876 555 0142', '900 555-0142'])(
    'do not go to %s, which takes none',
    async (phone) => {
      const { rows } = await testApp.pool.query('select count(*)::int from outbox where topic = $1 and subject = $2', [
        'sms.aftercare',
        (await booked('en', phone)).bookingId,
      ]);
      expect(rows).toEqual([{ count: 0 }]);
      // One that was queued by the release before.
      const { bookingId } = await booked('en');
      await testApp.pool.query('update outbox set recipient = $2 where subject = $1', [bookingId, phone]);
      expect(await compose(bookingId, 'sms.aftercare')).toEqual({ dropped: 'no-number' });
    },
  );

  it('remind of a visit that was kept in the rain with the rain, and no more once it is forecast to stay dry', async () => {
    const { bookingId, date } = await booked();
    const judge = (suitable: boolean) =>
      insertJudgements(testApp.db, [
        {
          ...{ bookingId, forecastDate: date, source: 'fake', suitable, judgedAt: testApp.time.now },
          ...{ reasons: suitable ? [] : ['precipitation'], figures: { ...clearDay, condition: 'rain' } },
        },
      ]);
    await judge(false);
    expect(await compose(bookingId, 'sms.service-reminder')).toHaveProperty('waits');
    await keepVisit(testApp.db, testApp.deps, { subject: bookingId, date, kinds: ['weather'], by: null });
    expect(await compose(bookingId, 'sms.service-reminder')).toMatchObject({
      body: expect.stringContaining('Rain is possible.'),
    });
    testApp.time.now = new Date(testApp.time.now.getTime() + 86_400_000);
    await judge(true);
    expect(await compose(bookingId, 'sms.service-reminder')).toMatchObject({
      body: expect.not.stringContaining('Rain'),
    });
  });

  it('are one message each', async () => {
    for (const language of ['en', 'fr'] as const) {
      const { bookingId } = await booked(language);
      for (const topic of topics) {
        const text = await compose(bookingId, topic);
        expect('body' in text && segmentsOf(text.body).count, topic).toBe(1);
      }
    }
  });
});

describe('the text of a proposal', () => {
  it('carries links that only its row and the secret together give', async () => {
    const { row, linkId, date, answerBy } = await proposed('fr');
    const token = linkToken(testApp.deps.appSecret, linkId);
    const text = await composeText(testApp.deps, row);
    const day = Number(date.slice(8));
    expect(text).toMatchObject({
      to: '+15145550100',
      validSeconds: (answerBy.getTime() - testApp.time.now.getTime()) / 1000,
    });
    const body = 'body' in text ? text.body : '';
    expect(body).toContain(`http://localhost:3000/fr/weather-response?token=${token}&action=accept\n`);
    expect(body).toContain(`http://localhost:3000/fr/weather-response?token=${token}&action=decline\n`);
    expect(body).toMatch(new RegExp(`pluie \\S+ ${day}\\. Reporter au lundi 3 à 9 h`));
    expect(await countRows(testApp, 'secret_links', `token_hash = '${token}'`)).toBe(0);
  });

  it('is not wanted once the proposal is closed or answered', async () => {
    const { row, bookingId } = await proposed();
    expect(await composeText(testApp.deps, row)).toHaveProperty('body');
    await testApp.pool.query("update weather_notifications set state = 'answered' where booking_id = $1", [bookingId]);
    expect(await composeText(testApp.deps, row)).toEqual({ dropped: 'proposal-closed' });
    await closeProposals(testApp.db, bookingId);
    expect(await composeText(testApp.deps, row)).toEqual({ dropped: 'proposal-closed' });
  });

  it('is not wanted when it can no longer be answered', async () => {
    const { row, answerBy } = await proposed();
    testApp.time.now = answerBy;
    expect(await composeText(testApp.deps, row)).toEqual({ dropped: 'proposal-closed' });
  });

  it('is not wanted for a visit that was moved, nor for a cancelled booking', async () => {
    const { row, bookingId, orderNo } = await proposed();
    await testApp.pool.query("update bookings set appointment_date = '2025-11-04' where id = $1", [bookingId]);
    expect(await composeText(testApp.deps, row)).toEqual({ dropped: 'moved' });
    await cancelByCustomer(testApp.deps, { token: await cancelToken(testApp, orderNo) });
    expect(await composeText(testApp.deps, row)).toEqual({ dropped: 'cancelled' });
  });
});

describe('a row that is no text', () => {
  it('is an error, not a text', async () => {
    const { bookingId } = await booked();
    const row = await rowOf(bookingId, 'sms.aftercare');
    await expect(composeText(testApp.deps, { ...row, topic: 'accounting.move' })).rejects.toThrow('accounting.move');
    await expect(composeText(testApp.deps, { ...row, detail: null })).rejects.toThrow();
  });
});
