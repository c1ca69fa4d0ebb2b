import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { limitedPlaces } from '#business/services.ts';
import type { ClientKind } from '#domain/booking/client-number.ts';
import type { Db } from '#server/database/database.ts';
import { arg, preparedSql } from '#server/database/prepared.ts';
import { clientNumbers } from '#server/database/schema/bookings.ts';

const vipQueue = sql`select pg_advisory_xact_lock(hashtext('vip numbers'))`;

/** Creates the numbers of the places the brand sells; extra ones from a larger number stay. */
export const keepPlaces = (db: Db) =>
  db.execute(sql`insert into client_numbers (kind, number) select 'VIP', generate_series(1, ${limitedPlaces}::int)
    on conflict do nothing`);

const isFreeVip = and(
  eq(clientNumbers.kind, 'VIP'),
  isNull(clientNumbers.bookingId),
  lte(clientNumbers.number, limitedPlaces),
);

/** Unassigned VIP numbers. Holds the VIP queue until the transaction ends, so that counting and taking agree. */
export async function countFreeVips(tx: Db): Promise<number> {
  await tx.execute(vipQueue);
  const [row] = await tx.select({ free: count() }).from(clientNumbers).where(isFreeVip);
  return row?.free ?? 0;
}

/** Unassigned client numbers, counted up to `most`. */
export async function countFreeNumbers(db: Db, most: number): Promise<number> {
  const free = db
    .select({ number: clientNumbers.number })
    .from(clientNumbers)
    .where(and(eq(clientNumbers.kind, 'HC'), isNull(clientNumbers.bookingId)))
    .limit(most)
    .as('free');
  const [row] = await db.select({ left: count() }).from(free);
  return row?.left ?? 0;
}

/**
 * Assigns the lowest free number; null if none is left. VIPs queue for theirs; others skip a number that another
 * transaction has locked, which returns to the pool if that one fails: no gaps, no waiting.
 */
export async function takeClientNumber(tx: Db, kind: ClientKind, bookingId: string): Promise<number | null> {
  if (kind === 'VIP') await tx.execute(vipQueue);
  const { rows } = await takeLowest(tx, { kind, bookingId });
  return rows[0]?.number ?? null;
}

// The limit is a literal, not a parameter: a generic plan for any limit costs more, so the server would replan each time.
const takeLowest = preparedSql<{ number: number }>('take_client_number', () => {
  const kind = arg('kind');
  return sql`
    update client_numbers set booking_id = ${arg('bookingId')}
    where kind = ${kind} and number = (
      select number from client_numbers where kind = ${kind} and booking_id is null
      order by number limit 1 for update skip locked)
    returning number`;
});
