import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { linkEnd, linkHours, linkState, reminderOf } from './payment-link.ts';

const now = new Date('2025-10-06T14:00:00Z');
const inMs = (ms: number) => new Date(now.getTime() + ms);
const payMs = 35 * minuteMs;

describe('a payment link', () => {
  it('never lasts longer than it was made for, nor so long that its visit could begin while somebody pays', () => {
    const hours = fc.constantFrom(...linkHours);
    fc.assert(
      fc.property(hours, fc.integer({ min: payMs, max: 400 * hourMs }), (asked, ahead) => {
        const begins = inMs(ahead);
        const end = linkEnd({ now, hours: asked, begins, payMs });
        expect(end.getTime()).toBeLessThanOrEqual(inMs(asked * hourMs).getTime());
        expect(end.getTime() + payMs).toBeLessThanOrEqual(begins.getTime());
      }),
    );
  });

  it('is reminded of while it lasts, once it has lasted for half of its time or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * hourMs }), (lasts) => {
        const reminder = reminderOf(now, inMs(lasts));
        expect(reminder === null).toBe(lasts < 2 * hourMs);
        if (reminder === null) return;
        expect(reminder.getTime()).toBeGreaterThanOrEqual(now.getTime() + Math.floor(lasts / 2));
        expect(reminder.getTime()).toBeLessThan(inMs(lasts).getTime());
      }),
    );
    expect(reminderOf(now, inMs(48 * hourMs))).toEqual(inMs(36 * hourMs));
  });

  it('that was paid is paid, whatever else happened to it', () => {
    const instant = fc.option(fc.integer({ min: -100, max: 100 }).map((hours) => inMs(hours * hourMs)));
    fc.assert(
      fc.property(instant, instant, (cancelledAt, expiresAt) => {
        expect(linkState({ bookingId: 'b', cancelledAt, expiresAt }, now)).toBe('paid');
        const unpaid = linkState({ bookingId: null, cancelledAt, expiresAt }, now);
        expect(unpaid === 'ready').toBe(cancelledAt === null && expiresAt !== null && expiresAt > now);
      }),
    );
    expect(linkState({ bookingId: null, cancelledAt: null, expiresAt: now }, now)).toBe('expired');
  });
});
