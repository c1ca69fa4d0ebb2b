import { serviceOf } from '#business/services.ts';
import { taxes } from '#business/taxes.ts';
import type { Figures } from '#contract/admin/reports.ts';
import { exitSteps } from '#domain/funnel/analytics.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { sizeName } from '#domain/names.ts';
import { chargesLine } from '#domain/reports.ts';
import { dollarsOf, moneyOf, numberOf, shareOf, shortDollarsOf } from './amounts.ts';
import type { Lying, Standing } from './charts.tsx';
import { monthName, shortMonth } from './months.ts';
import type { Row, TableOf } from './report-table.tsx';
import { messages } from './reports.messages.ts';

const weatherAnswers = ['proposed', 'accepted', 'declined', 'expired', 'open'] as const;
/** Of a source: a table of every step is in its file. */
const shownSteps = ['landing', 'postal-code', 'appointment', 'payment'] as const;
const movers = ['customer', 'weather', 'operator'] as const;
const happened = ({ count }: { count: number }): boolean => count > 0;

/** The figures as rows and as bars, in a language: the same numbers in both. */
export function tablesOf(figures: Figures, language: Language) {
  const words = inLanguage(messages, language);
  const count = (value: number) => numberOf(value, language);
  const money = (amount: number) => moneyOf(amount, language);
  const named = {
    service: (name: string) => serviceOf(name)?.name[language] ?? name,
    size: (name: string) => sizeName(name, language),
  };

  const stepRow = (
    { step, count: reached, en, fr }: Figures['wayIn'][number] | Figures['waysOut'][number],
    share: string,
  ): Row => ({
    key: step,
    cells: [words.steps[step], count(reached), share, count(en), count(fr)],
  });
  const shareAt = (index: number) =>
    shareOf(figures.wayIn[index]?.count ?? 0, figures.wayIn[index - 1]?.count ?? 0, language);

  const sold = (
    column: string,
    rows: Figures['services'],
    name: (stored: string) => string,
  ): TableOf & { bars: Lying[] } => {
    const nameOf = (stored: string) => (stored === chargesLine ? words.charges : name(stored));
    return {
      columns: [column, words.bookings, words.base],
      rows: rows.map(({ name: key, bookings, base }) => ({ key, cells: [nameOf(key), count(bookings), money(base)] })),
      bars: rows.map(({ name: key, bookings, base }) => ({
        key,
        name: nameOf(key),
        value: bookings,
        label: key === chargesLine ? dollarsOf(base, language) : `${count(bookings)} · ${dollarsOf(base, language)}`,
      })),
    };
  };

  return {
    funnel: {
      columns: [words.step, words.reached, words.ofBefore, words.english, words.french],
      rows: [
        ...figures.wayIn.map((row, index) => stepRow(row, shareAt(index))),
        ...figures.waysOut.map((row) => stepRow(row, '')),
      ],
      bars: figures.wayIn.map(({ step, count: value }, index): Lying => {
        const share = shareAt(index);
        return {
          key: step,
          name: words.steps[step],
          value,
          label: share ? `${count(value)} · ${share}` : count(value),
        };
      }),
    },
    months: {
      columns: [
        words.month,
        words.bookings,
        words.cancelled,
        words.base,
        ...taxes.map(({ name }) => name[language]),
        words.total,
        words.refunds,
        words.refunded,
      ],
      rows: figures.months.map((row) => ({
        key: row.month,
        cells: [
          monthName(row.month, language),
          count(row.bookings),
          count(row.cancelled),
          money(row.base),
          ...taxes.map(({ key }) => money(row[key])),
          money(row.total),
          count(row.refunds),
          money(row.refunded),
        ],
      })),
      bookings: figures.months.map(
        ({ month, bookings }): Standing => ({
          key: month,
          name: shortMonth(month, language),
          first: bookings,
          firstLabel: bookings === 0 ? '' : count(bookings),
          told: [monthName(month, language), `${words.bookings}\u00a0: ${count(bookings)}`],
        }),
      ),
      revenue: figures.months.map(
        ({ month, base, refunded }): Standing => ({
          key: month,
          name: shortMonth(month, language),
          first: base,
          firstLabel: shortDollarsOf(base, language),
          second: -refunded,
          secondLabel: shortDollarsOf(refunded, language),
          told: [
            monthName(month, language),
            `${words.revenueKey}\u00a0: ${money(base)}`,
            `${words.refundsKey}\u00a0: ${money(refunded)}`,
          ],
        }),
      ),
    },
    services: sold(words.service, figures.services, named.service),
    sizes: sold(words.size, figures.sizes, named.size),
    sources: {
      columns: [
        words.source,
        ...shownSteps.map((step) => words.steps[step]),
        words.turnedAway,
        words.bookings,
        words.base,
      ],
      rows: (figures.sources ?? []).map(({ code, names, steps, bookings, base }) => {
        const reached = (...named: readonly string[]) =>
          count(steps.reduce((sum, { step, count: times }) => (named.includes(step) ? sum + times : sum), 0));
        const cells = [...shownSteps.map((step) => reached(step)), reached(...exitSteps)];
        return { key: code, cells: [names[language], ...cells, count(bookings), money(base)] };
      }),
    },
    areas: {
      columns: [words.area, words.bookings, words.base, words.away, words.asked],
      rows: figures.areas.map(({ name, bookings, base, away, asked }) => ({
        key: name,
        cells: [name, count(bookings), money(base), count(away), count(asked)],
      })),
    },
    leadTimes: {
      columns: [words.days, words.bookings],
      rows: figures.leadTimes.map(({ days, bookings }) => ({
        key: days,
        cells: [words.daysOf(days), count(bookings)],
      })),
      bars: figures.leadTimes.map(
        ({ days, bookings }): Lying => ({
          key: days,
          name: words.daysOf(days),
          value: bookings,
          label: count(bookings),
        }),
      ),
    },
    changes: {
      columns: [words.what, words.times, words.amount],
      rows: [
        ...figures.refunds.filter(happened).map(({ reason, count: times, amount }) => ({
          key: reason,
          cells: [words.reasons[reason], count(times), money(amount)],
        })),
        ...weatherAnswers
          .filter((what) => figures.weather[what] > 0)
          .map((what) => ({
            key: what,
            cells: [words.weather[what], count(figures.weather[what]), ''],
          })),
        ...movers
          .filter((who) => figures.moves[who] > 0)
          .map((who) => ({
            key: `move-${who}`,
            cells: [words.moves[who], count(figures.moves[who]), ''],
          })),
      ],
    },
  };
}
