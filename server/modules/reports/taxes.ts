import { schedule } from '#business/schedule.ts';
import { taxNumbers } from '#business/taxes.ts';
import { addDays } from '#domain/calendar/day.ts';
import { addMonths, monthBegins, quarterBegins, quarters } from '#domain/calendar/months.ts';
import { cents, sum } from '#domain/money.ts';
import { type Parts, refundParts } from '#domain/refunds/parts.ts';
import type { Deps } from '#server/deps.ts';
import { refundsByQuarter, salesByQuarter } from './queries/taxes.ts';

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
  const from = monthBegins(quarterBegins(year, 1), timeZone);
  const span = { from, to: monthBegins(quarterBegins(year + 1, 1), timeZone), timeZone };
  const [sales, refunds] = await Promise.all([salesByQuarter(db, span), refundsByQuarter(db, span)]);
  return {
    year,
    timeZone,
    numbers: taxNumbers,
    quarters: quarters.map((quarter) => {
      const begins = quarterBegins(year, quarter);
      const row = sales.find((one) => one.quarter === quarter);
      const sold = row ? { base: cents(row.base), gst: cents(row.gst), qst: cents(row.qst) } : zero;
      const done = refunds.filter((one) => one.quarter === quarter);
      const refunded = done.map(partsOf).reduce(plus, zero);
      return {
        quarter,
        from: `${begins}-01`,
        to: addDays(`${addMonths(begins, 3)}-01`, -1),
        sales: row?.sales ?? 0,
        sold,
        refunds: done.length,
        refunded,
        net: minus(sold, refunded),
      };
    }),
  };
}
export type TaxesRead = Awaited<ReturnType<typeof readTaxes>>;

type Refunded = Awaited<ReturnType<typeof refundsByQuarter>>[number];

const partsOf = ({ amount, before, base, gst, qst, total }: Refunded): Parts =>
  refundParts(
    { base: cents(base), gst: cents(gst), qst: cents(qst), total: cents(total) },
    cents(amount),
    cents(before),
  );
