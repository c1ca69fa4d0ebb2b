import type pg from 'pg';
import { type Db, databaseOver } from '#server/database/database.ts';
import { bookings } from '#server/database/schema/bookings.ts';
import { accountOfBooking } from '#server/modules/refunds/account.ts';
import { Disagreement } from '../model/actions/action.ts';
import { judgeAccount } from '../model/oracle-papers.ts';

/** A payment that the gateway approved, and what became of it. */
type Charge = {
  order_no: string;
  amount: number;
  receipts: number;
  bookings: number;
  status: string | null;
  refund_status: string | null;
  /** What the operator gave back of it in parts, and what a cancellation kept. */
  parts: number;
  withheld: number;
  given_back: number;
};

const charges = `
  select t.order_no, t.amount, b.status, b.refund_status,
    (select count(*)::int from payment_receipts r where r.ticket = t.ticket) as receipts,
    (select count(*)::int from bookings o where o.payment_ticket = t.ticket) as bookings,
    (select coalesce(sum(r.amount), 0)::int from refunds r where r.ticket = t.ticket and r.reason = 'partial') as parts,
    coalesce(b.withheld, 0) as withheld,
    (select coalesce(sum(g.amount), 0)::int from sandbox_card_refunds g where g.order_no = t.order_no and g.approved)
      as given_back
  from sandbox_card_tickets t left join bookings b on b.payment_ticket = t.ticket where t.state = 'approved'`;

const oversold = `
  select appointment_date as date, count(*)::int as sold from bookings where status = 'active'
  group by 1 having count(*) > $1`;

/** Every way in which the gateway's books and the bookings break the promise; without the ledger's own check. */
export async function brokenPromises(pool: pg.Pool, crews: number): Promise<string[]> {
  const broken: string[] = [];
  const { rows } = await pool.query<Charge>(charges);
  for (const { order_no, amount, receipts, bookings, status, refund_status, parts, withheld, given_back } of rows) {
    if (receipts !== 1) broken.push(`${order_no}: ${receipts} receipts of one payment`);
    if (bookings > 1) broken.push(`${order_no}: ${bookings} bookings of one payment`);
    const stays = status === 'active' || (status === 'cancelled' && refund_status === 'not-eligible');
    const due = stays ? parts : amount - withheld;
    if (given_back !== due)
      broken.push(`${order_no}: ${status ?? 'not booked'}, given back ${given_back} of ${amount}, due ${due}`);
  }
  broken.push(...(await brokenAccounts(databaseOver(pool))));
  const unpaid = await pool.query<{ order_no: string }>(
    `select order_no from bookings b where payment_method = 'card' and not exists (
      select from sandbox_card_tickets t where t.ticket = b.payment_ticket and t.state = 'approved' and t.amount = b.total)`,
  );
  for (const { order_no } of unpaid.rows) broken.push(`${order_no}: booked and not paid`);
  const days = await pool.query<{ date: string; sold: number }>(oversold, [crews]);
  for (const { date, sold } of days.rows) broken.push(`${date}: sold ${sold} times for ${crews} crews`);
  return broken;
}

/** Each account adds up, and whatever is owed by it went back. */
async function brokenAccounts(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const booking of await db.select().from(bookings)) {
    try {
      judgeAccount(booking.orderNo, await accountOfBooking(db, booking));
    } catch (error) {
      if (!(error instanceof Disagreement)) throw error;
      broken.push(error.message);
    }
  }
  return broken;
}

/** Named payments without an end, refunds that are not done, and what the accounts do not know yet. */
export async function unfinished(pool: pg.Pool) {
  const { rows } = await pool.query<{ named: number; open: number; refunds: number; unrecorded: number }>(`
    select
      (select count(*)::int from booking_contexts c join sandbox_card_tickets t on t.ticket = c.ticket
        where c.state = 'open' and c.customer is not null and t.state = 'approved') as named,
      (select count(*)::int from booking_contexts where state = 'open') as open,
      (select count(*)::int from refunds where state <> 'done') as refunds,
      (select count(*)::int from outbox where topic like 'accounting.%' and state <> 'done') as unrecorded`);
  return rows[0] ?? { named: 0, open: 0, refunds: 0, unrecorded: 0 };
}

/** What a soak is measured by, in the database. */
export async function figures(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<Record<string, number>>(`
    select
      (select count(*)::int from bookings) as bookings,
      (select count(*)::int from bookings where status = 'cancelled') as cancelled,
      (select count(*)::int from sandbox_card_tickets where state = 'approved') as charges,
      (select count(*)::int from sandbox_card_tickets where state = 'declined') as declined,
      (select count(*)::int from refunds where reason = 'not-booked') as refunds_not_booked,
      (select count(*)::int from refunds where reason = 'cancellation') as refunds_cancelled,
      (select count(*)::int from refunds where reason = 'partial') as refunds_in_parts,
      (select count(*)::int from refunds where settlement = 'returned-elsewhere') as settled,
      (select count(*)::int from storefront_corrections where total < charged) as corrected_down,
      (select count(*)::int from storefront_corrections where total > charged) as corrected_up,
      (select count(*)::int from bookings where cancellation_reason = 'operator') as cancelled_by_operator,
      (select count(*)::int from refunds r join bookings b on b.id = r.booking_id
        where r.reason = 'partial' and r.created_at > b.cancelled_at) as refunded_after_all,
      (select count(*)::int from bookings where courtesy is not null) as free_refreshes,
      (select count(*)::int from bookings where courtesy is not null and total > 0) as larger_refreshes,
      (select count(*)::int from bookings where cancellation_reason = 'platinum') as cancelled_with_platinum,
      (select count(*)::int from bookings where payment_method = 'cash') as paid_in_cash,
      (select count(*)::int from operator_bookings where way = 'link' and booking_id is not null) as links_paid,
      (select count(*)::int from operator_bookings where cancelled_at is not null) as links_withdrawn,
      (select count(*)::int from booking_moves where moved_by = 'customer') as moved_by_customer,
      (select count(*)::int from booking_moves where moved_by = 'operator') as moved_by_operator,
      (select count(*)::int from booking_moves where moved_by = 'weather') as moved_by_weather,
      (select count(*)::int from payment_events) as events,
      (select coalesce(max(extract(epoch from b.created_at - (t.settlement->>'settledAt')::timestamptz)), 0)::float
        from bookings b join sandbox_card_tickets t on t.ticket = b.payment_ticket) as longest_to_booking`);
  return rows[0] ?? {};
}
