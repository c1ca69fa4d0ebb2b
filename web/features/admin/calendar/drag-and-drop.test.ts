import { describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/language.ts';
import { aDay, aVisit } from '#tests/builders/rules/calendar-day.ts';
import { messages as carry } from '#web/features/admin/shell/drag-and-drop/carry.messages.ts';
import { messages } from './calendar.messages.ts';
import { carriedInWords, dayAfter, dropResult } from './drag-and-drop.ts';

const visit = aVisit();
const days = new Map(
  [
    aDay('2025-10-14'),
    aDay('2025-10-15'),
    aDay('2025-10-16', { why: 'full' }),
    aDay('2025-10-17', { why: 'past' }),
  ].map((day) => [day.date, day] as const),
);
const over = (date: string | null, language: 'en' | 'fr' = 'en') => ({ visit, over: date, days, language });

describe('a visit that is put down', () => {
  it('asks for the hour on a day that takes it', () => {
    expect(dropResult(over('2025-10-15'))).toEqual({ onto: '2025-10-15' });
  });

  it('is back where it was on its own day, beside all days, and where nothing was carried', () => {
    expect(dropResult(over('2025-10-14'))).toBeNull();
    expect(dropResult(over(null))).toBeNull();
    expect(dropResult({ ...over('2025-10-15'), visit: undefined })).toBeNull();
  });

  it('stays where the day takes none, and says why', () => {
    expect(dropResult(over('2025-10-16'))).toEqual({ stays: 'Thursday, October 16, 2025: taken.' });
  });

  it('may go to a day that was not read yet: the server decides about it', () => {
    expect(dropResult(over('2025-12-01'))).toEqual({ onto: '2025-12-01' });
  });
});

describe('whoever does not see a visit being carried', () => {
  const words = { ...inLanguage(carry, 'en'), ...inLanguage(messages, 'en') };
  const day = (date: string) => `Wednesday, October ${date}, 2025`;

  it('is told which one was picked up', () => {
    expect(carriedInWords('picked-up', over(null))).toMatch(/^9:00 AM, Example shop, .+ is picked up\.$/);
  });

  it('is told of each day whether it takes it, why not, or that the visit is there already', () => {
    expect(carriedInWords('over', over('2025-10-15'))).toBe(words.over(day('15')));
    expect(carriedInWords('over', over('2025-10-16'))).toBe(words.overRefused('Thursday, October 16, 2025', 'taken'));
    expect(carriedInWords('over', over('2025-10-14'))).toBe(words.overOwn('Tuesday, October 14, 2025'));
    expect(carriedInWords('over', over(null))).toBeUndefined();
  });

  it('is told on which day it was put down, and otherwise that it stays', () => {
    expect(carriedInWords('put-down', over('2025-10-15'))).toBe(words.dropResult(day('15')));
    for (const date of ['2025-10-14', '2025-10-16', '2025-10-17', null])
      expect(carriedInWords('put-down', over(date))).toBe(words.putBack);
  });

  it('hears it in French where the page is', () => {
    expect(carriedInWords('put-down', over('2025-10-15', 'fr'))).toBe(
      messages.dropResult.fr('mercredi 15\u00a0octobre 2025'),
    );
  });
});

describe('the keys of the calendar', () => {
  it.each([
    ['ArrowLeft', '2025-09-30'],
    ['ArrowRight', '2025-10-02'],
    ['ArrowUp', '2025-09-24'],
    ['ArrowDown', '2025-10-08'],
    ['PageUp', '2025-09-01'],
    ['PageDown', '2025-11-01'],
  ])('%s leads from October 1 to %s, also into another month', (key, date) => {
    expect(dayAfter('2025-10-01', key)).toBe(date);
  });

  it('know no end of the calendar, and a month later no day that does not exist', () => {
    expect(dayAfter('2025-12-31', 'ArrowRight')).toBe('2026-01-01');
    expect(dayAfter('2026-01-31', 'PageDown')).toBe('2026-02-28');
  });

  it('are no others', () => {
    expect(['Enter', ' ', 'a', 'toString'].map((key) => dayAfter('2025-10-01', key))).toEqual([null, null, null, null]);
  });
});
