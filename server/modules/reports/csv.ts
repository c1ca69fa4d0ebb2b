import { serviceName } from '#business/services.ts';
import { taxes } from '#business/taxes.ts';
import { type InLanguage, inLanguage, type Language } from '#domain/language.ts';
import { sizeName } from '#domain/names.ts';
import type { Parts } from '#domain/refunds/parts.ts';
import { chargesLine } from '#domain/reports.ts';
import { csv, money, type Row } from '#server/common/spreadsheet.ts';
import type { BusinessReport } from './business.ts';
import { messages } from './csv.messages.ts';
import type { SeasonRead } from './season.ts';
import type { TaxesRead } from './taxes.ts';

type Words = InLanguage<typeof messages>;

type TableWriter = (report: BusinessReport, words: Words, language: Language) => readonly Row[];

const salesBy =
  (
    name: 'service' | 'size',
    rows: 'services' | 'sizes',
    nameOf: (stored: string, language: Language) => string,
  ): TableWriter =>
  (report, words, language) => [
    [words[name], words.bookings, words.base],
    ...report[rows].map(({ name: stored, bookings, base }) => [
      stored === chargesLine ? words.charges : nameOf(stored, language),
      ...[bookings, money(base)],
    ]),
  ];

const named = <K extends string>(words: Record<K, string>) => Object.entries(words) as [K, string][];

const tables = {
  funnel: ({ wayIn, waysOut }, words) => [
    [words.step, words.count, words.english, words.french],
    ...[...wayIn, ...waysOut].map(({ step, count, en, fr }) => [words.steps[step], count, en, fr]),
  ],
  months: ({ months }, words, language) => [
    [
      words.month,
      words.bookings,
      words.cancelled,
      words.base,
      ...taxes.map(({ name }) => name[language]),
      words.total,
      words.refunds,
      words.refunded,
    ],
    ...months.map((row) => [
      row.month,
      row.bookings,
      row.cancelled,
      money(row.base),
      ...taxes.map(({ key }) => money(row[key])),
      money(row.total),
      row.refunds,
      money(row.refunded),
    ]),
  ],
  services: salesBy('service', 'services', serviceName),
  sizes: salesBy('size', 'sizes', sizeName),
  sources: ({ sources }, words, language) => [
    [words.source, words.sourceCode, ...named(words.steps).map(([, name]) => name), words.bookings, words.base],
    ...sources.map(({ code, names, steps, bookings, base }) => [
      ...[names[language], code],
      ...named(words.steps).map(([step]) => steps.find((one) => one.step === step)?.count ?? 0),
      ...[bookings, money(base)],
    ]),
  ],
  areas: ({ areas }, words) => [
    [words.area, words.bookings, words.base, words.away, words.asked],
    ...areas.map(({ name, bookings, base, away, asked }) => [name, bookings, money(base), away, asked]),
  ],
  'lead-times': ({ leadTimes }, words) => [
    [words.days, words.bookings],
    ...leadTimes.map(({ days, bookings }) => [days, bookings]),
  ],
  changes: ({ refunds, weather, moves }, words) => [
    [words.what, words.times, words.amount],
    ...refunds.map(({ reason, count, amount }) => [words.reasons[reason], count, money(amount)]),
    ...named(words.weather).map(([what, name]) => [name, weather[what], '']),
    ...named(words.moves).map(([who, name]) => [name, moves[who], '']),
  ],
} satisfies Record<string, TableWriter>;

/** One table of the report, in the words of a language. */
export const reportAsCsv = (report: BusinessReport, table: keyof typeof tables, language: Language): string =>
  csv(tables[table](report, inLanguage(messages, language), language), language);

/** The tax summary: a row per quarter and one for the year, each with the registration numbers. */
export function taxesAsCsv({ year, numbers, quarters }: TaxesRead, language: Language): string {
  const words = inLanguage(messages, language);
  const names = taxes.map(({ name }) => name[language]);
  const parts = (of: Parts): number[] => [of.base, ...taxes.map(({ key }) => of[key])];
  const head = [
    words.quarter,
    words.from,
    words.to,
    words.sales,
    words.soldBase,
    ...names.map(words.soldTax),
    words.refunds,
    words.refundedBase,
    ...names.map(words.refundedTax),
    words.netBase,
    ...names.map(words.netTax),
    ...names.map(words.taxNumber),
  ];
  const lines = quarters.map(({ quarter, from, to, sales, sold: sale, refunds, refunded, net }) => ({
    name: `${year}-Q${quarter}`,
    from,
    to,
    figures: [sales, ...parts(sale), refunds, ...parts(refunded), ...parts(net)],
  }));
  const wholeYear = {
    name: String(year),
    from: lines[0]?.from ?? '',
    to: lines.at(-1)?.to ?? '',
    figures: (lines[0]?.figures ?? []).map((_, index) =>
      lines.reduce((sum, one) => sum + (one.figures[index] ?? 0), 0),
    ),
  };
  const countColumns = new Set([0, 2 + taxes.length]);
  const row = ({ name, from, to, figures }: typeof wholeYear): Row => [
    name,
    from,
    to,
    ...figures.map((value, index) => (countColumns.has(index) ? value : money(value))),
    ...taxes.map(({ key }) => numbers[key]),
  ];
  return csv([head, ...lines.map(row), row(wholeYear)], language);
}

/** The weeks of a season, beside those of the year before. */
export function seasonAsCsv({ weeks }: SeasonRead, language: Language): string {
  const words = inLanguage(messages, language);
  const heads = [words.booked, words.bookedBase, words.paid, words.paidBase, words.done, words.doneBase];
  const cells = (one: Pick<SeasonRead['weeks'][number], 'booked' | 'paid' | 'done'>): Row =>
    [one.booked, one.paid, one.done].flatMap(({ count, base }) => [count, money(base)]);
  return csv(
    [
      [words.week, ...heads, ...heads.map(words.lastYear), words.left],
      ...weeks.map((one) => [one.week, ...cells(one), ...cells(one.before), one.left]),
    ],
    language,
  );
}
