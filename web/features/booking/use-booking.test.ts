import { expect, test } from 'vitest';
import { RequestError } from '#web/client/request.ts';
import { readingOf } from './use-booking.ts';

const refusal = (status: number, code: string) =>
  new RequestError(status, '', JSON.stringify({ error: 'In words.', code }));

test('an order of which the card gateway says nothing may be asked about again, and is not called unknown', () => {
  const failed = { state: 'failed', error: 'In words.' };
  expect(readingOf(undefined, refusal(502, 'CARD_GATEWAY_UNAVAILABLE'))).toEqual(failed);
  expect(readingOf(undefined, refusal(404, 'ORDER_NOT_FOUND'))).toEqual({ ...failed, state: 'unknown' });
  expect(readingOf(undefined, refusal(409, 'PAID_NOT_BOOKED'))).toEqual({ ...failed, state: 'refused' });
});
