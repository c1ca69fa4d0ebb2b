import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { StepFailed } from './step-failed.ts';

const arrived = (status: number, body: object | string, retryAfterMs: number | null = null) =>
  ({ arrived: true, status, text: typeof body === 'string' ? body : JSON.stringify(body), retryAfterMs }) as const;

function outcome(reply: Parameters<typeof judge>[0], how: Partial<Parameters<typeof judge>[1]> = {}) {
  try {
    return judge(reply, { product: 'books', changes: true, ...how });
  } catch (failure) {
    if (failure instanceof StepFailed) return { ...failure.why, code: failure.code };
    throw failure;
  }
}
const inner = (returnvalue: object) => ({ response: { returnvalue, status: 'success' } });

describe('an answer of the accounting service', () => {
  it.each([
    [44, null, 60_000],
    [45, null, 6 * 3_600_000],
    [1070, null, 5_000],
    [44, 7_000, 7_000],
  ])('that says with quota %i and a hint of %s that it is enough makes everything wait', (code, hint, pauseMs) => {
    expect(outcome(arrived(429, { code, message: 'blocked' }, hint))).toMatchObject({
      state: 'refused-for-now',
      detail: `HTTP 429 ${code} blocked`,
      pauseMs,
    });
  });

  it.each([
    ['a page of a proxy', 200, '<html>Welcome</html>'],
    ['a redirect to a sign-in', 302, ''],
    ['another envelope', 200, { hello: 1 }],
    ['an internal error', 500, { code: 1000, message: 'Internal Error' }],
    ['a gateway’s page', 502, '<html>Bad Gateway</html>'],
  ])('that is %s leaves a change unknown, and a question unanswered', (_what, status, body) => {
    expect(outcome(arrived(status, body))).toMatchObject({ state: 'unknown' });
    expect(outcome(arrived(status, body), { changes: false })).toMatchObject({ state: 'refused-for-now' });
  });

  it('that it is overloaded did nothing', () => {
    expect(outcome(arrived(503, ''))).toMatchObject({ state: 'refused-for-now' });
  });

  it('that never came is unknown only where the request had left', () => {
    const silent = (sent: boolean) => ({ arrived: false, sent, detail: 'gone' }) as const;
    expect(outcome(silent(true))).toMatchObject({ state: 'unknown', detail: 'gone' });
    expect(outcome(silent(false))).toMatchObject({ state: 'refused-for-now' });
    expect(outcome(silent(true), { changes: false })).toMatchObject({ state: 'refused-for-now' });
  });

  it.each([
    [401, { code: 57, message: 'You are not authorized' }],
    [400, { code: 6041, message: 'not associated with the organization' }],
    [403, { code: 2945, message: 'invalid oauthscope' }],
  ])('with %i about our access is a refusal of the settings', (status, body) => {
    expect(outcome(arrived(status, body))).toMatchObject({ state: 'refused', problem: 'settings' });
  });

  it.each([
    [403, { message: 'forbidden' }],
    [400, { code: 57, message: 'You are not authorized to perform this operation' }],
  ])('with %i that forbids may be about this record alone', (status, body) => {
    expect(outcome(arrived(status, body))).toMatchObject({ state: 'refused', problem: 'unclear' });
  });

  it('of Books counts by its own code, also under a 200', () => {
    expect(outcome(arrived(201, { code: 0, invoice: {} }))).toMatchObject({ invoice: {} });
    expect(outcome(arrived(200, { code: 4, message: 'Invalid value' }))).toMatchObject({
      state: 'refused',
      problem: 'content',
      code: 4,
    });
  });

  it.each([
    [{ status: 'failure', message: 'invalid phone_number' }, 'invalid phone_number'],
    [{ status: 'FAIL', mesage: 'misspelt' }, 'misspelt'],
    [{ status: 'failure' }, 'refused without a word'],
  ])('of Bookings may fail inside a success: %j', (returnvalue, detail) => {
    const told = outcome(arrived(200, inner(returnvalue)), { product: 'bookings' });
    expect(told).toMatchObject({ state: 'refused', problem: 'content', detail });
  });

  it('of Bookings is its inner value', () => {
    const value = { booking_id: '#AN-00014', status: 'upcoming' };
    expect(outcome(arrived(200, inner(value)), { product: 'bookings' })).toEqual(value);
    const outer = { response: { status: 'failure', errormessage: 'no' } };
    expect(outcome(arrived(200, outer), { product: 'bookings' })).toMatchObject({ state: 'refused', detail: 'no' });
  });
});
