import { schedule } from '#business/schedule.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/calendar/day.ts';
import { type Cents, toDecimal } from '#domain/money.ts';
import type { Db } from '#server/database/database.ts';
import { atOneMoment } from '#server/database/transaction.ts';
import { type DaySum, staleDays, storedSumsOf, summedDays } from './queries/sums.ts';
import { sumsOf } from './sums.ts';

const { timeZone } = schedule;
/** How many days are compared in one snapshot. */
const batch = 31;

export type SumDifference = { day: IsoDate; name: string; kept: string; rows: string };

/** Compares the stored sums with their rows, day by day, except days still to be summed up. */
export async function compareSums(db: Db, report: (difference: SumDifference) => void): Promise<void> {
  const whole = await summedDays(db);
  if (whole === null) return;
  for (let from = whole.from; from < whole.to; from = addDays(from, batch)) {
    const differences = await atOneMoment(db, async (tx) => {
      const stale = new Set(await staleDays(tx, { from, to: addDays(from, batch), timeZone }));
      const days = daysBetween(from, addDays(from, batch)).filter((day) => !stale.has(day));
      const kept = byName(await storedSumsOf(tx, days));
      const rows = byName(await sumsOf(tx, { days, timeZone }));
      return [...new Set([...kept.keys(), ...rows.keys()])].flatMap((name) => {
        const [one, other] = [kept.get(name), rows.get(name)];
        const [day = '', ...rest] = name.split(' ');
        return describe(one) === describe(other)
          ? []
          : [{ day, name: rest.join(' ').trim(), kept: describe(one), rows: describe(other) }];
      });
    });
    for (const difference of differences) report(difference);
  }
}

const byName = (sums: readonly DaySum[]) => new Map(sums.map((sum) => [`${sum.day} ${sum.topic} ${sum.key}`, sum]));

function describe(sum: DaySum | undefined): string {
  if (!sum) return 'nothing';
  const { count, cancelled, base, gst, qst, total } = sum;
  const amounts = [base, gst, qst, total].map((amount) => toDecimal(amount as Cents));
  return `${count} (${cancelled} cancelled), ${amounts.join(' + ')}`;
}
