import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf } from '#domain/ledger/difference.ts';
import { cents } from '#domain/money.ts';
import { compareBooks } from './compare.ts';
import type { BookedOrder, GatewayMoney, OrderBooks } from './records.ts';

type Sound = { order: BookedOrder; gateway: GatewayMoney; books: OrderBooks };

/** An order about which all three agree: as it was sold, cancelled with or without its money, or for nothing. */
const sound: fc.Arbitrary<Sound> = fc
  .record({ base: fc.integer({ min: 0, max: 1_000_000 }), cancelled: fc.boolean(), back: fc.boolean() })
  .map(({ base, cancelled, back }) => {
    const tax = cents(Math.round(base * 0.05) + Math.round(base * 0.09975));
    const total = cents(base + tax);
    const credit = cents(cancelled && back ? total : 0);
    const when = { date: '2025-10-14', time: '9:00 AM' as const };
    return {
      order: { orderNo: 'HC-20251006-100001', cancelled, ...when, total, tax, credit, pending: false },
      gateway: { charged: total, refunded: credit },
      books: {
        appointments: [{ id: '#AN-00001', ...when, cancelled }],
        invoices: total > 0 ? [{ id: '1', total, open: cents(0), tax }] : [],
        payments: total > 0 ? [{ id: '2', total }] : [],
        creditNotes: credit > 0 ? [{ id: '3', total: credit, refunded: credit }] : [],
      },
    };
  });
const compared = ({ order, gateway, books }: Sound) => compareBooks(order, gateway, books);

/** Each changes one record of one side. */
const spoils: readonly ((sound: Sound) => Sound)[] = [
  (one) => {
    const there = { date: '2025-10-14', time: '9:00 AM' as const, cancelled: false };
    const more = [
      { id: 'a', ...there },
      { id: 'b', ...there },
    ];
    return { ...one, books: { ...one.books, appointments: more } };
  },
  (one) => ({ ...one, books: { ...one.books, invoices: [...one.books.invoices, invoice(1)] } }),
  (one) => ({ ...one, books: { ...one.books, payments: [...one.books.payments, { id: 'x', total: cents(1) }] } }),
  (one) => ({
    ...one,
    books: { ...one.books, creditNotes: [...one.books.creditNotes, { id: 'x', total: cents(1), refunded: cents(0) }] },
  }),
  (one) => ({
    ...one,
    books: { ...one.books, creditNotes: [...one.books.creditNotes, { id: 'x', total: cents(0), refunded: cents(1) }] },
  }),
  (one) => ({ ...one, books: { ...one.books, invoices: [...one.books.invoices, { ...invoice(0), open: cents(1) }] } }),
  (one) => ({ ...one, gateway: { ...one.gateway, charged: cents(one.gateway.charged + 1) } }),
  (one) => ({ ...one, gateway: { ...one.gateway, refunded: cents(one.gateway.refunded + 1) } }),
  (one) => ({ ...one, order: { ...one.order, total: cents(one.order.total + 1) } }),
  (one) => ({ ...one, order: { ...one.order, tax: cents(one.order.tax + 3) } }),
];
const invoice = (total: number) => ({ id: 'x', total: cents(total), open: cents(0), tax: cents(0) });

describe('the three-way check of one order', () => {
  it('finds nothing where bookings, gateway and books agree', () => {
    fc.assert(
      fc.property(sound, (one) => {
        expect(compared(one)).toEqual([]);
      }),
    );
  });

  it('finds every single record that one side has otherwise', () => {
    fc.assert(
      fc.property(sound, fc.constantFrom(...spoils), (one, spoil) => {
        const differences = compared(spoil(one));
        expect(differences.length).toBeGreaterThan(0);
        expect(differences.every(({ inFlight }) => !inFlight)).toBe(true);
      }),
    );
  });

  it('tells what the books lack as under way while it is still to be recorded', () => {
    const nothing: OrderBooks = { appointments: [], invoices: [], payments: [], creditNotes: [] };
    fc.assert(
      fc.property(sound, ({ order, gateway }) => {
        const differences = compareBooks({ ...order, pending: true }, gateway, nothing);
        expect(differences.every(({ inFlight }) => inFlight)).toBe(true);
        expect(differences.length > 0).toBe(!order.cancelled || order.total > 0);
      }),
    );
  });

  it('never takes a charge that differs for work under way', () => {
    const differ = ({ code }: { code: string }) => code === 'charge-differs';
    fc.assert(
      fc.property(sound, ({ order, gateway, books }) => {
        const other = { ...gateway, charged: cents(gateway.charged + 5) };
        const differences = compareBooks({ ...order, pending: true }, other, books);
        expect(differences.find(differ)).toMatchObject({ inFlight: false });
      }),
    );
  });

  it('says in a line what each side has', () => {
    const [one] = fc.sample(
      sound.filter(({ order }) => !order.cancelled && order.total > 0),
      1,
    );
    if (!one) throw new Error('no sample');
    const moved = { ...one, order: { ...one.order, date: '2025-10-16' } };
    expect(compared(moved).map(lineOf)).toEqual([
      'HC-20251006-100001: appointment-differs (bookings: 2025-10-16 9:00 AM, books: 2025-10-14 9:00 AM)',
    ]);
    expect(compareBooks(one.order, null, one.books).map(({ code }) => code)).toEqual(['gateway-silent']);
  });
});
