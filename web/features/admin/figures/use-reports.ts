import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  figuresCsv,
  readFigures,
  readSeason,
  readTaxes,
  seasonCsv,
  type Table,
  taxesCsv,
} from '#contract/admin/reports.ts';
import type { Language } from '#domain/language.ts';
import { request } from '#web/client/request.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';
import { saveFile } from '#web/features/admin/shell/save-file.ts';

/** Months, both included; the last twelve by default. */
export type Period = { from?: string; to?: string };

export const useReports = (period: Period) =>
  useQuery({
    ...operatorQuery(readFigures, { query: period }),
    placeholderData: keepPreviousData,
  });

/** The season of a year; without one, that of today. */
export const useSeason = (year: number | undefined) =>
  useQuery({
    ...operatorQuery(readSeason, { query: { year } }),
    placeholderData: keepPreviousData,
  });

export const useTaxes = (year: number) =>
  useQuery({
    ...operatorQuery(readTaxes, { query: { year } }),
    placeholderData: keepPreviousData,
  });

/** The file name from a response. */
export const fileNameIn = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'figures.csv';

/** Fetches a file of the administration and has the browser save it. */
async function save(address: string): Promise<void> {
  const response = await request('GET', address);
  saveFile(fileNameIn(response.headers), await response.blob());
}

export const saveTable = (table: Table, { from, to }: Required<Period>, language: Language): Promise<void> =>
  save(`${figuresCsv.path}?${new URLSearchParams({ from, to, table, language })}`);

export const saveTaxes = (year: number, language: Language): Promise<void> =>
  save(`${taxesCsv.path}?${new URLSearchParams({ year: String(year), language })}`);

export const saveSeason = (year: number, language: Language): Promise<void> =>
  save(`${seasonCsv.path}?${new URLSearchParams({ year: String(year), language })}`);
