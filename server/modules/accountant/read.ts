import { schedule } from '#business/schedule.ts';
import type { Movement } from '#domain/accountant/movements.ts';
import type { Span } from '#domain/accountant/span.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import { papersOf } from '#domain/documents/listed.ts';
import { compareOrder } from '#domain/ledger/compare-order.ts';
import type { Difference } from '#domain/ledger/difference.ts';
import { minusQuote, noQuote, plusQuote } from '#domain/pricing/quote.ts';
import type { Quote } from '#domain/pricing/tax.ts';
import type { Db } from '#server/database/database.ts';
import type { Booking } from '#server/database/schema/bookings.ts';
import { recordsOf } from '#server/modules/reconciliation/queries/ledger.ts';
import { readCheck } from '#server/modules/reconciliation/queries/runs.ts';
import { accountOfBooking, type BookingAccount } from '#server/modules/refunds/account.ts';
import { bookingsOf, unbookedCharges, unbookedReturns, undoneAt } from './queries/month.ts';

/** A sale or its credit, with the booking that it is of; null for a payment that never became one. */
export type Moved = Movement & { booking: Booking | null; reason: BookingAccount['credits'][number]['reason'] | null };
export type Undone = { booking: Booking; visitOn: IsoDate; kept: Quote };

const dayOf = (at: Date): IsoDate => today(at, schedule.timeZone);
const isIn = ({ begins, ends }: Span, at: Date): boolean => begins <= at && at < ends;

type Dated = Moved & { at: Date };

/** All that a month's file tells, of one moment of the database. */
export async function readMonthBooks(tx: Db, { span, now }: { span: Span; now: Date }) {
  const moved: Dated[] = [];
  const papers: { booking: Booking; number: string }[] = [];
  for (const booking of await bookingsOf(tx, span)) {
    const account = await accountOfBooking(tx, booking);
    moved.push(...movementsOf(booking, account).filter(({ at }) => isIn(span, at)));
    for (const { number, at } of papersOf(account)) if (isIn(span, at)) papers.push({ booking, number });
  }
  const unbooked = [
    ...(await unbookedCharges(tx, span)).map((receipt) =>
      unbookedOf('charge', receipt.createdAt, receipt.method, receipt),
    ),
    ...(await unbookedReturns(tx, span)).map(({ doneAt, createdAt, settlement, refundTransactionNo, ...refund }) => {
      const way = settlement === 'returned-elsewhere' ? 'elsewhere' : 'card';
      return unbookedOf('return', doneAt ?? createdAt, way, { ...refund, transactionNo: refundTransactionNo ?? '' });
    }),
  ];
  const movements = [...moved, ...unbooked].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const numbers = [...new Set(movements.map(({ orderNo }) => orderNo))];
  const differences = (await recordsOf(tx, numbers)).flatMap((order): Difference[] => compareOrder(order, null, now));
  const { result: check } = await readCheck(tx);
  return { span, movements, papers, undone: await readUndone(tx, span), compared: numbers.length, differences, check };
}
export type MonthBooks = Awaited<ReturnType<typeof readMonthBooks>>;

/**
 * What of a booking moved money: its sale, unless nothing was due or it was paid elsewhere, what was charged on it afterwards,
 * and the credits that are done.
 */
function movementsOf(booking: Booking, { lines, payment, payments }: BookingAccount): Dated[] {
  const { orderNo } = booking;
  const chargeOf = (ticket: string) => payments.find(({ charge }) => charge?.ticket === ticket)?.charge;
  return lines.flatMap((line): Dated[] => {
    const { kind, number, at, amount } = line;
    if (line.state === 'owed' || amount.total === 0 || (kind === 'sale' && payment === null)) return [];
    const common = { number, orderNo, at, day: dayOf(at), amount, booking };
    if (line.kind !== 'credit') {
      const receipt = line.kind === 'supplement' && line.charge ? line.charge.receipt : payment;
      const { method = 'card', transactionNo = '' } = receipt ?? {};
      return [{ ...common, kind: 'sale', way: method, transactionNo, reason: null }];
    }
    const { byHand, settlement, refundTransactionNo, ticket } = line.refund;
    const paidBy = (chargeOf(ticket)?.receipt ?? payment)?.method ?? 'card';
    const way = byHand ? paidBy : settlement === 'returned-elsewhere' ? 'elsewhere' : 'card';
    return [{ ...common, kind: 'credit', way, transactionNo: refundTransactionNo ?? '', reason: line.reason }];
  });
}

function unbookedOf(
  kind: 'charge' | 'return',
  at: Date,
  way: Movement['way'],
  { orderNo, transactionNo, amount: total }: { orderNo: string; transactionNo: string; amount: Quote['total'] },
): Dated {
  const amount = { ...noQuote, base: total, total };
  return {
    kind,
    number: orderNo,
    orderNo,
    at,
    day: dayOf(at),
    way,
    transactionNo,
    amount,
    booking: null,
    reason: null,
  };
}

/** What was paid by the end of a month for visits after it, less what had gone back by then. */
async function readUndone(tx: Db, span: Span): Promise<Undone[]> {
  const undone: Undone[] = [];
  for (const { booking, visitOn } of await undoneAt(tx, span)) {
    const { charged, credits } = await accountOfBooking(tx, booking);
    const back = credits
      .filter(({ state, at }) => state === 'done' && at < span.ends)
      .reduce((all, { amount }) => plusQuote(all, amount), noQuote);
    const kept = minusQuote(charged, back);
    if (kept.total > 0) undone.push({ booking, visitOn, kept });
  }
  return undone;
}
