import { describe, expect, it } from 'vitest';
import { goalOf, isMet } from './aims.ts';
import { groups } from './groups.ts';
import { rivalsOf } from './rivals.ts';

const meets = (name: string, value: number): boolean | null => {
  const goal = goalOf(name);
  return goal && isMet(goal, value);
};

describe('a goal of a figure', () => {
  it('of at least or at most is met on its limit, and missed beyond', () => {
    expect([100, 99.9].map((value) => meets('paid-bookings', value))).toEqual([true, false]);
    expect([6, 6.01].map((value) => meets('paid-bookings-processor-web', value))).toEqual([true, false]);
  });

  it('of below is missed on its limit', () => {
    expect([1499, 1500].map((value) => meets('lighthouse-landing-largest-paint', value))).toEqual([true, false]);
    expect([0.0099, 0.01].map((value) => meets('lighthouse-landing-layout-shift', value))).toEqual([true, false]);
  });

  it('of none is missed by one', () => {
    expect([0, 1].map((value) => meets('landing-foreign-requests', value))).toEqual([true, false]);
  });

  it('is not met by what was not measured', () => {
    expect(meets('paid-bookings', Number.NaN)).toBe(false);
  });

  it('asks 99 of the calendar in Lighthouse and 100 of every other page', () => {
    expect(goalOf('lighthouse-calendar-booking-performance')?.text).toBe('≥ 99');
    expect(goalOf('lighthouse-calendar-booking-accessibility')?.text).toBe('≥ 100');
    expect(goalOf('lighthouse-landing-performance')?.text).toBe('≥ 100');
  });

  it('is there for the figure that it names alone', () => {
    expect(['paid-bookings-p50', 'admin-list-p50', 'my-warm-start', 'memory-idle-database'].map(goalOf)).toEqual([
      ...[null, null, null, null],
    ]);
  });
});

describe('a figure on the written page', () => {
  const titlesOf = (name: string) => groups.filter(({ holds }) => holds.test(name)).map(({ title }) => title);

  it.each([
    ['paid-bookings', 'Bookings'],
    ['raw-one-commit', 'Bookings'],
    ['sustained-processor-worker', 'Bookings with all that follows'],
    ['calendar-reads', 'Reads'],
    ['bare-fastify-calendar-reads', 'Reads'],
    ['calendar-among-mails-p99', 'Reads while mails leave'],
    ['landing-reads', 'Pages'],
    ['nginx-faq-processor-of-answer', 'Pages'],
    ['rush-1000-losers-p99', 'A rush'],
    ['submit-to-mail-p50', 'Mails'],
    ['confirmations-by-worker-processor', 'Confirmations'],
    ['confirmation-processor-worker', 'Confirmations'],
    ['month-of-500-bookings', 'The accountant’s month'],
    ['evening-of-1000-visits', 'Rain'],
    ['evening-visit-processor-database', 'Rain'],
    ['plan-of-100-visits', 'Rain'],
    ['memory-idle-web', 'Memory'],
    ['heap-growth-web', 'Memory'],
    ['landing-script', 'Script per page'],
    ['confirmation-script', 'Script per page'],
    ['calendar-booking-foreign-requests', 'Script per page'],
    ['lighthouse-calendar-booking-seo', 'Pages in Lighthouse'],
    ['backup-of-1000-bookings', 'Backup and restore'],
    ['ledger-check-of-100000-bookings', 'Check of the ledger'],
    ['backup-under-load-seconds', 'Bookings during a backup'],
    ['admin-first-screen', 'Administration'],
  ])('%s stands under %s alone: a part that was not measured is not written over', (name, title) => {
    expect(titlesOf(name)).toEqual([title]);
  });
});

describe('what other programs do', () => {
  it('stands beside the figures that measure the same', () => {
    expect(rivalsOf('paid-bookings')).toContain('Cal.com 12.3');
    expect(rivalsOf('calendar-booking-script')).toContain('542');
    expect(['paid-bookings-rows', 'landing-script', 'rush-1000-losers-p99'].map(rivalsOf)).toEqual(['', '', '']);
  });
});
