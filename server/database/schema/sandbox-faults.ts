import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { isIn, oneOf } from './columns.ts';

export const faultyProviders = ['card', 'mail', 'sms', 'weather', 'accounting'] as const;
export const faultModes = ['down', 'slow', 'error', 'reset-after-commit'] as const;

/** Faults that a person or a test ordered from a stand-in, for its next calls. */
export const sandboxFaults = pgTable(
  'sandbox_faults',
  {
    provider: oneOf(faultyProviders).primaryKey(),
    mode: oneOf(faultModes).notNull(),
    remaining: integer().notNull(),
  },
  () => [
    check('sandbox_faults_provider', isIn('provider', faultyProviders)),
    check('sandbox_faults_mode', isIn('mode', faultModes)),
    check('sandbox_faults_remaining', sql`remaining >= 0`),
  ],
);
