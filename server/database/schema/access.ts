import { bigint, boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type OperatorRole, operatorRoles } from '#domain/access/roles.ts';
import type { AuditAction } from '#domain/settings/audit-actions.ts';
import { instant, isIn, oneOf } from './columns.ts';

export type Role = OperatorRole;

// The tables of better-auth, with its own column names (docs/decisions/0030).
const timestamps = { createdAt: instant().notNull(), updatedAt: instant().notNull() };

export const administrators = pgTable(
  'administrators',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(true),
    image: text(),
    role: oneOf(operatorRoles).notNull().default('staff'),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Whose visits a crew’s phone shows; null for those of all. */
    crew: smallint(),
    ...timestamps,
  },
  () => [check('administrators_role', isIn('role', operatorRoles))],
);

const administrator = () =>
  text()
    .notNull()
    .references(() => administrators.id, { onDelete: 'cascade' });

export const administratorSessions = pgTable(
  'administrator_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: administrator(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the operator last did something, by the program's clock; null until they do. */
    lastSeenAt: instant(),
    ...timestamps,
  },
  (table) => [index('administrator_sessions_user').on(table.userId)],
);

/** An administrator's credentials; `password` is a scrypt hash. */
export const administratorAccounts = pgTable(
  'administrator_accounts',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: administrator(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    ...timestamps,
  },
  (table) => [index('administrator_accounts_user').on(table.userId)],
);

/** Short-lived records: sign-ins waiting for their second step, used codes, invitations. */
export const administratorVerifications = pgTable(
  'administrator_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    ...timestamps,
  },
  (table) => [index('administrator_verifications_identifier').on(table.identifier)],
);

/** TOTP secrets and recovery codes, encrypted with the application secret. */
export const administratorTwoFactors = pgTable(
  'administrator_two_factors',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: administrator(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [index('administrator_two_factors_user').on(table.userId)],
);

/** Registered WebAuthn credentials; public keys only. */
export const administratorPasskeys = pgTable(
  'administrator_passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text().notNull(),
    userId: administrator(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: instant(),
  },
  (table) => [index('administrator_passkeys_user').on(table.userId)],
);

/** Consecutive failed attempts by the hash of who tries what: `server/modules/access/attempts.ts` says which. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    emailHash: text().primaryKey(),
    failures: integer().notNull(),
    lockedUntil: instant(),
    lastFailedAt: instant().notNull(),
  },
  (table) => [index('sign_in_failures_last').on(table.lastFailedAt)],
);

/** Which administrator changed what. Append-only, and chained by hash: triggers see to both. */
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
    /** The hash of the entry before, and of this one with it. */
    prevHash: text(),
    hash: text(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_author').on(table.administratorId, table.id),
  ],
);
