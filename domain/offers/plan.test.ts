import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInSeason } from '#domain/calendar/availability.ts';
import { addDays, daysBetween, type IsoDate, weekdayOf } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { comingVisits, isProposedOn, lastVisit, planIneligibility, plannedVisits } from './plan.ts';
import { type FreeDay, proposeDays } from './plan-days.ts';
import { type ClientVisit, type OfferFacts, visitCounts } from './visit.ts';

const season = { opensOn: '2026-04-01', closesOn: '2026-11-05' };
const next = { opensOn: '2027-04-01', closesOn: '2027-11-05' };
const times = { leadDays: 28, noticeDays: 10 };

const aVisit = (change: Partial<ClientVisit> = {}): ClientVisit => ({
  id: 'b-1',
  status: 'completed',
  date: '2025-10-14',
  time: '9:00 AM',
  area: 'H2Y',
  coatingType: 'complete',
  email: 'camille@example.com',
  cancelledOn: null,
  isRefunded: false,
  refundedOn: null,
  hasOpenText: false,
  notedOn: null,
  ...change,
});

describe('the visits of a plan', () => {
  it('are spread evenly over the season', () => {
    const around = (count: number) => plannedVisits(season, count).map((visit) => visit.around);
    expect(around(1)).toEqual(['2026-07-19']);
    expect(around(2)).toEqual(['2026-05-25', '2026-09-11']);
    expect(around(4)).toEqual(['2026-04-28', '2026-06-21', '2026-08-15', '2026-10-08']);
  });

  it('have parts of the season that follow each other without a gap, however short it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 366 }), fc.constantFrom(...visitCounts), (days, count) => {
        const short = { opensOn: season.opensOn, closesOn: addDays(season.opensOn, days) };
        const visits = plannedVisits(short, count);
        expect(visits).toHaveLength(Math.min(days, count));
        expect(visits.flatMap(({ opensOn, closesOn }) => daysBetween(opensOn, closesOn)).slice(0, days)).toEqual(
          daysBetween(short.opensOn, visits.at(-1)?.closesOn ?? ''),
        );
        for (const visit of visits) expect(isInSeason(visit.around, visit)).toBe(true);
      }),
    );
  });

  it('are those still to be proposed this season, without parts that have a visit, or those of the next one', () => {
    const coming = (today: IsoDate, visits: readonly ClientVisit[] = []) =>
      comingVisits({ season, next, count: 2, today }, { visits, area: 'H2Y' }, times).map((visit) => visit.around);
    expect(coming('2026-05-15')).toEqual(['2026-05-25', '2026-09-11']);
    expect(coming('2026-05-16')).toEqual(['2026-09-11']);
    expect(coming('2026-04-20', [aVisit({ status: 'active', date: '2026-04-21' })])).toEqual(['2026-09-11']);
    expect(coming('2026-09-02')).toEqual(['2027-05-25', '2027-09-11']);
  });

  it('go on from the last visit of the storefront and address that was neither cancelled nor missed', () => {
    const of = { email: 'camille@example.com', area: 'H2Y' };
    const visits = [
      aVisit(),
      aVisit({ id: 'b-2', date: '2026-05-12', status: 'active' }),
      aVisit({ id: 'b-3', date: '2026-06-12', status: 'no-show' }),
      aVisit({ id: 'b-4', date: '2026-07-12', area: 'H3B' }),
      aVisit({ id: 'b-5', date: '2026-08-12', email: 'other@example.com' }),
    ];
    expect(lastVisit(visits, of)?.id).toBe('b-2');
    expect(lastVisit([], of)).toBeNull();
  });
});

describe('the days of a planned visit are proposed', () => {
  const facts = (visit: Partial<ClientVisit> = {}, more: Partial<OfferFacts> = {}): OfferFacts => ({
    hasConsent: true,
    email: 'camille@example.com',
    visit: aVisit(visit),
    others: [],
    doneOn: null,
    planned: 4,
    ...more,
  });
  const ineligibility = (of: OfferFacts, { number = 1, today = '2026-04-01' } = {}) =>
    planIneligibility(of, { season, number, today }, times);

  it('from four weeks to ten days before the middle of its part', () => {
    const on = (today: IsoDate) => ineligibility(facts(), { today });
    expect([on('2026-03-30'), on('2026-03-31')]).toEqual(['too-early', null]);
    expect([on('2026-04-18'), on('2026-04-19')]).toEqual([null, 'too-late']);
    const [first] = plannedVisits(season, 4);
    expect(first && [isProposedOn('2026-03-31', first, times), isProposedOn('2026-04-19', first, times)]).toEqual([
      true,
      false,
    ]);
  });

  it.each<[why: string, OfferFacts, string]>([
    ['whoever does not agree', facts({}, { hasConsent: false }), 'no-consent'],
    ['another address than the one that agreed', facts({ email: 'new@example.com' }), 'other-address'],
    ['whoever has no plan any more', facts({}, { planned: null }), 'no-plan'],
    ['a client whose visit was cancelled', facts({ status: 'cancelled' }), 'not-done'],
    ['a client who was not there', facts({ status: 'no-show' }), 'not-done'],
    ['a client whose payment went back', facts({ isRefunded: true }), 'refunded'],
    ['a client whose text waits', facts({}, { others: [aVisit({ hasOpenText: true })] }), 'open-text'],
    ['a client who has booked for that part', facts({}, { others: [aVisit({ date: '2026-05-05' })] }), 'booked'],
  ])('not to %s', (_, of, why) => expect(ineligibility(of)).toBe(why));

  it('to whoever has cancelled a visit of that part, has one of another part, or one elsewhere', () => {
    for (const other of [{ status: 'cancelled', date: '2026-05-05' } as const, { date: '2026-06-05' }])
      expect(ineligibility(facts({}, { others: [aVisit(other)] }))).toBeNull();
    expect(ineligibility(facts({}, { others: [aVisit({ date: '2026-05-05', area: 'H3B' })] }))).toBeNull();
  });

  it('to whoever has the last visit still before them', () => {
    expect(
      ineligibility(facts({ status: 'active', date: '2026-05-20' }), { number: 2, today: '2026-05-24' }),
    ).toBeNull();
  });

  it('not for a visit that the plan has no longer', () => {
    expect(ineligibility(facts({}, { planned: 2 }), { number: 3 })).toBe('no-plan');
  });
});

describe('the days proposed for a visit', () => {
  const [visit] = plannedVisits(season, 4);
  if (!visit) throw new Error('no visit');
  const open = [1, 2, 4];
  const hours: AppointmentTime[] = ['8:00 AM', '9:00 AM', '10:00 AM'];
  const free = (without: readonly IsoDate[] = []): FreeDay[] =>
    daysBetween(season.opensOn, season.closesOn)
      .filter((date) => open.includes(weekdayOf(date)) && !without.includes(date))
      .map((date) => ({ date, times: hours }));
  // A Tuesday.
  const last = { date: '2025-10-14', time: '9:00 AM' as const };
  const propose = (days: readonly FreeDay[], near: readonly IsoDate[] = []) =>
    proposeDays(days, { visit, from: '2026-04-10', last, near });

  it('begin with the weekday and the time of the last visit, nearest to the middle of its part', () => {
    expect(propose(free())).toEqual([
      { date: '2026-04-28', time: '9:00 AM' },
      { date: '2026-04-21', time: '9:00 AM' },
      { date: '2026-05-05', time: '9:00 AM' },
    ]);
  });

  it('are others where those are taken, with the time that is closest', () => {
    const [best] = propose(free(['2026-04-28', '2026-04-21', '2026-05-05']));
    expect(best).toEqual({ date: '2026-04-27', time: '9:00 AM' });
    const late = free().map((day) => ({ ...day, times: ['10:00 AM'] as const }));
    expect(propose(late)[0]).toEqual({ date: '2026-04-28', time: '10:00 AM' });
  });

  it('are rather those on which a crew is near already', () => {
    expect(propose(free(['2026-04-28']), ['2026-05-05'])[0]?.date).toBe('2026-05-05');
    expect(propose(free(), ['2026-05-12'])[0]?.date).toBe('2026-04-28');
  });

  it('are fewer where no more are free, and none where nothing is', () => {
    expect(propose(free().slice(0, 10))).toHaveLength(3);
    expect(propose([{ date: '2026-04-30', times: [] }])).toEqual([]);
    expect(propose([{ date: '2026-10-01', times: hours }])).toEqual([]);
  });

  it('can always be booked, are not too soon, are in the part of the season, and each is another', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((count) => addDays('2026-03-01', count));
    const somewhere = fc.record({ date: day, times: fc.subarray(hours) });
    fc.assert(
      fc.property(
        fc.uniqueArray(somewhere, { selector: ({ date }) => date, maxLength: 60 }),
        fc.array(day, { maxLength: 5 }),
        fc.constantFrom(...visitCounts),
        day,
        (days, near, count, from) => {
          for (const planned of plannedVisits(season, count)) {
            const proposed = proposeDays(days, { visit: planned, from, last, near });
            const bookable = days.filter(
              ({ date, times: offered }) => offered.length > 0 && date >= from && isInSeason(date, planned),
            );
            expect(proposed).toHaveLength(Math.min(3, bookable.length));
            expect(new Set(proposed.map(({ date }) => date)).size).toBe(proposed.length);
            for (const { date, time } of proposed)
              expect(bookable.find((one) => one.date === date)?.times).toContain(time);
          }
        },
      ),
    );
  });
});
