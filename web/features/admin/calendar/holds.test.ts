import { describe, expect, it } from 'vitest';
import type { CalendarHold } from '#contract/admin/calendar.ts';
import { inLanguage } from '#domain/language.ts';
import { aDay } from '#tests/builders/rules/calendar-day.ts';
import { messages } from './calendar.messages.ts';
import { endedHolds, holdInWords, serverNow, timeLeftInWords } from './holds.ts';

const now = Date.parse('2025-10-06T14:00:00.000Z');
const minutesOn = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const hold = (expiresAt: string): CalendarHold => ({
  ...{ id: 1, kind: 'checkout', time: '9:00 AM', service: null, clientId: null, expiresAt },
});

describe('a day that is kept for somebody', () => {
  const words = inLanguage(messages, 'en');

  it('says for whom, or how', () => {
    expect(holdInWords({ kind: 'checkout', clientId: null }, 'en')).toBe(words.checkoutHold);
    expect(holdInWords({ kind: 'link', clientId: 'HC0001' }, 'en')).toBe(words.linkHold);
    expect(holdInWords({ kind: 'waiting', clientId: null }, 'en')).toBe(words.waitingHold);
    expect(holdInWords({ kind: 'weather', clientId: 'HC0001' }, 'en')).toBe(words.weatherHold('HC0001'));
    expect(holdInWords({ kind: 'weather', clientId: null }, 'en')).not.toContain('null');
  });

  it('counts the minutes down, a begun one whole, and never to none', () => {
    const left = (minutes: number) => timeLeftInWords(minutesOn(minutes), now, 'en');
    expect([left(60), left(9.2), left(0.1)]).toEqual([words.left(60), words.left(10), words.left(1)]);
    expect([left(0), left(-3)]).toEqual([words.timeUp, words.timeUp]);
  });

  it('names the hour in business time where it is more than an hour away', () => {
    expect(timeLeftInWords(minutesOn(61), now, 'en').replaceAll(/\s/g, ' ')).toBe('until Mon, Oct 6 at 11:01 AM');
    expect(timeLeftInWords(minutesOn(2880), now, 'fr').replaceAll(/\s/g, ' ')).toContain('mer. 8 oct. à 10 h');
  });

  it('is looked at once more when its time is up', () => {
    const days = [aDay('2025-10-14', { holds: [hold(minutesOn(0)), hold(minutesOn(5))] }), aDay('2025-10-15')];
    expect(endedHolds({ days }, now)).toBe(1);
    expect(endedHolds({ days }, now - 1)).toBe(0);
    expect(endedHolds({ days }, now + 5 * 60_000)).toBe(2);
  });
});

describe('the time of the calendar', () => {
  const calendar = { now: '2025-10-06T14:00:00.000Z' };
  const phone = Date.parse('2031-01-01T00:00:00.000Z');

  it('is the server’s, told on by the browser’s clock however wrong that is', () => {
    expect(serverNow(calendar, { at: phone, now: phone + 90_000 })).toBe(now + 90_000);
  });

  it('does not go back where the clock did', () => {
    expect(serverNow(calendar, { at: phone, now: phone - 3_600_000 })).toBe(now);
  });
});
