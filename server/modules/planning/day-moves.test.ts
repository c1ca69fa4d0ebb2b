import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { formatLongDate } from '#domain/format.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { sandboxLinks } from '#sandbox/pages/links.ts';
import { writeSetting } from '#server/modules/settings/queries/settings.ts';
import { expireProposals } from '#server/modules/weather/expire-proposals.ts';
import { actorOf } from '#tests/builders/admin-bookings.ts';
import { composing } from '#tests/builders/messages/composing.ts';
import { bookedWithKey } from '#tests/builders/self-service.ts';
import { countRows } from '#tests/builders/test-app.ts';
import { openWeatherApp, proposalsOf, rain, tokensOf, visitOf } from '#tests/builders/weather.ts';
import { cancelByCustomer } from '../bookings/cancel/customer.ts';
import { moveByOperator } from '../bookings/move/operator.ts';
import { moveDay } from './move-day.ts';
import { planLeaving } from './plan.ts';
import { type DayMoveRecord, listDayMoves } from './records.ts';
import { undoDayMove } from './undo.ts';

const testApp = await openWeatherApp();
afterAll(() => testApp.close());
const ann = await actorOf(testApp, 'owner');
const bob = await actorOf(testApp, 'bob', 'staff');
await writeSetting(testApp.db, 'crewsPerDay', 3);

/** Each story has a wet day of its own, two weeks apart. */
let week = -14;
beforeEach(() => {
  week += 14;
  testApp.time.now = new Date(Date.parse('2026-04-06T13:00:00Z') + week * 86_400_000);
  testApp.forget();
});
const day = (count: number) => addDays('2026-04-06', week + count);
const at = (minutes: number) => {
  testApp.time.now = new Date(testApp.time.now.getTime() + minutes * 60_000);
};

type Booked = Awaited<ReturnType<typeof bookedWithKey>>;
const visitsOn = async (date: string, count: number): Promise<Booked[]> => {
  const visits: Booked[] = [];
  for (let one = 0; one < count; one++) visits.push(await bookedWithKey(testApp, date));
  return visits;
};
const planned = async (date: string) => {
  const { visits } = await planLeaving(testApp.deps, [date]);
  return visits.flatMap(({ order, version, to }) => (to ? [{ order, version, ...to }] : []));
};
type Wish = Partial<Parameters<typeof moveDay>[1]>;
const move = async (date: string, more: Wish = {}) =>
  moveDay(testApp.deps, { way: 'move', atClientsWish: false, visits: await planned(date), by: ann, ...more });
const done = (outcome: DayMoveRecord | Refusal): DayMoveRecord => {
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome;
};
const daysOf = async (visits: readonly Booked[]) =>
  Promise.all(visits.map(async ({ bookingId }) => (await visitOf(testApp, bookingId)).date));
const waiting = ({ bookingId }: Booked, topic: string) =>
  countRows(testApp, 'outbox', `subject = '${bookingId}' and topic = '${topic}' and state = 'queued'`);

describe('a day that is moved outright', () => {
  it('gives every visit a free day of its own, and tells nobody for ten minutes', async () => {
    const visits = await visitsOn(day(1), 3);
    const record = done(await move(day(1)));
    expect(record.visits.map(({ standing }) => standing)).toEqual(['moved', 'moved', 'moved']);
    for (const date of await daysOf(visits)) expect(date > day(1)).toBe(true);
    const [visit] = visits;
    if (!visit) throw new Error('no visit');
    const later = `topic = 'mail.reschedule' and due_at = '${record.undoUntil}'`;
    expect(await countRows(testApp, 'outbox', `subject = '${visit.bookingId}' and ${later}`)).toBe(1);
    expect(await countRows(testApp, 'day_claims', `service_date = '${day(1)}' and booking_id is not null`)).toBe(0);
  });

  it('is put back whole within ten minutes, with what was promised, and no mail is left', async () => {
    const visits = await visitsOn(day(1), 3);
    const promised = await testApp.pool.query('select refund_until, move_until from bookings order by id');
    const { id } = done(await move(day(1)));
    expect(done(await undoDayMove(testApp.deps, { id, by: bob })).visits.map(({ standing }) => standing)).toEqual([
      ...['back', 'back', 'back'],
    ]);
    expect(await daysOf(visits)).toEqual([day(1), day(1), day(1)]);
    for (const visit of visits) expect(await waiting(visit, 'mail.reschedule')).toBe(0);
    expect((await testApp.pool.query('select refund_until, move_until from bookings order by id')).rows).toEqual(
      promised.rows,
    );
    expect(await countRows(testApp, 'day_claims', `service_date = '${day(1)}' and booking_id is not null`)).toBe(3);
  });

  it('keeps its own day until then, so that nobody buys it, and is not put back later', async () => {
    await visitsOn(day(1), 3);
    const { id } = done(await move(day(1)));
    expect(await countRows(testApp, 'day_claims', `service_date = '${day(1)}'`)).toBe(3);
    at(10);
    expect(await undoDayMove(testApp.deps, { id, by: ann })).toEqual({ refused: 'DAY_MOVE_SENT' });
    expect(await bookedWithKey(testApp, day(1))).toBeTruthy();
  });

  it('leaves a visit alone that its client cancelled meanwhile', async () => {
    const [first, second] = await visitsOn(day(8), 2);
    if (!first || !second) throw new Error('no visits');
    const { id } = done(await move(day(8)));
    const { cancel } = await sandboxLinks(testApp.deps, first);
    await cancelByCustomer(testApp.deps, { token: cancel?.split('/').at(-1) ?? '' });
    const standings = done(await undoDayMove(testApp.deps, { id, by: ann })).visits;
    expect(standings.find(({ order }) => order === first.orderNo)?.standing).toBe('changed');
    expect((await visitOf(testApp, second.bookingId)).date).toBe(day(8));
  });

  it('is moved once by two operators who press at once, and the second is refused', async () => {
    await visitsOn(day(1), 3);
    const visits = await planned(day(1));
    const outcomes = await Promise.all([move(day(1), { visits }), move(day(1), { visits, by: bob })]);
    expect(outcomes.filter((one) => isRefusal(one))).toEqual([{ refused: 'BOOKING_CHANGED' }]);
    const moves = `from_date = '${day(1)}' and moved_by = 'operator'`;
    expect(await countRows(testApp, 'booking_moves', moves)).toBe(3);
  });

  it('is moved whole or not at all by a program that dies at its commit, and once however often it is pressed', async () => {
    const visits = await visitsOn(day(1), 2);
    const wish = await planned(day(1));
    const { transaction } = testApp.db;
    const dies = async (when: 'before' | 'after') => {
      testApp.db.transaction = async (work, config) => {
        await transaction(async (tx) => {
          await work(tx);
          if (when === 'before') throw new Error('killed');
        }, config);
        throw new Error('killed');
      };
      await expect(move(day(1), { visits: wish })).rejects.toThrow('killed');
      testApp.db.transaction = transaction;
    };
    await dies('before');
    expect(await daysOf(visits)).toEqual([day(1), day(1)]);
    for (const visit of visits) expect(await waiting(visit, 'mail.reschedule')).toBe(0);
    await dies('after');
    for (const date of await daysOf(visits)) expect(date > day(1)).toBe(true);
    expect(await move(day(1), { visits: wish })).toEqual({ refused: 'BOOKING_CHANGED' });
    for (const visit of visits) expect(await waiting(visit, 'mail.reschedule')).toBe(1);
    const [made] = await listDayMoves(testApp.deps);
    done(await undoDayMove(testApp.deps, { id: made?.id ?? 0, by: bob }));
    expect(await daysOf(visits)).toEqual([day(1), day(1)]);
  });

  it('leaves the mail of the move before it, where mail is stopped, to tell of the day on which the visit is again', async () => {
    const [visit] = await visitsOn(day(1), 1);
    if (!visit) throw new Error('no visit');
    const { orderNo, bookingId } = visit;
    const own = { orderNo, version: 0, date: day(3), time: '9:00 AM', notify: true, anyDay: false, by: ann } as const;
    await moveByOperator(testApp.deps, own);
    const { id } = done(await move(day(3)));
    done(await undoDayMove(testApp.deps, { id, by: ann }));
    expect(await waiting(visit, 'mail.reschedule')).toBe(1);
    const mail = await composing(testApp).written(bookingId, 'mail.reschedule');
    expect((await visitOf(testApp, bookingId)).date).toBe(day(3));
    expect(mail.subject).toContain(formatLongDate(day(3), 'en'));
  });

  it('moves nothing when one of its days was sold meanwhile', async () => {
    const visits = await visitsOn(day(1), 2);
    const wish = (await planned(day(1))).map((one) => ({ ...one, date: day(3) }));
    for (let one = 0; one < 2; one++) await bookedWithKey(testApp, day(3));
    expect(await move(day(1), { visits: wish })).toEqual({ refused: 'DATE_TAKEN' });
    expect(await daysOf(visits)).toEqual([day(1), day(1)]);
  });
});

describe('a day whose clients are asked', () => {
  it('holds a day for each and sends one mail and one text in ten minutes, and yes moves the visit', async () => {
    const visits = await visitsOn(day(7), 2);
    testApp.forecast.set(day(7), rain);
    const record = done(await move(day(7), { way: 'ask' }));
    expect(record.visits.map(({ standing }) => standing)).toEqual(['waiting', 'waiting']);
    expect(await daysOf(visits)).toEqual([day(7), day(7)]);
    const [visit] = visits;
    if (!visit) throw new Error('no visit');
    for (const topic of ['mail.weather-proposal', 'sms.weather-proposal'])
      expect(await countRows(testApp, 'outbox', `topic = '${topic}' and due_at = '${record.undoUntil}'`)).toBe(2);
    at(11);
    const { text } = await tokensOf(testApp, visit.bookingId);
    await testApp.answer(text, 'accept');
    const to = record.visits.find(({ order }) => order === visit.orderNo)?.to.date;
    expect((await visitOf(testApp, visit.bookingId)).date).toBe(to);
  });

  it('is taken back within ten minutes, and a yes that comes all the same is told that nothing moves', async () => {
    const [visit] = await visitsOn(day(7), 1);
    if (!visit) throw new Error('no visit');
    const { id } = done(await move(day(7), { way: 'ask' }));
    const { text } = await tokensOf(testApp, visit.bookingId);
    expect(done(await undoDayMove(testApp.deps, { id, by: ann })).visits[0]?.standing).toBe('back');
    expect(await waiting(visit, 'sms.weather-proposal')).toBe(0);
    expect(await testApp.answer(text, 'accept')).toEqual({ refused: 'WEATHER_WITHDRAWN' });
    expect((await visitOf(testApp, visit.bookingId)).date).toBe(day(7));
    expect(await countRows(testApp, 'calendar_holds', `booking_id = '${visit.bookingId}' and status = 'active'`)).toBe(
      0,
    );
  });

  it('is asked once', async () => {
    await visitsOn(day(7), 1);
    const visits = await planned(day(7));
    done(await move(day(7), { way: 'ask', visits }));
    expect(await move(day(7), { way: 'ask', visits })).toEqual({ refused: 'BOOKING_CHANGED' });
    expect((await planLeaving(testApp.deps, [day(7)])).visits[0]?.asked).toBe(true);
  });

  it.each([
    ['ask', false],
    ['keep', false],
    ['move', true],
  ] as const)('that does not answer has what was promised: %s', async (silence, moves) => {
    await writeSetting(testApp.db, 'weatherSilence', silence);
    testApp.forget();
    const [visit] = await visitsOn(day(7), 1);
    if (!visit) throw new Error('no visit');
    const { visits } = done(await move(day(7), { way: 'ask' }));
    at(7 * 24 * 60 - 600);
    await expireProposals(testApp.deps);
    expect((await visitOf(testApp, visit.bookingId)).date).toBe(moves ? visits[0]?.to.date : day(7));
    expect(await proposalsOf(testApp, visit.bookingId)).toMatchObject([{ state: 'closed', response: null }]);
    // Who did not answer is not thanked for an answer.
    const told = `subject = '${visit.bookingId}' and topic = 'mail.reschedule' and detail ->> 'movedBy' = 'operator'`;
    expect(await countRows(testApp, 'outbox', told)).toBe(moves ? 1 : 0);
  });
});
