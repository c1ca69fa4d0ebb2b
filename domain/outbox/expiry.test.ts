import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiresAt, expiryOutcome, type Timeliness } from './expiry.ts';

const visit = { date: '2025-10-14', time: '9:00 AM' };
const message = (topic: string, more: Partial<Timeliness> = {}): Timeliness => ({
  topic,
  detail: visit,
  attempts: 0,
  evening: '9:00 PM',
  timeZone: 'America/Toronto',
  ...more,
});
const proposal = { ...visit, answerBy: '2025-10-13T22:00:00.000Z' };

describe('a message', () => {
  it.each([
    ['sms.service-reminder', visit, '2025-10-14T13:00:00.000Z', 'until the visit begins'],
    ['sms.aftercare', visit, '2025-10-15T01:00:00.000Z', 'until the evening of the visit ends'],
    ['sms.follow-up', visit, '2025-10-17T14:00:00.000Z', 'for two days'],
    ['sms.follow-up', { date: '2025-10-31', time: '9:00 AM' }, '2025-11-03T15:00:00.000Z', 'by the clock on the wall'],
    ['sms.weather-proposal', proposal, '2025-10-13T22:00:00.000Z', 'until the answer is due'],
    ['mail.weather-proposal', proposal, '2025-10-13T22:00:00.000Z', 'until the answer is due'],
  ])('of %s about %o is worth sending until %s: %s', (topic, detail, until) => {
    const one = message(topic, { detail });
    expect(expiresAt(one)?.toISOString()).toBe(until);
    expect(expiryOutcome(one, new Date(Date.parse(until) - 1))).toBeNull();
    expect(expiryOutcome(one, new Date(until))).toBe('dropped');
  });

  it.each([
    'mail.confirmation',
    'mail.cancellation',
    'mail.reschedule',
    'mail.refund',
    'mail.paid-not-booked',
    'mail.manual-review',
    'mail.area-confirm',
    'operator.alert',
  ])('of %s is worth a day of tries, however long it could not be sent', (topic) => {
    const longAfter = new Date('2026-03-01T12:00:00Z');
    expect(expiryOutcome(message(topic, { attempts: 10 }), longAfter)).toBeNull();
    expect(expiryOutcome(message(topic, { attempts: 11 }), longAfter)).toBe('failed');
  });

  it('whose detail makes no sense is worth a day of tries', () => {
    const topic = fc.constantFrom('sms.service-reminder', 'sms.aftercare', 'sms.follow-up', 'sms.weather-proposal');
    const nonsense = fc.constantFrom(null, undefined, 7, '', '99:99 PM', 'soon');
    const noDay = fc.oneof(nonsense, fc.constant('2025-02-30'));
    fc.assert(
      fc.property(topic, noDay, nonsense, nonsense, (of, date, time, answerBy) => {
        const one = message(of, { detail: { date, time, answerBy } });
        expect(expiryOutcome(one, new Date('2025-10-14T12:00:00Z'))).toBeNull();
      }),
    );
  });
});
