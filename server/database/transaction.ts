import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '#domain/refusal.ts';
import type { Db } from './database.ts';

class RolledBack extends Error {
  readonly outcome: unknown;
  constructor(outcome: unknown) {
    super('rolled back');
    this.outcome = outcome;
  }
}

/** The SQLSTATE of a database error, also when drizzle has wrapped it; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** The database constraint that a row violated; undefined for any other error. */
function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return brokenConstraint(error.cause);
}

/** Whether a retry may succeed; a retry generates a new Booking ID. */
const isContention = (error: unknown): boolean =>
  ['40001', '40P01'].includes(sqlState(error) ?? '') || brokenConstraint(error) === 'bookings_reference_unique';

/**
 * Runs an action's writes in one transaction. A returned refusal rolls it back and is passed on. After a serialization
 * failure, a deadlock or a generated id that is taken, all of `write` is retried, up to five runs.
 */
export async function transact<T>(db: Db, write: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        const outcome = await write(tx);
        if (isRefusal(outcome)) throw new RolledBack(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.outcome as T;
      if (!isContention(error) || attempt === 5) throw error;
      await pause(Math.random() * 20 * attempt);
    }
  }
}

/** A savepoint: when `work` throws, only its own writes are rolled back and the transaction can go on. */
export const savepoint = <T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<T> => tx.transaction(work);

/** Several reads of one snapshot: repeatable read, read only. */
export const atOneMoment = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
