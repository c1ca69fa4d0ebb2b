import { and, count, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Customer } from '#domain/booking/checkout.ts';
import type { PaymentEventType } from '#domain/ledger/event-types.ts';
import type { Db } from '#server/database/database.ts';
import { bookingContexts, bookings, calendarHolds, dayClaims, paymentEvents } from '#server/database/schema/index.ts';

export type CheckoutContext = typeof bookingContexts.$inferSelect;
export type NewBookingContext = typeof bookingContexts.$inferInsert;

/** Takes the order number and stores what is being bought; null when another checkout has the number. */
export async function insertContext(tx: Db, context: NewBookingContext): Promise<CheckoutContext | null> {
  const [row] = await tx.insert(bookingContexts).values(context).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findContext(db: Db, orderNo: string): Promise<CheckoutContext | null> {
  const [row] = await db.select().from(bookingContexts).where(eq(bookingContexts.orderNo, orderNo));
  return row ?? null;
}

/** The same, locked until the transaction ends: whoever decides about an order stands in line here. */
export async function lockContext(tx: Db, orderNo: string): Promise<CheckoutContext | null> {
  const [row] = await tx.select().from(bookingContexts).where(eq(bookingContexts.orderNo, orderNo)).for('update');
  return row ?? null;
}

/**
 * Saves a ticket before it is shown, and appends that to the ledger, in one statement. False when the checkout has
 * ended or has another ticket already: the first one that was saved is the one that is shown and watched.
 */
export async function saveTicket(
  db: Db,
  { orderNo, ticket, createdAt }: { orderNo: string; ticket: string; createdAt: Date },
): Promise<boolean> {
  const opened: PaymentEventType = 'ticket.opened';
  const saved = await db.execute(sql`
    with saved as (
      update booking_contexts set ticket = ${ticket}
      where order_no = ${orderNo} and ticket is null and state = 'open' returning order_no, total)
    insert into payment_events (order_no, ticket, event_type, amount, created_at)
    select order_no, ${ticket}, ${opened}, total, ${createdAt.toISOString()}::timestamptz from saved`);
  return saved.rowCount === 1;
}

/** Saves who pays in the visitor's own open checkout; null when there is none of that number. */
export async function saveContextCustomer(
  db: Db,
  { orderNo, visitorHash, customer, now }: { orderNo: string; visitorHash: string; customer: Customer; now: Date },
): Promise<{ holdId: number | null } | null> {
  const [row] = await db
    .update(bookingContexts)
    .set({ customer })
    .where(
      and(
        eq(bookingContexts.orderNo, orderNo),
        eq(bookingContexts.visitorHash, visitorHash),
        eq(bookingContexts.state, 'open'),
        gt(bookingContexts.expiresAt, now),
      ),
    )
    .returning({ holdId: bookingContexts.holdId });
  return row ?? null;
}

export async function endContext(
  tx: Db,
  orderNo: string,
  end: {
    state: 'booked' | 'refused' | 'abandoned';
    endedAt: Date;
    bookingId?: string;
    customer?: Customer;
    /** Given while a payment could still turn up. */
    nextPollAt?: Date | null;
  },
): Promise<void> {
  await tx
    .update(bookingContexts)
    .set({ nextPollAt: null, ...end })
    .where(eq(bookingContexts.orderNo, orderNo));
}

/**
 * Takes checkouts that are due to be asked about, those first that were probably paid, and puts their next turn off for the length of a look, so that no
 * other copy of the program asks at the same time and a killed one loses nothing.
 */
export async function takeDueContexts(
  db: Db,
  { now, putOffUntil, most }: { now: Date; putOffUntil: Date; most: number },
): Promise<CheckoutContext[]> {
  const due = db
    .select({ orderNo: bookingContexts.orderNo })
    .from(bookingContexts)
    .where(lte(bookingContexts.nextPollAt, now))
    .orderBy(desc(bookingContexts.hinted), desc(isNotNull(bookingContexts.customer)), bookingContexts.nextPollAt)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(bookingContexts)
    .set({ nextPollAt: putOffUntil, pollCount: sql`${bookingContexts.pollCount} + 1`, hinted: false })
    .where(inArray(bookingContexts.orderNo, due))
    .returning();
}

/** Every checkout whose ticket may still be paid or was paid, the oldest first. */
export async function openTickets(db: Db): Promise<CheckoutContext[]> {
  return db.select().from(bookingContexts).where(eq(bookingContexts.state, 'open')).orderBy(bookingContexts.createdAt);
}

/**
 * Open checkouts whose hold ran out, on a day or of a visitor: the day is theirs until the gateway was asked about their
 * tickets.
 */
export async function overdueTickets(
  db: Db,
  { date, visitorHash, now }: { date: string; visitorHash: string; now: Date },
): Promise<CheckoutContext[]> {
  const rows = await db
    .select({ context: bookingContexts })
    .from(bookingContexts)
    .leftJoin(dayClaims, eq(dayClaims.holdId, bookingContexts.holdId))
    .innerJoin(calendarHolds, eq(calendarHolds.id, bookingContexts.holdId))
    .where(
      and(
        or(eq(dayClaims.serviceDate, date), eq(bookingContexts.visitorHash, visitorHash)),
        eq(bookingContexts.state, 'open'),
        lte(calendarHolds.expiresAt, now),
      ),
    );
  return rows.map(({ context }) => context);
}

/**
 * Sets when the gateway is asked about a checkout next. `onlyEarlier` never puts it off; `hinted` asks before others. A
 * checkout that has ended is left alone, unless `alsoEnded`: it ended unpaid, and may be paid after all.
 */
export async function reschedulePoll(
  db: Db,
  {
    orderNo,
    at,
    onlyEarlier = false,
    alsoEnded = false,
    hinted,
  }: { orderNo: string; at: Date; onlyEarlier?: boolean; alsoEnded?: boolean; hinted?: boolean },
): Promise<void> {
  await db
    .update(bookingContexts)
    .set({
      nextPollAt: onlyEarlier ? sql`least(${bookingContexts.nextPollAt}, ${at.toISOString()}::timestamptz)` : at,
      ...(hinted && { hinted }),
    })
    .where(
      and(
        eq(bookingContexts.orderNo, orderNo),
        inArray(bookingContexts.state, alsoEnded ? ['open', 'abandoned'] : ['open']),
        onlyEarlier ? isNotNull(bookingContexts.nextPollAt) : undefined,
      ),
    );
}

/** Counts that the booking of a payment could not be written; null when the checkout has come to its end meanwhile. */
export async function countFailure(
  db: Db,
  { orderNo, now, retryAt }: { orderNo: string; now: Date; retryAt: Date },
): Promise<{ count: number; since: Date } | null> {
  const [row] = await db
    .update(bookingContexts)
    .set({
      bookingFailures: sql`${bookingContexts.bookingFailures} + 1`,
      failingSince: sql`coalesce(${bookingContexts.failingSince}, ${now.toISOString()}::timestamptz)`,
      nextPollAt: retryAt,
    })
    .where(and(eq(bookingContexts.orderNo, orderNo), inArray(bookingContexts.state, ['open', 'abandoned'])))
    .returning({ count: bookingContexts.bookingFailures, since: bookingContexts.failingSince });
  return row?.since ? { count: row.count, since: row.since } : null;
}

/** A checkout ended and nothing more can come of it: its personal data goes. */
export async function deleteContext(db: Db, orderNo: string): Promise<void> {
  await db.delete(bookingContexts).where(and(eq(bookingContexts.orderNo, orderNo), ne(bookingContexts.state, 'open')));
}

/** Deletes checkouts that ended before `before` and are not asked about any more; how many. */
export async function deleteEndedContexts(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(bookingContexts)
    .where(
      and(
        ne(bookingContexts.state, 'open'),
        lte(bookingContexts.endedAt, before),
        sql`${bookingContexts.nextPollAt} is null`,
      ),
    )
    .returning({ orderNo: bookingContexts.orderNo });
  return gone.length;
}

/** Which of these order numbers are taken: by a checkout, a booking, or the ledger, which outlives a checkout. */
export async function takenOrderNumbers(db: Db, candidates: readonly string[]): Promise<ReadonlySet<string>> {
  const [inContexts, inBookings, inLedger] = await Promise.all([
    db
      .select({ orderNo: bookingContexts.orderNo })
      .from(bookingContexts)
      .where(inArray(bookingContexts.orderNo, [...candidates])),
    db
      .select({ orderNo: bookings.orderNo })
      .from(bookings)
      .where(inArray(bookings.orderNo, [...candidates])),
    db
      .select({ orderNo: paymentEvents.orderNo })
      .from(paymentEvents)
      .where(inArray(paymentEvents.orderNo, [...candidates])),
  ]);
  return new Set([...inContexts, ...inBookings, ...inLedger].map((row) => row.orderNo));
}

/** Whether the hold of a checkout has ended without a booking; after one, its other tickets still have their own time. */
export async function holdHasEnded(db: Db, holdId: number | null, now: Date): Promise<boolean> {
  if (holdId === null) return false;
  const { status, expiresAt, id } = calendarHolds;
  const [hold] = await db.select({ status, expiresAt }).from(calendarHolds).where(eq(id, holdId));
  return hold !== undefined && hold.status !== 'used' && (hold.status !== 'active' || hold.expiresAt <= now);
}

/** How many tickets could still be paid that were opened from an address. */
export async function countPayableTickets(
  tx: Db,
  { addressHash, now }: { addressHash: string; now: Date },
): Promise<number> {
  const [row] = await tx
    .select({ tickets: count() })
    .from(bookingContexts)
    .innerJoin(calendarHolds, eq(calendarHolds.id, bookingContexts.holdId))
    .where(
      and(
        gt(bookingContexts.expiresAt, now),
        isNotNull(bookingContexts.ticket),
        inArray(bookingContexts.state, ['open', 'abandoned']),
        eq(calendarHolds.addressHash, addressHash),
      ),
    );
  return row?.tickets ?? 0;
}

/**
 * Closes a visitor's older open tickets but `keep`: they no longer hold a day, and are asked about at their end or when
 * the browser says something of them. One that is being dealt with at this moment is left to whoever does.
 */
export async function closeOlderTickets(
  tx: Db,
  { visitorHash, keep, now }: { visitorHash: string; keep: number; now: Date },
): Promise<void> {
  const closed: PaymentEventType = 'checkout.abandoned';
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with older as (
      select order_no from booking_contexts
      where visitor_hash = ${visitorHash} and state = 'open' and ticket is not null
      order by created_at desc, order_no desc offset ${keep}),
    mine as (
      select order_no from booking_contexts where order_no in (select order_no from older) and state = 'open'
      for update skip locked),
    closed as (
      update booking_contexts set state = 'abandoned', ended_at = ${at},
        next_poll_at = case when hinted then next_poll_at else expires_at end
      where order_no in (select order_no from mine) returning order_no, ticket)
    insert into payment_events (order_no, ticket, event_type, status, failure_reason, created_at)
    select order_no, ticket, ${closed}, 'processed', 'newer tickets took its place', ${at} from closed`);
}

/** The visitor's open checkout other than `orderNo` that shares a hold; used to know whether a hold may be let go. */
export async function otherOpenContexts(db: Db, of: { holdId: number; orderNo: string }): Promise<number> {
  const rows = await db
    .select({ orderNo: bookingContexts.orderNo })
    .from(bookingContexts)
    .where(
      and(
        eq(bookingContexts.holdId, of.holdId),
        eq(bookingContexts.state, 'open'),
        ne(bookingContexts.orderNo, of.orderNo),
      ),
    );
  return rows.length;
}

/** Whether another ticket of the same hold became a booking of a day. */
export async function isBookedOnHold(tx: Db, { holdId, date }: { holdId: number; date: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookingContexts)
    .innerJoin(bookings, eq(bookings.id, bookingContexts.bookingId))
    .where(and(eq(bookingContexts.holdId, holdId), eq(bookings.appointmentDate, date)))
    .limit(1);
  return rows.length > 0;
}
