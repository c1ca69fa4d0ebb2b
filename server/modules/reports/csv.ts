import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/language.ts';
import { cents, toDecimal } from '#domain/money.ts';
import type { BusinessReport } from './business.ts';
import { words } from './csv.messages.ts';
import type { TaxesRead } from './taxes.ts';

type Row = readonly (string | number)[];
type Words = (typeof words)['en'];

const money = (amount: number): string => toDecimal(cents(amount));

/** Read by spreadsheets as by programs: UTF-8 that says so, points in amounts, lines that end as the standard has it. */
const csv = (rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { bom: true, record_delimiter: 'windows' },
  );

type Maker = (figures: BusinessReport, told: Words) => readonly Row[];

const sold =
  (name: 'service' | 'size', rows: 'services' | 'sizes'): Maker =>
  (figures, told) => [
    [told[name], told.bookings, told.base],
    ...figures[rows].map((row) => [row.name, row.bookings, money(row.base)]),
  ];

const makers = {
  funnel: ({ wayIn, waysOut }, told) => [
    [told.step, told.count, told.english, told.french],
    ...[...wayIn, ...waysOut].map(({ step, count, en, fr }) => [step, count, en, fr]),
  ],
  months: ({ months }, told) => [
    [told.month, told.bookings, told.cancelled, told.base, told.gst, told.qst, told.total, told.refunds, told.refunded],
    ...months.map((row) => [
      row.month,
      row.bookings,
      row.cancelled,
      money(row.base),
      money(row.gst),
      money(row.qst),
      money(row.total),
      row.refunds,
      money(row.refunded),
    ]),
  ],
  services: sold('service', 'services'),
  sizes: sold('size', 'sizes'),
  areas: ({ areas }, told) => [
    [told.area, told.bookings, told.base, told.away, told.asked],
    ...areas.map(({ name, bookings, base, away, asked }) => [name, bookings, money(base), away, asked]),
  ],
  'lead-times': ({ leadTimes }, told) => [
    [told.days, told.bookings],
    ...leadTimes.map(({ days, bookings }) => [days, bookings]),
  ],
  changes: ({ refunds, weather, moves }, told) => [
    [told.what, told.times, told.amount],
    ...refunds.map(({ reason, count, amount }) => [`refund ${reason}`, count, money(amount)]),
    ...Object.entries(weather).map(([what, times]) => [`weather ${what}`, times, '']),
    ...Object.entries(moves).map(([who, times]) => [`move ${who}`, times, '']),
  ],
} satisfies Record<string, Maker>;

/** One table of the figures. Steps, services, sizes and reasons have the names of the record, in every language. */
export const reportAsCsv = (figures: BusinessReport, table: keyof typeof makers, language: Language): string =>
  csv(makers[table](figures, words[language]));

/** The tax summary: a line per quarter, the year below, and the two registration numbers on each. */
export function taxesAsCsv({ year, numbers, quarters }: TaxesRead, language: Language): string {
  const told = words[language];
  const head = [
    told.quarter,
    told.from,
    told.to,
    told.sales,
    told.soldBase,
    told.soldGst,
    told.soldQst,
    told.refunds,
    told.refundedBase,
    told.refundedGst,
    told.refundedQst,
    told.netBase,
    told.netGst,
    told.netQst,
    told.gstNumber,
    told.qstNumber,
  ];
  const lines = quarters.map(({ quarter, from, to, sales, sold: sale, refunds, refunded, net }) => ({
    name: `${year}-Q${quarter}`,
    from,
    to,
    figures: [sales, ...Object.values(sale), refunds, ...Object.values(refunded), ...Object.values(net)],
  }));
  const whole = {
    name: String(year),
    from: lines[0]?.from ?? '',
    to: lines.at(-1)?.to ?? '',
    figures: (lines[0]?.figures ?? []).map((_, index) =>
      lines.reduce((sum, one) => sum + (one.figures[index] ?? 0), 0),
    ),
  };
  const counts = new Set([0, 4]);
  const row = ({ name, from, to, figures }: typeof whole): Row => [
    name,
    from,
    to,
    ...figures.map((value, index) => (counts.has(index) ? value : money(value))),
    numbers.gst,
    numbers.qst,
  ];
  return csv([head, ...lines.map(row), row(whole)]);
}
