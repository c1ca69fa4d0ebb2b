import { addDays, type IsoDate } from '../calendar/day.ts';
import { addMonths, type IsoMonth, monthOf } from '../calendar/months.ts';
import { midnight, today } from '../calendar/zone.ts';

/** A month of the business, or what of it has passed. */
export type Span = {
  month: IsoMonth;
  /** The first and the last day that is told of. */
  from: IsoDate;
  to: IsoDate;
  /** From this instant to before that one. */
  begins: Date;
  ends: Date;
  /** The month is not over: its figures still change. */
  provisional: boolean;
};

export function spanOf(month: IsoMonth, now: Date, timeZone: string): Span {
  const from = `${month}-01`;
  const after = `${addMonths(month, 1)}-01`;
  const ends = midnight(after, timeZone);
  const provisional = now < ends;
  return {
    ...{ month, from, ends, provisional },
    to: provisional ? today(now, timeZone) : addDays(after, -1),
    begins: midnight(from, timeZone),
  };
}

/** Why there is no file of a month; null if there is one. `first` is the day of the first sale, null before it. */
export function monthFault(month: IsoMonth, { first, day }: { first: IsoDate | null; day: IsoDate }) {
  if (month > monthOf(day)) return 'MONTH_AHEAD';
  return first === null || month < monthOf(first) ? 'MONTH_BEFORE_SALES' : null;
}
