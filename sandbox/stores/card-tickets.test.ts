import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import type { Settlement, SimulatorStore } from '#sandbox/cards/simulator.ts';
import { databaseOver } from '#server/database/database.ts';
import { freshDatabase } from '#tests/builders/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { databaseCardBooks } from './card-tickets.ts';

let database: TestDatabase;
let books: SimulatorStore;

beforeAll(async () => {
  database = await freshDatabase();
  books = databaseCardBooks(databaseOver(database.pool));
});
afterAll(() => database.drop());

const createdAt = new Date('2025-10-06T14:00:00.123Z');
const aTicket = (ticket: string, orderNo: string) => ({
  ticket,
  orderNo,
  amount: cents(126_473),
  language: 'fr' as const,
  createdAt,
});
const settlement: Settlement = {
  settledAt: new Date('2025-10-06T14:05:00.456Z'),
  responseCode: '001',
  isoCode: '00',
  firstSixLastFour: '4242424242',
  cardType: 'V',
  expiry: '1229',
};

describe('the books of the card simulator', () => {
  it('keep a ticket as it was made, numbered in order', async () => {
    const first = await books.createTicket(aTicket('one', 'HC-1'));
    const second = await books.createTicket(aTicket('two', 'HC-2'));
    expect(first).toEqual({ ...aTicket('one', 'HC-1'), savedCard: null, serial: expect.any(Number), state: 'open' });
    expect(second.serial).toBeGreaterThan(first.serial);
    expect(await books.findTicket('one')).toEqual(first);
    expect(await books.findTicket('none')).toBeNull();
    expect((await books.all()).map(({ ticket }) => ticket)).toEqual(['one', 'two']);
    await expect(books.createTicket(aTicket('one', 'HC-3'))).rejects.toThrow();
  });

  it('close a ticket once, with what the bank said', async () => {
    expect(await books.settleTicket('one', 'approved', settlement)).toBe(true);
    expect(await books.settleTicket('one', 'declined', settlement)).toBe(false);
    expect(await books.settleTicket('none', 'approved', settlement)).toBe(false);
    expect(await books.approvedOrder('HC-1')).toMatchObject({ ticket: 'one', state: 'approved', settlement });
    expect(await books.approvedOrder('HC-2')).toBeNull();
  });

  it('approve an order once, also when many of its tickets are paid at the same moment', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `rush-${index}`);
    for (const name of names) await books.createTicket(aTicket(name, 'HC-RUSH'));
    const settled = await Promise.all(names.map((name) => books.settleTicket(name, 'approved', settlement)));
    expect(settled.filter(Boolean)).toHaveLength(1);
    const left = names[settled.indexOf(false)] ?? '';
    expect(await books.settleTicket(left, 'declined', settlement)).toBe(true);
  });
});
