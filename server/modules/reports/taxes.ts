import { schedule } from '#business/schedule.ts';
import { taxNumbers } from '#business/taxes.ts';
import { addDays } from '#domain/calendar/day.ts';
import { addMonths, quarterBegins, quarters } from '#domain/calendar/months.ts';
import { cents, sum } from '#domain/money.ts';
import type { Parts } from '#domain/refunds/parts.ts';
import type { Deps } from '#server/deps.ts';
import type { MonthSum, Topic } from './queries/sums.ts';
import { readSums } from './sums.ts';

const { timeZone } = schedule;

const zero: Parts = { base: cents(0), gst: cents(0), qst: cents(0) };
const plus = (one: Parts, other: Parts): Parts => ({
  base: sum(one.base, other.base),
  gst: sum(one.gst, other.gst),
  qst: sum(one.qst, other.qst),
});
const minus = (one: Parts, other: Parts): Parts => ({
  base: cents(one.base - other.base),
  gst: cents(one.gst - other.gst),
  qst: cents(one.qst - other.qst),
});

/** The tax summary of a year: sales by date of payment, refunds by date of completion, in business time. */
export async function readTaxes({ db }: Pick<Deps, 'db'>, { year }: { year: number }) {
  const period = { from: `${quarterBegins(year, 1)}-01`, to: `${quarterBegins(year + 1, 1)}-01` };
  const sums = (await readSums(db, period, ['taxed', 'charge', 'refunded'])).filter(
    ({ topic, key }) => topic === 'refunded' || key !== '',
  );
  return {
    year,
    timeZone,
    numbers: taxNumbers,
    quarters: quarters.map((quarter) => {
      const begins = quarterBegins(year, quarter);
      const after = addMonths(begins, 3);
      const within = (topic: Topic) =>
        sums.filter(({ month, ...sum }) => sum.topic === topic && month !== null && month >= begins && month < after);
      const [sold, refunded] = [[...within('taxed'), ...within('charge')], within('refunded')];
      return {
        quarter,
        from: `${begins}-01`,
        to: addDays(`${after}-01`, -1),
        sales: countOf(sold),
        sold: partsOf(sold),
        refunds: countOf(refunded),
        refunded: partsOf(refunded),
        net: minus(partsOf(sold), partsOf(refunded)),
      };
    }),
  };
}
export type TaxesRead = Awaited<ReturnType<typeof readTaxes>>;

const countOf = (sums: readonly MonthSum[]): number => sums.reduce((count, sum) => count + sum.count, 0);
const partsOf = (sums: readonly MonthSum[]): Parts =>
  sums.map(({ base, gst, qst }) => ({ base: cents(base), gst: cents(gst), qst: cents(qst) })).reduce(plus, zero);
