import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setsToKeep } from './retention.ts';
import { firstGap, unneededFiles } from './segments.ts';

const zone = 'America/Toronto';
const at = (text: string) => ({ at: new Date(text) });
const daysAgo = (count: number) => at(new Date(Date.UTC(2026, 10, 22, 8) - count * 86_400_000).toISOString());
const instants = fc.array(fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }), {
  minLength: 1,
  maxLength: 60,
});

describe('the backups that are kept', () => {
  it('after years of one each night are seven daily, five weekly and twelve monthly', () => {
    const nights = Array.from({ length: 1000 }, (_, count) => daysAgo(count));
    const sets = setsToKeep(nights, zone);
    expect(sets.filter(({ isDaily }) => isDaily).map(({ set }) => set)).toEqual(nights.slice(0, 7));
    // 22 November 2026 is a Sunday: this week's and this month's newest are the newest of all.
    expect(sets.map(({ set }) => set.at.toISOString().slice(0, 10))).toEqual([
      ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
      ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31', '2026-10-25', '2026-09-30', '2026-08-31'],
      ...['2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31'],
      '2025-12-31',
    ]);
  });

  it('are the same when night by night the others are removed', () => {
    let left: { at: Date }[] = [];
    for (let count = 400; count >= 0; count--) left = setsToKeep([...left, daysAgo(count)], zone).map(({ set }) => set);
    const all = Array.from({ length: 401 }, (_, count) => daysAgo(count));
    expect(left).toEqual(setsToKeep(all, zone).map(({ set }) => set));
  });

  it('always hold the newest, never more than 24, and all of them again when nothing new came', () => {
    fc.assert(
      fc.property(instants, (dates) => {
        const sets = dates.map((date) => ({ at: date }));
        const kept = setsToKeep(sets, zone).map(({ set }) => set);
        expect(kept[0]?.at.getTime()).toBe(Math.max(...dates.map((date) => date.getTime())));
        expect(kept.length).toBeLessThanOrEqual(24);
        expect(setsToKeep(kept, zone).map(({ set }) => set)).toEqual(kept);
      }),
    );
  });
});

const segment = (position: number, timeline = 1) =>
  [timeline, Math.floor(position / 256), position % 256]
    .map((number) => number.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => segment(from + index));

describe('the archived log', () => {
  it('goes with the last set that needs it; of weekly and monthly sets only their own stretch stays', () => {
    const files = [...range(250, 270), `${segment(251)}.00000028.backup`, '00000002.history'];
    const monthly = { from: segment(251), to: segment(252), andLater: false };
    const daily = { from: segment(260), to: segment(261), andLater: true };
    const gone = new Set(unneededFiles(files, [monthly, daily]));
    expect(files.filter((file) => !gone.has(file))).toEqual([
      ...range(251, 252),
      ...range(260, 270),
      `${segment(251)}.00000028.backup`,
      '00000002.history',
    ]);
    expect(unneededFiles(files, [])).toEqual([]);
  });

  it('keeps whatever a set needs, for any sets', () => {
    const need = fc.record({ from: fc.nat(600), length: fc.nat(20), andLater: fc.boolean() });
    fc.assert(
      fc.property(fc.array(need, { minLength: 1 }), (needs) => {
        const gone = new Set(
          unneededFiles(
            range(0, 700),
            needs.map(({ from, length, andLater }) => ({ from: segment(from), to: segment(from + length), andLater })),
          ),
        );
        for (const { from, length, andLater } of needs) {
          for (const file of range(from, andLater ? 700 : from + length)) expect(gone.has(file)).toBe(false);
        }
      }),
    );
  });

  it('names the first segment that is missing, across a timeline that ended', () => {
    expect(firstGap(range(10, 300), segment(20), 1)).toBeNull();
    const holed = [...range(10, 255), ...range(257, 300)];
    expect(firstGap(holed, segment(20), 1)).toEqual({ missing: segment(256), lastBefore: segment(255) });
    expect(firstGap(range(10, 20), segment(30), 1)).toEqual({ missing: segment(30), lastBefore: null });
    const goesOn = [...range(10, 20), segment(20, 2), segment(21, 2), segment(23, 2)];
    expect(firstGap(goesOn, segment(12), 1)).toBeNull();
    expect(firstGap(goesOn, segment(12), 2)).toEqual({ missing: segment(22), lastBefore: segment(21, 2) });
  });
});
