import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import { judgeRefund, type RefundAsked, type Settlement, type SimulatorStore } from '#sandbox/cards/simulator.ts';
import { databaseOver } from '#server/database/database.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import { memoryStore } from '#tests/builders/simulators/cards.ts';
import type { TestDatabase } from '#tests/database.ts';
import { databaseCardBooks } from './card-tickets.ts';

let database: TestDatabase;
const books: Record<string, SimulatorStore> = { memory: memoryStore() };

beforeAll(async () => {
  database = await freshDatabase();
  books.PostgreSQL = databaseCardBooks(databaseOver(database.pool));
});
afterAll(() => database.drop());

const paidAt = new Date('2025-10-06T14:00:00.123Z');
const at = new Date('2025-10-06T15:00:00.456Z');
const settlement: Settlement = {
  settledAt: paidAt,
  responseCode: '001',
  isoCode: '00',
  firstSixLastFour: '4242424242',
  cardType: 'V',
  expiry: '1229',
};

describe.each(['memory', 'PostgreSQL'])('the refunds in the books of the card simulator, in %s,', (name) => {
  const store = (): SimulatorStore => {
    const known = books[name];
    if (!known) throw new Error(`no books in ${name}`);
    return known;
  };

  /** A payment of 20.00, as a refund names it. */
  async function aPayment(orderNo: string): Promise<RefundAsked> {
    const ticket = {
      ticket: `t-${orderNo}`,
      orderNo,
      amount: cents(2_000),
      language: 'en' as const,
      createdAt: paidAt,
    };
    const { serial } = await store().createTicket(ticket);
    await store().settleTicket(ticket.ticket, 'approved', settlement);
    return { orderNo, transactionNo: `660-0_${1471 + serial}`, method: 'refund', amount: cents(2_000) };
  }
  const ask = (asked: RefundAsked) => store().recordRefund(asked, at, (facts) => judgeRefund(asked, at, facts));
  const approved = (all: readonly { approved: boolean }[]) => all.filter((one) => one.approved).length;

  it('keep what was asked and what was answered, refusals too', async () => {
    const asked = { ...(await aPayment('HC-1')), amount: cents(1_500) };
    const first = await ask(asked);
    const second = await ask(asked);
    expect(first).toEqual({
      ...asked,
      serial: expect.any(Number),
      approved: true,
      responseCode: '027',
      message: expect.stringContaining('APPROVED'),
      createdAt: at,
    });
    expect(second).toMatchObject({ ...asked, approved: false, responseCode: '476', message: 'INVALID AMOUNT' });
    expect(second.serial).toBeGreaterThan(first.serial);
    expect(await store().findRefund(asked)).toEqual(second);
    expect((await store().refunds()).filter(({ orderNo }) => orderNo === 'HC-1')).toEqual([first, second]);
  });

  it('find the newest of those that asked the same, and no other', async () => {
    const asked = await aPayment('HC-2');
    expect(await store().findRefund(asked)).toBeNull();
    const voided = await ask({ ...asked, method: 'void', amount: null });
    expect(voided).toMatchObject({ approved: true, amount: cents(2_000) });
    expect(await store().findRefund({ ...asked, method: 'void', amount: null })).toEqual(voided);
    expect(await store().findRefund(asked)).toBeNull();
    expect(await store().findRefund({ ...asked, method: 'void', transactionNo: '660-0_1' })).toBeNull();
    expect(await store().findRefund({ ...asked, method: 'void', orderNo: 'HC-1' })).toBeNull();
  });

  it('never add up to more than the payment when fifty are asked for at once', async () => {
    const asked = { ...(await aPayment('HC-3')), amount: cents(300) };
    expect(approved(await Promise.all(Array.from({ length: 50 }, () => ask(asked))))).toBe(6);
  });

  it('hold one void when fifty are asked for at once', async () => {
    const asked: RefundAsked = { ...(await aPayment('HC-4')), method: 'void', amount: null };
    expect(approved(await Promise.all(Array.from({ length: 50 }, () => ask(asked))))).toBe(1);
  });

  it('hold either the void or refunds when both are asked for at once', async () => {
    const refund = { ...(await aPayment('HC-5')), amount: cents(500) };
    const voided: RefundAsked = { ...refund, method: 'void', amount: null };
    const given = (
      await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index % 2 ? refund : voided)))
    ).filter((one) => one.approved);
    expect(new Set(given.map(({ method }) => method)).size).toBe(1);
    expect(given.reduce((total, { amount }) => total + amount, 0)).toBe(2_000);
  });

  it('take nothing for an order that was never paid', async () => {
    const asked: RefundAsked = { orderNo: 'HC-0', transactionNo: '660-0_1', method: 'void', amount: null };
    expect(await ask(asked)).toMatchObject({ approved: false, amount: 0, responseCode: '421' });
  });
});
