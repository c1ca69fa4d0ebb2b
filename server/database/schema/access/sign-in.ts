import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/columns.ts';
import { administrators, timestamps } from './administrators.ts';

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

/** Consecutive failed attempts by the hash of who tries what: `server/modules/auth/attempts.ts` says which. */
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
