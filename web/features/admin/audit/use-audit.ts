import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkAudit, listAudit } from '#contract/admin/audit.ts';
import type { AuditGroup } from '#domain/settings/audit-actions.ts';
import { operatorQuery, useOperatorPages } from '#web/features/admin/shell/resource/operator-query.ts';

export type Group = AuditGroup | 'all';
type Filter = { group: Group; by: string; q: string };

/** The entries of one kind and one person, as far as loaded. */
export const useAudit = ({ group, by, q }: Filter) =>
  useOperatorPages(listAudit, {
    input: (cursor) => ({
      query: { ...(group !== 'all' && { group }), ...(by !== '' && { by }), ...(q !== '' && { q }), cursor },
    }),
    rows: ({ entries }) => entries,
    idOf: ({ id }) => id,
    placeholderData: keepPreviousData,
  });

/** Whether the log is intact, checked when the page opens and on request. */
export const useAuditCheck = () => useQuery(operatorQuery(checkAudit, {}));
