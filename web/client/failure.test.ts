import { describe, expect, it } from 'vitest';
import { isRefused, isUnanswered } from './failure.ts';
import { RequestError } from './request.ts';

const answered = (status: number, body: string) => new RequestError(status, 'Status', body);

it('what was asked for may have been done only where no good answer came', () => {
  expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true);
  expect([404, 409, 429, 500, 503].map((status) => isUnanswered(answered(status, '')))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
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
