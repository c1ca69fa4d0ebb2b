import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openPage, runHook } from '#tests/builders/browser/page.ts';
import { opened } from '#tests/builders/rules/checkout-moments.ts';
import { updateDraft } from '#web/state/draft.ts';
import { emptyDraft } from '#web/state/draft-schema.ts';
import { checkout, isPaying } from '../machine/state.ts';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { useDemand } from './use-demand.ts';

const day = '2025-10-09';
let calendar: { bookedDates: string[]; inDemand?: string[] };
let events: CheckoutEvent[];

beforeEach(() => {
  events = [];
  calendar = { bookedDates: [] };
});

/** Half a minute with the card form open. */
async function looksAt(state: Checkout, draft: Partial<typeof emptyDraft> = {}): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  openPage('/payment');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(calendar)));
  onTestFinished(() => void vi.unstubAllGlobals());
  updateDraft({ ...emptyDraft, appointmentDate: day, ...draft });
  const page = await runHook(() => useDemand(state, (event) => void events.push(event)), null);
  await vi.advanceTimersByTimeAsync(30_000);
  await new Promise((resolve) => setTimeout(resolve));
  await page.end();
  return events.map(({ type }) => type);
}

it('an open card form says so once its day is in demand', async () => {
  calendar.inDemand = [day];
  expect(await looksAt(opened())).toEqual(['inDemand']);
});

it('and makes way for the calendar once somebody else has paid for its day', async () => {
  calendar.bookedDates = [day];
  expect(await looksAt(opened())).toEqual(['dayTaken']);
});

it('but not where others merely hold the day that was in demand: who pays first has it', async () => {
  calendar.bookedDates = [day];
  expect(await looksAt({ ...opened(), inDemand: true })).toEqual([]);
});

it('nor by a payment link, whose day is the operator’s', async () => {
  calendar = { bookedDates: [day], inDemand: [day] };
  expect(await looksAt(opened(), { paymentLink: 'a-token' })).toEqual([]);
});

it('nothing is said of other days', async () => {
  calendar = { bookedDates: ['2025-10-07'], inDemand: ['2025-10-13'] };
  expect(await looksAt(opened())).toEqual([]);
});

it('who is paying already is not interrupted', () => {
  const paying = checkout(opened(), {
    type: 'frame',
    attempt: opened().attempt,
    handler: 'payment_submitted',
    code: '',
  });
  expect(isPaying(paying)).toBe(true);
  const taken = { type: 'dayTaken', attempt: paying.attempt, text: 'Taken.' } as const;
  expect(checkout(paying, taken)).toBe(paying);
  expect(checkout(opened(), taken).phase).toMatchObject({ name: 'refused', code: 'DATE_TAKEN' });
});
