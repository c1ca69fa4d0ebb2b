import { boolean, check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type OperatorRole, operatorRoles } from '#domain/access/roles.ts';
import { instant, isIn, oneOf } from '#server/database/schema/columns.ts';

export type Role = OperatorRole;

// The tables of better-auth, with its own column names (docs/decisions/0030).
export const timestamps = { createdAt: instant().notNull(), updatedAt: instant().notNull() };

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
    /** Whose visits a crew’s phone shows; null for all. */
    crew: smallint(),
    ...timestamps,
  },
  () => [check('administrators_role', isIn('role', operatorRoles))],
);
