import type { IsoDate } from '#domain/calendar/day.ts';
import { crewsOn, leastCrews } from '#domain/calendar/schedule.ts';
import {
  type Difference,
  Differences,
  type Source,
  type Statement,
  says,
  state,
  text,
} from '#domain/ledger/difference.ts';
import type { Db } from '#server/database/database.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import { readCrewRules } from '#server/modules/calendar/queries/day-crews.ts';
import { bookingsWithoutCrew, crewsOfCancelled, oversoldDays, receiptsWithoutEvent } from '../queries/ledger.ts';

const day = (source: Source, date: IsoDate): Statement => [source, { date, time: null }];

// More differences of one kind than this are one problem, not a list to work through.
const limit = 1000;

export async function checkReceipts(db: Db): Promise<Difference[]> {
  const unknown = await receiptsWithoutEvent(db, limit);
  return unknown.flatMap(({ orderNo, amount }) => {
    const differences = new Differences(orderNo);
    differences.add('receipt-without-event', says('receipts', amount), says('events', null));
    return differences.found;
  });
}

/** Oversold days, bookings without a crew of their day, and cancelled bookings that still have one. */
export async function checkCalendar(db: Db, from: IsoDate): Promise<Difference[]> {
  const [crews, sold, withoutCrew, ofCancelled] = await atOneMoment(db, async (tx) => {
    const rules = await readCrewRules(tx, from);
    return [
      rules,
      await oversoldDays(tx, { from, crews: leastCrews(rules) }),
      await bookingsWithoutCrew(tx, { from, limit }),
      await crewsOfCancelled(tx, limit),
    ] as const;
  });
  const found: Difference[] = [];
  const add = (subject: string, ...rest: Parameters<Differences['add']>) => {
    const differences = new Differences(subject);
    differences.add(...rest);
    found.push(...differences.found);
  };
  // A day whose crews were reduced after the sale is not oversold: it is in the operator's list of visits to decide.
  const oversold = sold.flatMap(({ date, sold, crewsThen }) => {
    const most = Math.max(crewsOn(date, crews), crewsThen);
    return sold > most ? [{ date, sold, most }] : [];
  });
  for (const { date, sold, most } of oversold.slice(0, limit)) {
    add(date, 'more-bookings-than-crews', text('bookings', sold), text('settings', most));
  }
  for (const { orderNo, date, claimed } of withoutCrew) {
    add(
      orderNo,
      'booking-without-crew',
      day('bookings', date),
      claimed === null ? state('calendar', 'nothing') : day('calendar', claimed),
    );
  }
  for (const { orderNo, date } of ofCancelled) {
    add(orderNo, 'cancelled-keeps-day', state('bookings', 'cancelled'), day('calendar', date));
  }
  return found;
}
