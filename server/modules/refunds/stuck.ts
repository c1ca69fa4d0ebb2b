import { type SQL, sql } from 'drizzle-orm';
import { refunds } from '#server/database/schema/index.ts';

/** Silence is a matter for a person once it lasts (record-refund tells of it then). */
const lasting = 5;

/**
 * Money on its way back that does not get there by itself: nobody knows, or the gateway said no. A refused void is
 * followed by a refund at once.
 */
export const isStuck: SQL = sql`(${refunds.state} <> 'done' and (
  ${refunds.state} = 'unknown'
  or ${refunds.silences} >= ${lasting}
  or (${refunds.failure} is not null and ${refunds.method} = 'refund' and ${refunds.silences} = 0)))`;
