import { describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/language.ts';
import { RequestError } from '#web/client/request.ts';
import { isCancelled, isInvalidLink, whyNotRecorded } from './failure.ts';
import { messages } from './messages.ts';

const answered = (status: number, body: string) => new RequestError(status, 'Status', body);

describe('a weather response that failed', () => {
  it('is explained in the words of the server', () => {
    const why = whyNotRecorded(answered(410, '{"error":"The time to answer has passed."}'), inLanguage(messages, 'en'));
    expect(why).toBe('The time to answer has passed.');
  });

  it('is named when the server gives no reason', () => {
    expect(whyNotRecorded(answered(500, '<html>'), inLanguage(messages, 'en'))).toBe('Response failed');
  });

  it('is an error of processing when no answer came', () => {
    const why = whyNotRecorded(new TypeError('Failed to fetch'), inLanguage(messages, 'en'));
    expect(why).toBe('There was an error processing your response.');
  });

  it('makes the link invalid only where the server knows none such', () => {
    expect([400, 404, 409, 410, 429, 500].map((status) => isInvalidLink(answered(status, '')))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(isInvalidLink(answered(400, '{"code":"DATE_NOT_OPEN"}'))).toBe(false);
    expect(isInvalidLink(new TypeError('Failed to fetch'))).toBe(false);
  });

  it('tells of an appointment that was cancelled from a day that was lost', () => {
    expect(isCancelled(answered(409, '{"code":"ALREADY_CANCELLED"}'))).toBe(true);
    expect(isCancelled(answered(409, '{"code":"DATE_TAKEN"}'))).toBe(false);
  });
});
