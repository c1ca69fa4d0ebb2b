import { afterEach, expect, it, vi } from 'vitest';
import {
  approved,
  declined,
  ended,
  frame,
  open,
  opened,
  played,
  submitting,
} from '#tests/builders/rules/checkout-moments.ts';
import { checkout, waiting } from '../machine/state.ts';
import { openOrder, sendWatchBeacon, sentOrder } from './watch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('an order is sent while its card is on the way, and not once the frame has answered', () => {
  expect(sentOrder(frame(opened(), 'payment_submitted'))).toBe('HC-1');
  for (const state of [waiting, opened(), approved(), submitting()]) expect(sentOrder(state)).toBeNull();
});

it('an order is open while its ticket may be paid, or is paid and not booked', () => {
  for (const state of [opened(), frame(opened(), 'payment_submitted'), approved(), submitting()]) {
    expect(openOrder(state)).toBe('HC-1');
  }
});

it('nothing is open before a ticket, after the booking, or where none was needed', () => {
  const free = played([open, { type: 'opened', attempt: 1, ticket: null, mode: 'qa' }, { type: 'submit' }]);
  const booked = checkout(submitting(), { type: 'booked' });
  for (const state of [waiting, declined(), ended(opened(), 'page_closed'), free, booked]) {
    expect(openOrder(state)).toBeNull();
  }
});

it('the server is told by a request that outlives the page', async () => {
  const sent: [string, string, string][] = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: Blob) => void body.text().then((text) => sent.push([url, body.type, text])),
  });
  sendWatchBeacon('HC 1', 'closed');
  await vi.waitFor(() =>
    expect(sent).toEqual([['/api/checkout/HC%201/watch', 'application/json', '{"seen":"closed"}']]),
  );
});
