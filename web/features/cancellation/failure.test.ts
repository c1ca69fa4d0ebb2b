import { describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/language.ts';
import { RequestError } from '#web/client/request.ts';
import { whyNotCancelled } from './failure.ts';
import { messages } from './messages.ts';

const answered = (status: number, body: string) => new RequestError(status, 'Status', body);
const why = (failure: unknown) => whyNotCancelled(failure, inLanguage(messages, 'en'));

describe('a cancellation that failed', () => {
  it('is explained in the words of the server', () => {
    expect(why(answered(404, '{"error":"This link has expired."}'))).toBe('This link has expired.');
  });

  it('is named when the server gives no reason', () => {
    expect(why(answered(500, '{"code":"UNEXPECTED"}'))).toBe('Cancellation failed');
    expect(why(answered(500, '{}'))).toBe('Cancellation failed');
  });

  it('names the status of an answer that nobody can read', () => {
    expect(why(answered(502, '<html>'))).toBe('Cancellation failed (502)');
    expect(why(answered(503, ''))).toBe('Cancellation failed (503)');
  });

  it('asks to verify the details when no answer came', () => {
    const text = 'There was an error cancelling your booking. Please verify your booking details.';
    expect(why(new TypeError('Failed to fetch'))).toBe(text);
  });
});
