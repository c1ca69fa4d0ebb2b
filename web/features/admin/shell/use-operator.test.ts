import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#web/client/query.tsx';
import { RequestError } from '#web/client/request.ts';
import { adminKey, asOperator, refreshAdmin } from './use-operator.ts';

const refused = (status: number, code: string) => new RequestError(status, '', JSON.stringify({ code }));
const operator = { email: 'owner@example.com', role: 'owner' };
const who = () => queryClient.getQueryData(['admin-operator']);
const wasIdle = () => queryClient.getQueryData(['admin-session-idle']);

beforeEach(() => queryClient.setQueryData(['admin-operator'], operator));
afterEach(() => queryClient.clear());

const run = (failure: unknown) => asOperator(() => Promise.reject(failure));

describe('a call of the administration', () => {
  it('answers what the server answered, and leaves whoever is signed in', async () => {
    expect(await asOperator(async () => 7)).toBe(7);
    expect(who()).toEqual(operator);
  });

  it('that finds the session ended makes the page ask to sign in again, and is refused itself', async () => {
    const failure = refused(401, 'SIGN_IN_NEEDED');
    await expect(run(failure)).rejects.toBe(failure);
    expect([who(), wasIdle()]).toEqual([null, false]);
  });

  it('notes that the session ended because nobody did anything', async () => {
    await expect(run(refused(401, 'SESSION_IDLE'))).rejects.toThrow();
    expect([who(), wasIdle()]).toEqual([null, true]);
  });

  it.each([
    ['a password that is wrong', refused(401, 'PASSWORD_WRONG')],
    ['a section that is not the operator’s', refused(403, 'SIGN_IN_NEEDED')],
    ['a server in trouble', refused(503, 'UNAVAILABLE')],
    ['no answer at all', new TypeError('Failed to fetch')],
  ])('sends nobody away for %s', async (_what, failure) => {
    await expect(run(failure)).rejects.toBe(failure);
    expect(who()).toEqual(operator);
  });
});

describe('a change of bookings or days', () => {
  it('has everything read again that shows them, on the site too, and nothing else', async () => {
    const keys = [
      [adminKey, 'bookings'],
      [adminKey, 'calendar', 'days'],
      ['/api/booked-dates'],
      ['/api/nearby-days', 'H2Y'],
    ];
    const others = [['admin-operator'], ['/api/pricing']];
    for (const key of [...keys, ...others]) queryClient.setQueryData(key, {});
    await refreshAdmin();
    const isStale = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;
    expect(keys.map(isStale)).toEqual([true, true, true, true]);
    expect(others.map(isStale)).toEqual([false, false]);
  });
});
