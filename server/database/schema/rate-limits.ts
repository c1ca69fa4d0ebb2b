import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Attempts that all processes count together; the columns are those that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
