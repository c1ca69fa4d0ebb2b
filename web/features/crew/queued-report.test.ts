import { describe, expect, it } from 'vitest';
import { at, aPress as press, theDays, aVisit as visit } from '#tests/builders/rules/crew-visit.ts';
import { mapLink } from './map-link.ts';
import { canTakeBack, daysFor, isFresh, nextSteps, serverNow, stepsOf } from './queued-report.ts';

describe('how far a visit is', () => {
  it('is what the server knows and what waits on the phone', () => {
    const known = visit({ reports: [{ kind: 'on-my-way', at, notice: 'queued' }] });
    expect(stepsOf(known, [press('arrived'), press('done', { orderNo: 'HC-2' })])).toEqual([
      { kind: 'on-my-way', at, notice: 'queued', waits: false },
      { kind: 'arrived', at, notice: null, waits: true },
    ]);
  });

  it('knows of no "done" that the office took back', () => {
    expect(stepsOf(visit({ reports: [{ kind: 'done', at, notice: null }] }), [])).toEqual([]);
  });

  it('knows of no "done" that waits with its opposite behind it, and of one that was said again', () => {
    const known = visit({ status: 'completed', reports: [{ kind: 'done', at, notice: null }] });
    expect(stepsOf(known, [press('undone')])).toEqual([]);
    expect(stepsOf(visit(), [press('done'), press('undone')])).toEqual([]);
    expect(stepsOf(known, [press('undone'), press('done')])).toMatchObject([{ kind: 'done', waits: true }]);
  });

  it('can be taken back for ten minutes, and for as long as nobody was told', () => {
    const [before, after] = [new Date('2025-10-06T13:09:59Z'), new Date('2025-10-06T13:10:00Z')];
    const known = stepsOf(visit({ status: 'completed', reports: [{ kind: 'done', at, notice: null }] }), []);
    expect([before, after].map((now) => canTakeBack(known, now))).toEqual([true, false]);
    expect(canTakeBack(stepsOf(visit(), [press('done')]), after)).toBe(true);
    expect(canTakeBack(stepsOf(visit(), [press('arrived')]), before)).toBe(false);
  });

  it('leaves what comes after it, and nothing once it is over', () => {
    expect(nextSteps(visit(), [])).toEqual(['on-my-way', 'arrived', 'done']);
    expect(nextSteps(visit(), stepsOf(visit(), [press('arrived')]))).toEqual(['done']);
    expect(nextSteps(visit(), stepsOf(visit(), [press('done')]))).toEqual([]);
    expect(nextSteps(visit({ status: 'no-show' }), [])).toEqual([]);
  });
});

describe('whose visits a phone shows', () => {
  const { days } = theDays([visit(), visit({ orderNo: 'HC-2', crew: 2 }), visit({ orderNo: 'HC-3', crew: null })]);
  const shown = (crew: number | null, isWhole = false) =>
    daysFor({ days, crew }, isWhole).map(({ visits }) => visits.map(({ orderNo }) => orderNo));

  it('is those of its crew, and of all where it has none or they are wanted', () => {
    expect(shown(2)).toEqual([['HC-2'], []]);
    expect(shown(3)).toEqual([[], []]);
    for (const all of [shown(null), shown(2, true)]) expect(all).toEqual([['HC-1', 'HC-2', 'HC-3'], []]);
  });

  it('is all of them while the phone keeps what an earlier release read', () => {
    const { crew: _, ...before } = theDays();
    expect(daysFor(before as typeof before & { crew: null }, false)).toEqual(before.days);
  });
});

describe('what a phone keeps', () => {
  const readAt = Date.parse('2031-01-01T00:00:00Z');
  const hours = (count: number) => readAt + count * 3_600_000;

  it('is fresh for a day', () => {
    expect([hours(23), hours(24), hours(-25)].map((now) => isFresh({ readAt }, now))).toEqual([true, false, false]);
  });

  it('has the server’s clock, however wrong its own is', () => {
    expect(serverNow({ readAt, now: at }, hours(2)).toISOString()).toBe('2025-10-06T15:00:00.000Z');
  });
});

it('an address opens in the maps of the phone', () => {
  const address = '100, rue de l’Église';
  expect(mapLink(address, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toMatch(/^maps:\/\/\?q=100%2C%20rue/);
  expect(mapLink(address, 'Mozilla/5.0 (Linux; Android 16)')).toMatch(/^geo:0,0\?q=100%2C%20rue/);
});
