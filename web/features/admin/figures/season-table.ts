import type { SeasonSummary } from '#contract/admin/reports.ts';
import { addDays } from '#domain/calendar/day.ts';
import { monthOf } from '#domain/calendar/months.ts';
import { formatShortDate } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { moneyOf, numberOf } from './amounts.ts';
import type { Standing } from './charts.tsx';
import { shortMonth } from './months.ts';
import type { TableOf } from './report-table.tsx';
import { messages } from './season.messages.ts';

type Visits = SeasonSummary['soldDays'];

const plus = (one: Visits, other: Visits): Visits => ({ count: one.count + other.count, base: one.base + other.base });
const none: Visits = { count: 0, base: 0 };

/** The weeks of a season as rows, the last of them their sum, and as bars: the same numbers in both. */
export function seasonTable({ weeks, today }: SeasonSummary, language: Language): TableOf & { bars: Standing[] } {
  const words = inLanguage(messages, language);
  const said = ({ count, base }: Visits) =>
    count === 0 ? '' : `${numberOf(count, language)} · ${moneyOf(base, language)}`;
  const sum = (of: (week: SeasonSummary['weeks'][number]) => Visits) => weeks.map(of).reduce(plus, none);
  const row = (key: string, name: string, cells: readonly Visits[], left: number) => ({
    key,
    cells: [name, ...cells.map(said), numberOf(left, language)],
  });
  return {
    columns: [
      ...[words.week, words.booked, words.paid, words.done],
      ...[words.bookedBefore, words.doneBefore, words.placesLeft],
    ],
    rows: [
      ...weeks.map(({ week, booked, paid, done, before, left }) =>
        row(week, formatShortDate(week, language), [booked, paid, done, before.booked, before.done], left),
      ),
      row(
        'sum',
        words.sum,
        [
          ...[sum(({ booked }) => booked), sum(({ paid }) => paid), sum(({ done }) => done)],
          ...[sum(({ before }) => before.booked), sum(({ before }) => before.done)],
        ],
        weeks.reduce((all, { left }) => all + left, 0),
      ),
    ],
    bars: weeks.map(({ week, booked, before, left }, index): Standing => {
      // A week is named by the month of its last day, where that is not the week's before.
      const [month, earlier] = [monthOf(addDays(week, 6)), index === 0 ? '' : monthOf(addDays(week, -1))];
      const label = (count: number) => (count === 0 ? '' : numberOf(count, language));
      return {
        key: week,
        name: month === earlier ? '' : shortMonth(month, language),
        first: booked.count,
        firstLabel: label(booked.count),
        second: -before.booked.count,
        secondLabel: label(before.booked.count),
        isNow: week <= today && today < addDays(week, 7),
        told: [
          `${words.week} ${formatShortDate(week, language)}`,
          `${words.booked}\u00a0: ${said(booked) || '0'}`,
          `${words.bookedBefore}\u00a0: ${said(before.booked) || '0'}`,
          words.left(left),
        ],
      };
    }),
  };
}
