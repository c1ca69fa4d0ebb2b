import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import { today } from '#domain/calendar/zone.ts';
import type { Db } from '#server/database/database.ts';
import { atOneMoment, transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import {
  type DaySum,
  type Days,
  forgetStale,
  lockSums,
  type MonthSum,
  monthlyTopics,
  replaceSums,
  staleDays,
  storedSums,
  sumsOfRows,
  type Topic,
} from './queries/sums.ts';

const { timeZone } = schedule;

/** How many days are summed up in one transaction. */
const batch = 31;
const beginning = '1900-01-01';

/** Sums up past days whose rows have changed; returns how many. Any process may do it. */
export async function sumUpDays({ db, clock }: Pick<Deps, 'db' | 'clock'>, stopping?: AbortSignal): Promise<number> {
  let summed = 0;
  while (!stopping?.aborted) {
    const done = await transact(db, async (tx) => {
      if (!(await lockSums(tx))) return 0;
      const to = today(clock.now(), timeZone);
      const days = await staleDays(tx, { from: beginning, to, timeZone, most: batch });
      // Before the rows are read: a change that is committed in between is read, and summed up once more.
      await forgetStale(tx, { days, timeZone });
      await replaceSums(tx, days, await sumsOf(tx, { days, timeZone }));
      return days.length;
    });
    if (done === 0) break;
    summed += done;
  }
  return summed;
}

/** The days added up from their rows. */
export const sumsOf = async (db: Db, days: Days): Promise<DaySum[]> =>
  days.days.length === 0 ? [] : sumsOfRows(db, days);

type Period = { from: IsoDate; to: IsoDate };

/** A period (`to` is exclusive) by topic and key: from the kept sums, and from the rows where a day has changed since. */
export const readSums = (db: Db, { from, to }: Period, topics: readonly Topic[]): Promise<MonthSum[]> =>
  atOneMoment(db, async (tx) => {
    const period = { from, to, timeZone };
    const open = await sumsOf(tx, { days: await staleDays(tx, period), timeZone });
    const sums = new Map<string, MonthSum>();
    const isMonthly = (topic: Topic) => monthlyTopics.some((one) => one === topic);
    const ofOpenDays = open
      .filter(({ topic }) => topics.includes(topic))
      .map(({ day, ...sum }) => ({ ...sum, month: isMonthly(sum.topic) ? day.slice(0, 7) : null }));
    for (const sum of [...(await storedSums(tx, { ...period, topics })), ...ofOpenDays]) {
      const name = `${sum.topic} ${sum.month} ${sum.key}`;
      const before = sums.get(name);
      sums.set(name, before ? { ...sum, ...plus(before, sum) } : sum);
    }
    return [...sums.values()];
  });

type Sums = Pick<DaySum, 'count' | 'cancelled' | 'base' | 'gst' | 'qst' | 'total'>;

const plus = (one: Sums, other: Sums): Sums => ({
  count: one.count + other.count,
  cancelled: one.cancelled + other.cancelled,
  base: one.base + other.base,
  gst: one.gst + other.gst,
  qst: one.qst + other.qst,
  total: one.total + other.total,
});
