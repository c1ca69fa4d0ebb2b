import { useQuery } from '@tanstack/react-query';
import { type AccountantMonth, listMonths } from '#contract/admin/accountant.ts';
import type { Language } from '#domain/language.ts';
import { RequestError } from '#web/client/request.ts';
import { operatorQuery } from '#web/features/admin/shell/resource/operator-query.ts';

export const isUnderWay = ({ file }: Pick<AccountantMonth, 'file'>): boolean =>
  file?.state === 'waiting' || file?.state === 'making';

/** The months and their files, every second while one is made. */
export const useMonths = (language: Language) =>
  useQuery({
    ...operatorQuery(listMonths, { query: { language } }),
    refetchInterval: ({ state: { data, error } }) =>
      data?.months.some(isUnderWay) && !(error instanceof RequestError && error.status === 401) ? 1000 : false,
  });

/** `0,4` or `12.3` megabytes. */
export const megabytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-CA`, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / 2 ** 20),
  );
