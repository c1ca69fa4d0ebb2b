import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ClientKind } from '#domain/booking/client-number.ts';
import type { Db } from '#server/database/database.ts';
import { bookings, clientNumbers } from '#server/database/schema/bookings.ts';
import { bookingContexts } from '#server/database/schema/checkout.ts';
import { paymentEvents } from '#server/database/schema/payments.ts';

/** One import at a time, so that each sees the bookings of the one before. Held until the transaction ends. */
export async function lockImports(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import of bookings'))`);
}

/** Those of the order numbers that exist already, also in a checkout or in the ledger, and whether they were imported. */
export async function existingOrders(
  tx: Db,
  orderNumbers: readonly string[],
): Promise<Map<string, { imported: boolean }>> {
  const { rows: inUse } = await tx.execute<{ orderNo: string }>(sql`
    select order_no as "orderNo" from booking_contexts where ${inArray(bookingContexts.orderNo, [...orderNumbers])}
    union select order_no from payment_events where ${inArray(paymentEvents.orderNo, [...orderNumbers])}`);
  const rows = await tx
    .select({ orderNo: bookings.orderNo, imported: sql<boolean>`${bookings.importedAt} is not null` })
    .from(bookings)
    .where(inArray(bookings.orderNo, [...orderNumbers]));
  return new Map([
    ...inUse.map(({ orderNo }) => [orderNo, { imported: false }] as const),
    ...rows.map(({ orderNo, imported }) => [orderNo, { imported }] as const),
  ]);
}

/** Assigns a particular number. `taken` is the e-mail of its owner if it has one; null when there is no such number. */
export async function takeClientNumberOf(
  tx: Db,
  { kind, number, bookingId }: { kind: ClientKind; number: number; bookingId: string },
): Promise<{ taken: string | null } | null> {
  const thisOne = and(eq(clientNumbers.kind, kind), eq(clientNumbers.number, number));
  const [row] = await tx
    .select({ bookingId: clientNumbers.bookingId, email: bookings.email })
    .from(clientNumbers)
    .leftJoin(bookings, eq(bookings.id, clientNumbers.bookingId))
    .where(thisOne)
    .for('update', { of: clientNumbers });
  if (!row) return null;
  if (row.bookingId !== null) return { taken: row.email ?? '' };
  await tx.update(clientNumbers).set({ bookingId }).where(thisOne);
  return { taken: null };
}
