import { describe, expect, it } from 'vitest';
import { nextPollAt, pollAfterEnd, pollAfterSilence } from './next-poll.ts';

const createdAt = new Date('2025-10-06T14:00:00Z');
const expiresAt = new Date('2025-10-06T14:35:00Z');
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const next = (seconds: number) =>
  (nextPollAt({ createdAt, expiresAt }, after(seconds)).getTime() - createdAt.getTime()) / 1000;

describe('when recovery asks about a checkout', () => {
  it('is 20 seconds after it began, then every 30, and exactly at its end', () => {
    expect([0, 20, 50, 2060, 2099].map(next)).toEqual([20, 50, 80, 2090, 2100]);
  });

  it('is ever more seldom after the end, ten minutes at most, for as long as the gateway is silent', () => {
    expect([2100, 2150, 2300, 10_000].map((at) => next(at) - at)).toEqual([30, 80, 230, 600]);
  });

  it('is within half a minute of any moment while the ticket lives', () => {
    for (let at = 0; at < 2100; at += 7) expect(next(at) - at).toBeLessThanOrEqual(30);
  });

  it('is ten seconds after an answer that did not come, never later than otherwise, and as before once the ticket has ended', () => {
    const silent = (seconds: number) =>
      (pollAfterSilence({ createdAt, expiresAt }, after(seconds)).getTime() - createdAt.getTime()) / 1000;
    expect([15, 50, 2095, 2100, 10_000].map(silent)).toEqual([20, 60, 2100, 2130, 10_600]);
  });
});

describe('a checkout that ended unpaid', () => {
  const late = (minutes: number) => {
    const at = pollAfterEnd({ expiresAt }, new Date(expiresAt.getTime() + minutes * 60_000));
    return at && (at.getTime() - expiresAt.getTime()) / 60_000;
  };

  it('is asked about 1, 5, 15 and 60 minutes, 6 hours and a day after its ticket’s end, and then no more', () => {
    expect([0, 1, 5, 15, 60, 360, 1440].map(late)).toEqual([1, 5, 15, 60, 360, 1440, null]);
  });

  it('before its ticket’s end is asked about at that end', () => {
    expect(late(-20)).toBe(0);
  });
});
