import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#domain/settings/audit-actions.ts';
import { instant } from './columns.ts';

/** Who of the house changed what: appended and never changed (a trigger holds it). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The administrator's id; null where the program's own command did it. */
    administratorId: text(),
    action: text().$type<AuditAction>().notNull(),
    /** What was changed, by its id. */
    subject: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant().notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.id)],
);
