import { describe, expect, it } from 'vitest';
import type { BookingRefund } from '#contract/admin/money.ts';
import { languages } from '#domain/language.ts';
import { messages } from './money.messages.ts';
import { refundLines } from './refund-lines.ts';

const refund = (more: Partial<BookingRefund> = {}): BookingRefund => ({
  ...{ id: 1, at: '2025-10-06T14:00:00.000Z', reason: 'partial', amount: 25_000, state: 'requested' },
  ...{ byHand: false, waits: false, stuck: false, waitsFor: null, settled: null, doneAt: null },
  ...more,
});
const linesOf = (more: Partial<BookingRefund>, language: 'en' | 'fr' = 'en') => {
  const { what, stands, settled } = refundLines(refund(more), language);
  return [what, stands, settled ?? ''].map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));
};
const standing = (more: Partial<BookingRefund>) => linesOf(more)[1];

describe('a refund in the story of a booking', () => {
  it('says what it is for, how much, and since when it stands as it does', () => {
    expect(linesOf({})).toEqual(['Partial refund, $250.00', 'about to be sent, Oct 6, 2025, 10:00 AM', '']);
    expect(linesOf({ reason: 'cancellation' }, 'fr')[0]).toBe('Annulation, 250,00 $');
  });

  it('is told from when it was done, once it is', () => {
    expect(standing({ state: 'done', doneAt: '2025-10-08T15:30:00.000Z' })).toBe('refunded, Oct 8, 2025, 11:30 AM');
  });

  it('of cash is given back by hand until it was', () => {
    expect(standing({ byHand: true })).toContain(messages.states['by-hand'].en);
    expect(standing({ byHand: true, state: 'done' })).toContain(messages.states.done.en);
  });

  it('that the gateway refused says so, whatever state it is in', () => {
    expect(standing({ state: 'calling', waits: true })).toContain(messages.waits.en);
    expect(standing({ waits: true, waitsFor: 10_000 })).toContain(messages.waits.en);
  });

  it('behind another one says which has to be settled first', () => {
    expect(standing({ waitsFor: 120_000 })).toContain(messages.waitsFor.en('$1,200.00'));
  });

  it('that an owner settled says how, by whom, when and why, with the gateway’s number where it was found there', () => {
    const settled = {
      outcome: 'happened',
      by: 'owner@example.com',
      at: '2025-10-07T13:00:00.000Z',
      reason: 'Seen in the portal',
      transactionNo: '660000-1_12',
    } as const;
    const found = 'Settled by hand: found at the card gateway, owner@example.com, Oct 7, 2025, 9:00 AM';
    expect(linesOf({ settled })[2]).toBe(`${found}. Transaction 660000-1_12. Seen in the portal`);
    expect(linesOf({ settled: { ...settled, outcome: 'send-again' } })[2]).not.toContain('660000-1_12');
    expect(linesOf({ settled: { ...settled, by: null, transactionNo: null } })[2]).toContain('The program');
  });

  it('has words in both languages for every state and reason', () => {
    for (const language of languages)
      for (const state of ['requested', 'calling', 'unknown', 'done'] as const)
        for (const reason of ['not-booked', 'cancellation', 'partial'] as const)
          expect(linesOf({ state, reason }, language).join()).not.toContain('undefined');
  });
});
