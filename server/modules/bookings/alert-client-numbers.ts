import { fewClientNumbers } from '#business/policies.ts';
import type { Db } from '#server/database/database.ts';
import { tellOperator } from '#server/outbox/alert.ts';
import { countFreeNumbers } from './queries/client-numbers.ts';

const alert = (db: Db, { left, now }: { left: number; now: Date }) => {
  const reason = left === 0 ? 'no-client-number' : 'few-client-numbers';
  // Repeated at every hundred, and at the last one.
  const dedupeKey = left === 0 ? 'none' : String(Math.floor(left / 100));
  return tellOperator(db, { reason, facts: { left } }, { subject: 'client-numbers', dedupeKey, now });
};

/** Alerts that a visitor was turned away because every client number is taken. */
export const alertNoNumbers = (db: Db, now: Date): Promise<void> => alert(db, { left: 0, now });

/** Called when a client number was assigned: alerts the operator when few are left. */
export async function alertIfFewNumbers(tx: Db, { number, now }: { number: number; now: Date }): Promise<void> {
  // The lowest is assigned first, so most bookings need not count.
  if (number < lowestAlerting) return;
  const left = await countFreeNumbers(tx, fewClientNumbers + 1);
  if (left <= fewClientNumbers) await alert(tx, { left, now });
}

const highestNumber = 9999;
const lowestAlerting = highestNumber - fewClientNumbers;
