import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { isToldApart, settlementProblem } from './settlement.ts';

const stuck = { state: 'unknown', stuck: true, numbersTaken: ['660-0_1', '660-1_2', null] } as const;
const found = { outcome: 'happened', transactionNo: '660-1_9' } as const;

describe('an owner’s word on a refund', () => {
  it('counts where the refund is stuck', () => {
    expect(settlementProblem(stuck, found)).toBeNull();
    expect(settlementProblem(stuck, { outcome: 'send-again', transactionNo: null })).toBeNull();
    expect(settlementProblem(stuck, { outcome: 'returned-elsewhere', transactionNo: null })).toBeNull();
    expect(settlementProblem({ ...stuck, stuck: false }, found)).toBe('not-stuck');
    expect(settlementProblem({ ...stuck, state: 'done' }, found)).toBe('not-stuck');
  });

  it('never repeats a request that is on its way', () => {
    const calling = { ...stuck, state: 'calling' } as const;
    expect(settlementProblem(calling, { outcome: 'send-again', transactionNo: null })).toBe('under-way');
    expect(settlementProblem(calling, { outcome: 'returned-elsewhere', transactionNo: null })).toBeNull();
  });

  it('names a number that neither the payment nor another refund has', () => {
    expect(settlementProblem(stuck, { ...found, transactionNo: null })).toBe('number-missing');
    for (const transactionNo of ['660-0_1', '660-1_2'])
      expect(settlementProblem(stuck, { ...found, transactionNo })).toBe('number-taken');
  });
});

describe('a refund that the gateway shows by its amount', () => {
  const equal = (refundTransactionNo: string | null, settlement: 'happened' | 'send-again' | null = null) => ({
    amount: cents(5000),
    refundTransactionNo,
    settlement,
  });

  it('is this one where every equal one is known by another number', () => {
    expect(isToldApart('3', [])).toBe(true);
    expect(isToldApart('3', [equal('1'), equal('2', 'happened')])).toBe(true);
  });

  it('may be another where that is shown, has no number, or was sent twice', () => {
    expect(isToldApart('2', [equal('1'), equal('2')])).toBe(false);
    expect(isToldApart('3', [equal(null)])).toBe(false);
    expect(isToldApart('3', [equal('1', 'send-again')])).toBe(false);
  });
});
