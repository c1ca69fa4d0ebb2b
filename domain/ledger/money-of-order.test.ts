import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import type { PaymentEventType } from './money-of-order.ts';
import { type LedgerEvent, moneyOfOrder } from './money-of-order.ts';

const line = (
  eventType: PaymentEventType,
  amount: number | null = 208_680,
  ticket: string | null = 't1',
): LedgerEvent => ({
  ticket,
  eventType,
  amount: amount === null ? null : cents(amount),
});
const opened = line('ticket.opened');
const booked = line('payment.booked');
const wanted = line('refund.requested');

describe('the money of an order, told from its ledger alone', () => {
  it.each<[string, LedgerEvent[], number, number]>([
    ['nothing', [], 0, 0],
    ['unpaid', [line('ticket.failed', null, null)], 0, 0],
    ['unpaid', [opened, line('checkout.abandoned', null)], 0, 0],
    ['declined', [opened, line('receipt.declined', null)], 0, 0],
    ['booked', [opened, line('receipt.declined', null), booked], 208_680, 0],
    ['booked', [opened, booked, line('receipt.declined', null)], 208_680, 0],
    ['paid', [opened, line('receipt.approved')], 208_680, 0],
    ['booked', [opened, line('receipt.approved'), booked], 208_680, 0],
    ['free', [line('payment.not-needed', 0, null)], 0, 0],
    ['kept', [opened, booked, line('refund.not-due', 0)], 208_680, 0],
    ['on-record-elsewhere', [opened, line('payment.not-booked', null)], 0, 0],
    ['return-requested', [opened, line('payment.not-booked'), wanted], 208_680, 0],
    ['return-unknown', [opened, booked, wanted, line('void.asked')], 208_680, 0],
    ['return-unknown', [opened, booked, wanted, line('void.asked'), line('refund.unknown')], 208_680, 0],
    ['return-requested', [opened, booked, wanted, line('void.asked'), line('void.refused')], 208_680, 0],
    ['return-requested', [opened, booked, wanted, line('void.asked'), line('refund.not-sent')], 208_680, 0],
    ['refunded', [opened, booked, wanted, line('void.asked'), line('void.approved')], 208_680, 208_680],
    [
      'refunded',
      [
        opened,
        line('checkout.abandoned', null),
        line('payment.not-booked'),
        wanted,
        line('refund.asked'),
        line('refund.approved'),
      ],
      208_680,
      208_680,
    ],
  ])('is %s', (state, events, charged, refunded) => {
    expect(moneyOfOrder(events)).toEqual({ state, charged, refunded });
  });

  it('is what presses most where an order had two tickets', () => {
    const second = (eventType: PaymentEventType) => line(eventType, 100, 't2');
    const events = [opened, booked, second('ticket.opened'), second('payment.not-booked'), second('refund.requested')];
    expect(moneyOfOrder(events)).toEqual({ state: 'return-requested', charged: 208_780, refunded: 0 });
  });

  it('shows a return that was made twice as more than was charged', () => {
    const events = [opened, booked, wanted, line('void.approved'), line('refund.approved')];
    expect(moneyOfOrder(events)).toMatchObject({ charged: 208_680, refunded: 417_360 });
  });
});

/** What the program can write about one ticket, in the order in which it can. */
const lifeOfTicket = fc
  .record({
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    declines: fc.nat(1),
    seen: fc.nat(1),
    end: fc.constantFrom('unpaid', 'booked', 'kept', 'cancelled', 'not-booked'),
    tries: fc.array(
      fc.constantFrom<PaymentEventType[]>('void.refused', 'refund.refused', 'refund.unknown', 'refund.not-sent'),
    ),
    isBack: fc.boolean(),
  })
  .map(({ amount, declines, seen, end, tries, isBack }) => {
    const types: PaymentEventType[] = [
      'ticket.opened',
      ...Array<'receipt.declined'>(declines).fill('receipt.declined'),
    ];
    if (end === 'unpaid') return { amount, types: [...types, 'checkout.abandoned' as const] };
    types.push(...Array<'receipt.approved'>(seen).fill('receipt.approved'));
    types.push(end === 'not-booked' ? 'payment.not-booked' : 'payment.booked');
    if (end === 'kept') types.push('refund.not-due');
    if (end === 'booked' || end === 'kept') return { amount, types };
    types.push('refund.requested', ...tries.flatMap((answer) => ['refund.asked' as const, answer]));
    return { amount, types: isBack ? [...types, 'refund.asked' as const, 'refund.approved' as const] : types };
  })
  .map(
    ({ amount, types }) =>
      (ticket: string) =>
        types.map((type) => line(type, amount, ticket)),
  );

const lives = fc.array(lifeOfTicket, { maxLength: 3 }).map((all) => all.map((life, n) => life(`t${n}`)));

/** Lines of several tickets as they may come in between each other. */
function interleaved(tickets: readonly LedgerEvent[][], picks: readonly number[]): LedgerEvent[] {
  const left = tickets.map((events) => [...events]);
  const result: LedgerEvent[] = [];
  for (let turn = 0; left.some((events) => events.length > 0); turn++) {
    const open = left.filter((events) => events.length > 0);
    const next = open[(picks[turn] ?? 0) % open.length]?.shift();
    if (next) result.push(next);
  }
  return result;
}

const picks = fc.array(fc.nat(10), { maxLength: 60 });
const many = { numRuns: 1000 };

describe('the money of any order', () => {
  it('is the same in whatever order independent lines were written', () => {
    fc.assert(
      fc.property(lives, picks, (tickets, order) => {
        expect(moneyOfOrder(interleaved(tickets, order))).toEqual(moneyOfOrder(tickets.flat()));
      }),
      many,
    );
  });

  it('is the same however often a receipt was read', () => {
    fc.assert(
      fc.property(lives, fc.array(fc.nat(100)), (tickets, again) => {
        const events = tickets.flat();
        const repeated = again.reduce((all, at) => {
          const index = at % Math.max(1, all.length);
          const one = all[index];
          return one && /^receipt\.|^payment\.|^ticket\./.test(one.eventType) ? all.toSpliced(index, 0, one) : all;
        }, events);
        expect(moneyOfOrder(repeated)).toEqual(moneyOfOrder(events));
      }),
      many,
    );
  });

  it('never sinks, never goes below nothing, and never gives back more than was charged', () => {
    fc.assert(
      fc.property(lives, picks, (tickets, order) => {
        const events = interleaved(tickets, order);
        let before = { charged: 0, refunded: 0 };
        for (let length = 0; length <= events.length; length++) {
          const now = moneyOfOrder(events.slice(0, length));
          expect(now.charged).toBeGreaterThanOrEqual(before.charged);
          expect(now.refunded).toBeGreaterThanOrEqual(before.refunded);
          expect(now.refunded).toBeLessThanOrEqual(now.charged);
          before = now;
        }
      }),
      many,
    );
  });
});
