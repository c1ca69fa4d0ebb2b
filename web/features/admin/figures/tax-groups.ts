import { taxes } from '#business/taxes.ts';
import type { TaxSummary } from '#contract/admin/reports.ts';
import { formatShortDate, nbsp } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { moneyOf, numberOf } from './amounts.ts';
import { messages } from './reports.messages.ts';

type Quarter = TaxSummary['quarters'][number];

/** The registration number of each tax, behind its name. */
export const numbersIn = (numbers: TaxSummary['numbers'], language: Language): string[] =>
  taxes.map(({ key, name }) => `${name[language]} ${numbers[key]}`.replaceAll(' ', nbsp));

/** Whether the year has a sale or a refund at all. */
export const hasTaxes = ({ quarters }: TaxSummary): boolean =>
  quarters.some(({ sales, refunds }) => sales > 0 || refunds > 0);

/** Each quarter, and the year below: what was collected, returned, and is left. */
export function groupsOf({ year, quarters }: TaxSummary, language: Language) {
  const words = inLanguage(messages, language);
  const day = (date: string) => formatShortDate(date, language).replace(/^\S+ /, '');
  const parts = ['base', ...taxes.map(({ key }) => key)] as const;
  const total = (rows: readonly Quarter[], of: 'sold' | 'refunded' | 'net') =>
    parts.map((part) =>
      moneyOf(
        rows.reduce((sum, row) => sum + row[of][part], 0),
        language,
      ),
    );
  const group = (key: string, name: string, span: string, rows: readonly Quarter[]) => ({
    key,
    name,
    span,
    lines: [
      {
        key: 'sold',
        name: words.collected,
        count: numberOf(
          rows.reduce((sum, row) => sum + row.sales, 0),
          language,
        ),
        amounts: total(rows, 'sold'),
      },
      {
        key: 'refunded',
        name: words.returned,
        count: numberOf(
          rows.reduce((sum, row) => sum + row.refunds, 0),
          language,
        ),
        amounts: total(rows, 'refunded'),
      },
      { key: 'net', name: words.net, count: '', amounts: total(rows, 'net') },
    ],
  });
  return [
    ...quarters.map((row) =>
      group(String(row.quarter), words.quarterOf(row.quarter, year), words.span(day(row.from), day(row.to)), [row]),
    ),
    group('year', words.wholeYear(year), '', quarters),
  ];
}

export type TaxGroup = ReturnType<typeof groupsOf>[number];
