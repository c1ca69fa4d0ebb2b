import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkAudit, listAudit } from '#contract/admin/audit.ts';
import type { AuditGroup } from '#domain/settings/audit-actions.ts';
import { operatorQuery, useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';

export type Group = AuditGroup | 'all';
type Filter = { group: Group; by: string; q: string; day: string };

/** The entries of one kind, one person and one day, as far as loaded. */
export const useAudit = ({ group, by, q, day }: Filter) =>
  useOperatorPages(listAudit, {
    input: (cursor) => ({
      query: {
        ...(group !== 'all' && { group }),
        ...(by !== '' && { by }),
        ...(q !== '' && { q }),
        ...(day !== '' && { day }),
        cursor,
      },
    }),
    rows: ({ entries }) => entries,
    idOf: ({ id }) => id,
    placeholderData: keepPreviousData,
  });

/** Whether the log is intact, checked when the page opens and on request. */
export const useAuditCheck = () => useQuery(operatorQuery(checkAudit, {}));
