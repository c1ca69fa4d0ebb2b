import { describe, expect, it } from 'vitest';
import { outcomeAfter } from './outcome.ts';

const minutes = (count: number) => count * 60_000;

describe('a preview that stays on screen', () => {
  const counted = { refundEligible: true, hoursUntilAppointment: 25 };
  const preview = { ...counted, cutoffHours: 24 };

  it('says at first what the server said', () => {
    expect(outcomeAfter(preview, 0)).toEqual(counted);
  });

  it('goes on promising the refund until 24 hours are left', () => {
    expect(outcomeAfter(preview, minutes(59)).refundEligible).toBe(true);
    expect(outcomeAfter(preview, minutes(61))).toMatchObject({ refundEligible: false });
  });

  it('counts by the hours that the operator has set', () => {
    const strict = { ...preview, cutoffHours: 24.5 };
    expect(outcomeAfter(strict, minutes(29)).refundEligible).toBe(true);
    expect(outcomeAfter(strict, minutes(31)).refundEligible).toBe(false);
  });

  it('believes the server at the very edge, where its hours are rounded', () => {
    expect(outcomeAfter({ ...preview, hoursUntilAppointment: 24 }, 0).refundEligible).toBe(true);
    expect(outcomeAfter({ ...preview, refundEligible: false, hoursUntilAppointment: 24 }, 0).refundEligible).toBe(
      false,
    );
  });

  it('never promises a refund that the server refused, nor counts below nothing', () => {
    const late = { ...preview, refundEligible: false, hoursUntilAppointment: 0.5 };
    expect(outcomeAfter(late, minutes(45))).toEqual({ refundEligible: false, hoursUntilAppointment: 0 });
  });

  it('stands still when the clock of the browser is set back', () => {
    expect(outcomeAfter(preview, minutes(-90))).toEqual(counted);
  });
});
