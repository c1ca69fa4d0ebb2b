import type { IsoDate } from '#domain/calendar/day.ts';
import { type Difference, Differences, says } from '#domain/ledger/difference.ts';
import type { Db } from '#server/database/database.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import { readSettings } from '#server/modules/settings/queries/settings.ts';
import { bookingsWithoutCrew, crewsOfCancelled, oversoldDays, receiptsWithoutEvent } from '../queries/ledger.ts';

// Whoever has more than so many of one kind has another problem than their list.
const most = 1000;

/** Receipts that the ledger does not know. */
export async function checkReceipts(db: Db): Promise<Difference[]> {
  const unknown = await receiptsWithoutEvent(db, most);
  return unknown.flatMap(({ orderNo, amount }) => {
    const differences = new Differences(orderNo);
    differences.add('receipt without event', says('receipts', amount), says('events', null));
    return differences.found;
  });
}

/** Days from today on that are sold beyond their crews, and bookings and crews that do not belong together. */
export async function checkCalendar(db: Db, from: IsoDate): Promise<Difference[]> {
  const [crews, oversold, homeless, kept] = await atOneMoment(db, async (tx) => {
    const { crewsPerDay } = (await readSettings(tx)).values;
    return [
      crewsPerDay,
      await oversoldDays(tx, { from, crews: crewsPerDay, most }),
      await bookingsWithoutCrew(tx, { from, most }),
      await crewsOfCancelled(tx, most),
    ] as const;
  });
  const found: Difference[] = [];
  const add = (subject: string, ...rest: Parameters<Differences['add']>) => {
    const differences = new Differences(subject);
    differences.add(...rest);
    found.push(...differences.found);
  };
  for (const { date, sold } of oversold) {
    add(date, 'more bookings than crews', ['bookings', String(sold)], ['settings', String(crews)]);
  }
  for (const { orderNo, date, claimed } of homeless) {
    add(orderNo, 'booking without a crew of its day', ['bookings', date], ['calendar', claimed ?? 'nothing']);
  }
  for (const { orderNo, date } of kept) {
    add(orderNo, 'cancelled booking keeps its day', ['bookings', 'cancelled'], ['calendar', date]);
  }
  return found;
}
