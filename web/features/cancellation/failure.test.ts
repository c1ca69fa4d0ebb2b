import { describe, expect, it } from 'vitest';
import { RequestError } from '#web/client/request.ts';
import { isRefused, isUnanswered, whyNotCancelled } from './failure.ts';
import { messages } from './messages.ts';

const answered = (status: number, body: string) => new RequestError(status, 'Status', body);
const why = (failure: unknown) => whyNotCancelled(failure, messages.en);

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

  it('leaves open what became of the booking only where no good answer came', () => {
    expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
    expect([404, 409, 429, 500, 503].map((status) => isUnanswered(answered(status, '')))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('a link', () => {
  it('opens nothing when the server refuses it', () => {
    expect([400, 404, 410].map((status) => isRefused(answered(status, '')))).toEqual([true, true, true]);
  });

  it('may be tried again when the server is busy, broken or gone', () => {
    expect([408, 429, 500, 503].map((status) => isRefused(answered(status, '')))).toEqual([false, false, false, false]);
    expect(isRefused(new TypeError('Failed to fetch'))).toBe(false);
  });
});
