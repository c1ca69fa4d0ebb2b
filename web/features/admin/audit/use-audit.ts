import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { checkAudit, listAudit } from '#contract/admin/audit.ts';
import type { AuditGroup } from '#domain/settings/audit-actions.ts';
import { call } from '#web/client/call.ts';
import { rowsOf } from '#web/features/admin/shell/lists/rows-of.ts';
import { adminKey, asOperator } from '#web/features/admin/shell/use-operator.ts';

export type Group = AuditGroup | 'all';
type Filter = { group: Group; by: string; q: string };

/** The entries of one kind and one person as far as they were read. */
export function useAudit({ group, by, q }: Filter) {
  const list = useInfiniteQuery({
    queryKey: [adminKey, 'audit', group, by, q],
    queryFn: ({ pageParam, signal }) => {
      const before = pageParam === null ? {} : { before: pageParam };
      const filter = { ...(group !== 'all' && { group }), ...(by !== '' && { by }), ...(q !== '' && { q }) };
      return asOperator(() => call(listAudit, { query: { ...filter, ...before } }, { signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
  const pages = list.data?.pages;
  return {
    list,
    found: rowsOf(
      pages,
      ({ entries }) => entries,
      ({ id }) => id,
    ),
    authors: pages?.[0]?.authors ?? [],
  };
}

/** Whether the log is whole, looked up once when the page is opened and when somebody asks. */
export const useAuditCheck = () =>
  useQuery({
    queryKey: [adminKey, 'audit-check'],
    queryFn: ({ signal }) => asOperator(() => call(checkAudit, {}, { signal })),
    refetchOnMount: 'always',
    networkMode: 'always',
  });
