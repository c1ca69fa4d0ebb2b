import { and, count, desc, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Customer } from '#domain/booking/checkout.ts';
import type { PaymentEventType } from '#domain/ledger/money-of-order.ts';
import type { Db } from '#server/database/database.ts';
import { arg, newRow, prepared, preparedSql } from '#server/database/prepared.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { calendarHolds, dayClaims } from '#server/database/schema/calendar.ts';
import { bookingContexts, type CardOfCheckout } from '#server/database/schema/checkout.ts';
import { paymentEvents } from '#server/database/schema/payments.ts';
import { extension, holdOf, liveHolds } from '#server/modules/calendar/queries/holds.ts';

export type CheckoutContext = typeof bookingContexts.$inferSelect;
export type NewBookingContext = Omit<typeof bookingContexts.$inferInsert, 'holdId' | 'operatorBookingId'>;

type TicketsOf = { visitorHash: string } | { operatorBookingId: string } | { chargeId: string };

/** An operator's booking and its hold; or only a hold of the waiting list. */
type OfOperator = { operatorBookingId?: string; holdId: number };

/**
 * Takes the order number and stores what is being bought, on the visitor's hold or that of an operator's booking;
 * null if another checkout has the number.
 */
export async function insertContext(
  tx: Db,
  context: NewBookingContext,
  ofOperator: OfOperator | null = null,
): Promise<CheckoutContext | null> {
  const { operatorBookingId = null, holdId = null } = ofOperator ?? {};
  const [row] = await insertOpen(tx, {
    ...newContext.values({ inDemand: false, chargeId: null, ...context, operatorBookingId }),
    heldAs: holdId,
  });
  return row ?? null;
}

const newContext = newRow(bookingContexts, ['inDemand', 'taxRates']);
const insertOpen = prepared('insert_checkout', (db) =>
  db
    .insert(bookingContexts)
    .values({
      ...newContext.args(),
      holdId: sql`coalesce(${arg('heldAs')}::bigint, ${holdOf(arg('visitorHash'))})`,
    })
    .onConflictDoNothing()
    .returning(),
);

/** Its day is not held: the first to pay gets it. */
export async function setInDemand(tx: Db, orderNo: string): Promise<void> {
  await tx.update(bookingContexts).set({ inDemand: true }).where(eq(bookingContexts.orderNo, orderNo));
}

export async function findContext(db: Db, orderNo: string): Promise<CheckoutContext | null> {
  const [row] = await findByOrder(db, { orderNo });
  return row ?? null;
}

const findByOrder = prepared('find_checkout', (db) =>
  db
    .select()
    .from(bookingContexts)
    .where(eq(bookingContexts.orderNo, arg('orderNo'))),
);

/** The same, locked until the transaction ends: all decisions about an order queue here. */
export async function lockContext(tx: Db, orderNo: string): Promise<CheckoutContext | null> {
  const [row] = await tx.select().from(bookingContexts).where(eq(bookingContexts.orderNo, orderNo)).for('update');
  return row ?? null;
}

/** The same, and its hold with it: of two tickets paid at once, the second sees the first one's booking. */
export async function lockContextAndHold(tx: Db, orderNo: string): Promise<CheckoutContext | null> {
  const [row] = await lockBoth(tx, { orderNo });
  return row?.context ?? null;
}

const lockBoth = prepared('lock_checkout', (db) =>
  db
    .select({ context: bookingContexts })
    .from(bookingContexts)
    .innerJoin(calendarHolds, eq(calendarHolds.id, bookingContexts.holdId))
    .where(eq(bookingContexts.orderNo, arg('orderNo')))
    .for('update'),
);

/**
 * Saves a ticket before it is shown, and appends it to the ledger, in one statement. False if the checkout has
 * ended or already has another ticket: the first saved one is shown and watched.
 */
export async function saveTicket(
  db: Db,
  {
    orderNo,
    ticket,
    savedCard,
    createdAt,
  }: { orderNo: string; ticket: string; savedCard: CardOfCheckout; createdAt: Date },
): Promise<boolean> {
  const opened: PaymentEventType = 'ticket.opened';
  const saved = await updateTicket(db, { orderNo, ticket, savedCard: JSON.stringify(savedCard), opened, createdAt });
  return saved.rowCount === 1;
}

const updateTicket = preparedSql('save_ticket', () => {
  const ticket = sql`${arg('ticket')}::text`;
  return sql`
    with saved as (
      update booking_contexts set ticket = ${ticket},
        saved_card = coalesce(saved_card, '{}') || ${arg('savedCard')}::jsonb
      where order_no = ${arg('orderNo')} and ticket is null and state = 'open' returning order_no, total)
    insert into payment_events (order_no, ticket, event_type, amount, created_at)
    select order_no, ${ticket}, ${arg('opened')}::text, total, ${arg('createdAt')}::timestamptz from saved`;
});

/**
 * Saves the payer in the visitor's own open checkout; false if there is none with that number, or if part of it is free for
 * another customer. Its hold then lasts for
 * `holdMinutes`, unless null.
 */
export async function saveContextCustomer(
  db: Db,
  payer: { orderNo: string; visitorHash: string; customer: Customer; now: Date; holdMinutes: number | null },
): Promise<boolean> {
  const saved = await updateCustomer(db, { ...payer, email: payer.customer.email });
  return saved.rowCount === 1;
}

const updateCustomer = preparedSql(
  'save_customer',
  () => sql`
    with payer as (
      select order_no, hold_id from booking_contexts
      where order_no = ${arg('orderNo')} and visitor_hash = ${arg('visitorHash')} and state = 'open'
        and expires_at > ${arg('now')} and not exists (
          select from bookings as platinum
          where platinum.id = booking_contexts.refresh_of and operator_booking_id is null and booking_contexts.total > 0
            and booking_data ? 'courtesy' and lower(trim(platinum.email)) <> lower(trim(${arg('email')})))
      for update),
    extended as (${extension(sql`(select hold_id from payer)`, arg('holdMinutes'))})
    update booking_contexts set customer = ${arg('customer')} from payer
    where booking_contexts.order_no = payer.order_no`,
);

/** What the payer says last, before it is booked, counts. */
export async function setKeepCard(db: Db, { orderNo, keep }: { orderNo: string; keep: boolean }): Promise<void> {
  const { savedCard } = bookingContexts;
  await db
    .update(bookingContexts)
    .set({ savedCard: sql`coalesce(${savedCard}, '{}') || ${JSON.stringify({ keep })}::jsonb` })
    .where(and(eq(bookingContexts.orderNo, orderNo), eq(bookingContexts.state, 'open')));
}

export async function endContext(
  tx: Db,
  orderNo: string,
  end: {
    state: 'refused' | 'abandoned';
    endedAt: Date;
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
 * Claims checkouts due to be checked, probably paid ones first, and postpones their next check by the length of one, so that no
 * other process checks at the same time and a killed one loses nothing.
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

/** Those of a visitor. */
export const openTicketsOfVisitor = (db: Db, visitorHash: string): Promise<CheckoutContext[]> =>
  openTicketsWhere(db, eq(bookingContexts.visitorHash, visitorHash));

/** The tickets of a payment link that may still be paid. */
export const openTicketsOfLink = (db: Db, operatorBookingId: string): Promise<CheckoutContext[]> =>
  openTicketsWhere(db, eq(bookingContexts.operatorBookingId, operatorBookingId));

/** Those of a charge. */
export const openTicketsOfCharge = (db: Db, chargeId: string): Promise<CheckoutContext[]> =>
  openTicketsWhere(db, eq(bookingContexts.chargeId, chargeId));

const openTicketsWhere = (db: Db, whose: SQL): Promise<CheckoutContext[]> =>
  db
    .select()
    .from(bookingContexts)
    .where(and(whose, eq(bookingContexts.state, 'open'), isNotNull(bookingContexts.ticket)));

/**
 * Open checkouts with an expired hold, on a day or of a visitor: they keep the day until the gateway was asked about their
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
 * Sets when a checkout is checked at the gateway next. `onlyEarlier` never postpones it; `hinted` goes before others. A
 * checkout that has ended is skipped, unless `alsoEnded`: it ended unpaid, and may have been paid after all.
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

/** Schedules the open tickets of a hold to be checked now, before others. */
export async function askSoonOnHold(tx: Db, holdId: number, now: Date): Promise<void> {
  const { state, ticket, holdId: ofHold } = bookingContexts;
  await tx
    .update(bookingContexts)
    .set({ nextPollAt: now, hinted: true })
    .where(and(eq(ofHold, holdId), eq(state, 'open'), isNotNull(ticket)));
}

/** Counts that the booking of a payment could not be written; null if the checkout has ended. */
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

/** Deletes the personal data of a checkout that has ended for good. */
export async function deleteContext(db: Db, orderNo: string): Promise<void> {
  await db.delete(bookingContexts).where(and(eq(bookingContexts.orderNo, orderNo), ne(bookingContexts.state, 'open')));
}

/** Deletes checkouts that ended before `before` and are no longer checked; returns how many. */
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

/** Whether the hold of a checkout has ended without a booking; after one, its other tickets keep their own expiry. */
export async function holdHasEnded(db: Db, holdId: number | null, now: Date): Promise<boolean> {
  if (holdId === null) return false;
  const { status, expiresAt, id } = calendarHolds;
  const [hold] = await db.select({ status, expiresAt }).from(calendarHolds).where(eq(id, holdId));
  return hold !== undefined && hold.status !== 'used' && (hold.status !== 'active' || hold.expiresAt <= now);
}

type Counts = { ofNetwork: number; held: number[]; own: number };

/** In `rate_limits`: until when a visitor or network with declined cards gets no ticket. */
export const closedKey = (payer: `visitor ${string}` | `network ${string}`): string => `declines closed ${payer}`;

/**
 * The counts for a checkout's limits: payable tickets from an address, days that others hold in each of
 * its networks, the visitor's own open tickets, and until when either is blocked for declined cards.
 */
export async function countCheckouts(
  tx: Db,
  of: { addressHash: string; networkHashes: readonly string[]; visitorHash: string; now: Date },
): Promise<Counts & { closedUntil: Date | null }> {
  const payers = [closedKey(`visitor ${of.visitorHash}`), closedKey(`network ${of.addressHash}`)];
  const { rows } = await countAll(tx, { ...of, payers });
  const [row] = rows;
  if (!row) throw new Error('counting checkouts returned no row');
  const until = Number(row.closed);
  return { ...row, closedUntil: until > of.now.getTime() ? new Date(until) : null };
}

const countAll = preparedSql<Counts & { closed: string | null }>('count_checkouts', (db) => {
  const [addressHash, visitorHash, now] = [arg('addressHash'), arg('visitorHash'), arg('now')];
  // Literals, not parameters: a generic plan could not use the index of open ones.
  const isOpen = sql`${bookingContexts.state} = 'open'`;
  const isPayable = sql`${bookingContexts.state} in ('open', 'abandoned')`;
  const hasTicket = isNotNull(bookingContexts.ticket);
  const payable = db
    .select({ tickets: count() })
    .from(bookingContexts)
    .where(
      and(
        eq(bookingContexts.addressHash, addressHash),
        isNotNull(bookingContexts.nextPollAt),
        gt(bookingContexts.expiresAt, now),
        hasTicket,
        isPayable,
      ),
    );
  const own = db
    .select({ tickets: count() })
    .from(bookingContexts)
    .where(and(eq(bookingContexts.visitorHash, visitorHash), isOpen, hasTicket));
  const held = liveHolds(db, { networkHashes: arg('networkHashes'), visitorHash, now });
  const closed = sql`(select max(expire) from rate_limits where key = any(${arg('payers')}::text[]))`;
  return sql`select ${payable}::int as "ofNetwork", ${held} as held, ${own}::int as own, ${closed} as closed`;
});

/**
 * Closes the older open tickets of a visitor or of a payment link but `keep`, for a link, first those without a
 * name: they no longer hold a day, and are checked at their end or on a hint from the browser. One
 * locked by another transaction is skipped.
 */
export async function closeOlderTickets(
  tx: Db,
  { of, keep, now }: { of: TicketsOf; keep: number; now: Date },
): Promise<void> {
  const closed: PaymentEventType = 'checkout.abandoned';
  const at = sql`${now.toISOString()}::timestamptz`;
  const whose =
    'visitorHash' in of
      ? sql`visitor_hash = ${of.visitorHash}`
      : 'chargeId' in of
        ? sql`charge_id = ${of.chargeId}`
        : sql`operator_booking_id = ${of.operatorBookingId}`;
  const named = 'visitorHash' in of ? sql`` : sql`customer is null, `;
  await tx.execute(sql`
    with older as (
      select order_no from booking_contexts
      where ${whose} and state = 'open' and ticket is not null
      order by ${named}created_at desc, order_no desc offset ${keep}),
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

/** The visitor's open checkout other than `orderNo` that shares a hold; used to decide whether a hold may be released. */
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
export async function isBookedOnHold(tx: Db, of: { holdId: number; date: string }): Promise<boolean> {
  const rows = await findBookedOnHold(tx, of);
  return rows.length > 0;
}

const findBookedOnHold = prepared('find_booking_on_hold', (db) =>
  db
    .select({ id: bookings.id })
    .from(bookingContexts)
    .innerJoin(bookings, eq(bookings.id, bookingContexts.bookingId))
    .where(and(eq(bookingContexts.holdId, arg('holdId')), eq(bookings.appointmentDate, arg('date')))),
);

/** Marks the checkout as booked, and links its terms acceptance, unless that belongs to an earlier booking. */
export async function endAsBooked(
  tx: Db,
  ended: { orderNo: string; bookingId: string; customer: Customer; endedAt: Date; termsAcceptanceId: number },
): Promise<void> {
  await endBooked(tx, ended);
}

const endBooked = preparedSql('end_as_booked', () => {
  const bookingId = sql`${arg('bookingId')}::text`;
  return sql`
    with terms as (
      update terms_acceptances set booking_id = ${bookingId}
      where id = ${arg('termsAcceptanceId')} and booking_id is null)
    update booking_contexts set state = 'booked', booking_id = ${bookingId}, customer = ${arg('customer')},
      ended_at = ${arg('endedAt')}, next_poll_at = null
    where order_no = ${arg('orderNo')}`;
});
