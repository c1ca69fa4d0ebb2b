import * as z from 'zod/mini';
import { auditGroups } from '#domain/settings/audit-actions.ts';
import { defineCall } from '../call.ts';
import { isoDate, rowId, text } from '../fields.ts';

const Values = z.nullable(z.record(z.string(), z.unknown()));

const Entry = z.object({
  id: z.number(),
  at: z.string(),
  /** E-mail of the person who did it; null for the program itself and for the command line. */
  by: z.nullable(z.string()),
  /** Whether it was someone no longer among the people. */
  byFormer: z.boolean(),
  action: z.string(),
  /** What was changed: an order number, or the name of another thing. */
  subject: z.string(),
  before: Values,
  after: Values,
});
export type AuditEntry = z.infer<typeof Entry>;

/** Represents actors without an e-mail: the program and the command line. */
export const nobody = 'nobody';

export const listAudit = defineCall('GET /api/admin/audit', {
  summary: 'Who of the business changed what, the newest first, a page at a time',
  query: z.object({
    group: z.optional(z.enum(auditGroups, 'invalid')),
    by: z.optional(text(100)),
    q: z.optional(text(80)),
    /** In business time. */
    day: z.optional(isoDate),
    cursor: z.optional(rowId),
  }),
  responses: {
    200: z.object({
      entries: z.array(Entry),
      next: z.nullable(z.number()),
      authors: z.array(z.object({ id: z.string(), email: z.string() })),
    }),
  },
});

export const checkAudit = defineCall('GET /api/admin/audit/check', {
  summary: 'Whether the audit log is whole: each entry is chained to the one before',
  responses: {
    200: z.object({
      entries: z.number(),
      /** Numbers of the first entries that were changed, or before which one was removed, and how many there are. */
      broken: z.array(z.number()),
      brokenCount: z.number(),
      newest: z.nullable(z.object({ id: z.number(), hash: z.nullable(z.string()) })),
    }),
  },
});
export type AuditCheck = z.infer<(typeof checkAudit.responses)[200]>;
