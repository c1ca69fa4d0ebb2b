import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#domain/settings/audit-actions.ts';
import { instant } from '#server/database/schema/columns.ts';

/** Which administrator changed what. Append-only, and chained by hash: triggers enforce both. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a change made from the command line. */
    administratorId: text(),
    action: text().$type<AuditAction>().notNull(),
    /** The id of what was changed. */
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant().notNull(),
    /** The previous entry's hash, and this entry's, which includes it. */
    prevHash: text(),
    hash: text(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_author').on(table.administratorId, table.id),
  ],
);
