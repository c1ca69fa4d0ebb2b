import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReport, sendResult } from './map.ts';

const sid = `SM${'0'.repeat(30)}17`;
const answered = (status: number, body: unknown) =>
  sendResult({
    arrived: true,
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    retryAfterMs: null,
  });
const refused = (status: number, code: number) =>
  answered(status, { code, message: 'No.', more_info: `https://www.twilio.com/docs/errors/${code}`, status });

describe('the answer to a text that was to be sent', () => {
  it.each(['queued', 'accepted', 'sending', 'sent'])('that says %s means that it was taken', (status) => {
    expect(answered(201, { sid, status })).toEqual({ state: 'accepted', providerId: sid });
  });

  it.each([
    [400, 21610, 'opted-out'],
    [400, 21211, 'number'],
    [400, 21408, 'number'],
    [403, 21408, 'number'],
    [400, 21612, 'number'],
    [400, 21614, 'number'],
    [401, 20003, 'settings', 'credentials'],
    [400, 21212, 'settings', 'sender'],
    [400, 21606, 'settings', 'sender'],
    [400, 21608, 'unclear', 'other'],
    [400, 21602, 'content'],
    [400, 21617, 'content'],
    [400, 21999, 'content'],
    [401, 20999, 'settings', 'credentials'],
    [403, 20999, 'unclear', 'account'],
    [404, 20999, 'unclear', 'account'],
  ])('of HTTP %i with code %i refuses for good because of its %3$s', (status, code, problem, setting?: string) => {
    const detail = `HTTP ${status} ${code} No.`;
    expect(refused(status, code)).toEqual({ state: 'refused', detail, problem, ...(setting && { setting }) });
  });

  it.each([
    [429, 20429],
    [429, 21611],
    [400, 21611],
    [500, 20500],
    [503, 20503],
  ])('of HTTP %i with code %i refuses for now', (status, code) => {
    expect(refused(status, code)).toEqual({ state: 'refused-for-now', detail: `HTTP ${status} ${code} No.` });
  });

  it.each([
    ['a page of a proxy that is overloaded', 503, '<html>busy</html>', 'refused-for-now'],
    ['a page of a proxy that waited in vain', 504, '<html>timeout</html>', 'unknown'],
    ['a page of a proxy that was cut off', 502, '<html>bad gateway</html>', 'unknown'],
    ['a page where a message should be', 200, '<html>welcome</html>', 'unknown'],
    ['half a message', 201, `{"sid":"${sid}","sta`, 'unknown'],
    ['a message without a number', 201, '{"status":"queued"}', 'unknown'],
    ['nothing', 201, '', 'unknown'],
    ['another place', 302, '', 'refused'],
    ['a page that forbids', 403, '<html>forbidden</html>', 'refused'],
  ])('that is %s is not taken for more than it says', (_what, status, body, state) => {
    expect(answered(status, body)).toMatchObject({ state });
  });

  it('that says that the message failed on the spot refuses it, since nothing more will be reported', () => {
    const answer = { sid, status: 'failed', error_code: 21610, error_message: 'unsubscribed' };
    expect(answered(201, answer)).toEqual({
      state: 'refused',
      detail: 'failed 21610 unsubscribed',
      problem: 'opted-out',
    });
    expect(answered(201, { sid, status: 'undelivered' })).toMatchObject({ state: 'refused', problem: 'number' });
  });

  it('that never came is a refusal for now only where nothing had left us', () => {
    const detail = 'connect ECONNREFUSED';
    expect(sendResult({ arrived: false, sent: false, detail })).toEqual({ state: 'refused-for-now', detail });
    expect(sendResult({ arrived: false, sent: true, detail })).toEqual({ state: 'unknown', detail });
  });

  it('is never an acceptance unless it is a message with a number, whatever comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.json(), (status, text) => {
        expect(sendResult({ arrived: true, status, text, retryAfterMs: null }).state).not.toBe('accepted');
      }),
    );
  });
});

describe('a report', () => {
  const report = (status: string, more = {}) => readReport({ MessageSid: sid, MessageStatus: status, ...more });

  it.each(['delivered', 'read'])('of %s says that the text arrived', (status) => {
    expect(report(status)).toEqual({ providerId: sid, outcome: 'delivered', detail: status, problem: null });
  });

  it.each(['undelivered', 'failed', 'canceled'])('of %s says that it did not, and why', (status) => {
    expect(report(status, { ErrorCode: '30005' })).toMatchObject({
      outcome: 'failed',
      detail: `${status} 30005`,
      problem: 'number',
    });
    expect(report(status, { ErrorCode: '30008' })?.problem).toBeNull();
  });

  it.each(['accepted', 'scheduled', 'queued', 'sending', 'sent', 'partially_delivered', 'something-new'])(
    'of %s says nothing yet',
    (status) => {
      expect(report(status)?.outcome).toBe('none');
    },
  );

  it('may come in the older words', () => {
    expect(readReport({ SmsSid: sid, SmsStatus: 'delivered' })).toMatchObject({
      providerId: sid,
      outcome: 'delivered',
    });
  });

  it('without a number or a stage is none', () => {
    expect(readReport({ MessageStatus: 'delivered' })).toBeNull();
    expect(readReport({ MessageSid: sid })).toBeNull();
    expect(readReport({})).toBeNull();
  });
});
