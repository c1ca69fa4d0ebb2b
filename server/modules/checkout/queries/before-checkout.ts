import { sql } from 'drizzle-orm';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { Db } from '#server/database/database.ts';
import { arg, preparedSql } from '#server/database/prepared.ts';

type Question = {
  orderNo: string;
  visitorHash: string;
  termsVersion: string;
  date: IsoDate;
  /** Whether unpaid checkouts do not block others. */
  inDemand: boolean;
  now: Date;
};

export type BeforeCheckout = {
  /** A checkout, a booking or the ledger has the order number: the latter two outlive the checkout. */
  orderKnown: boolean;
  /** A client number is left; the lowest is first in the index, while any other search would scan used ones. */
  numberFree: boolean;
  /** The visitor's newest acceptance of these terms not used by a booking yet. */
  acceptance: number | null;
  /** Crews of the day firmly taken by others: booked, or held with time left and blocking. */
  crewsGone: number;
  /** The visitors, by hash, holding a crew of the day. */
  holders: string[];
  /** Whether the waiting list holds the day for the visitor. */
  waitedFor: boolean;
};

/**
 * What a checkout needs to know before writing, in one statement: in a rush nearly everyone is refused, and each
 * refusal should cost the database one short read. No locks are taken here; the claim itself decides later.
 */
export async function readBeforeCheckout(db: Db, question: Question): Promise<BeforeCheckout> {
  const { rows } = await readAll(db, question);
  const [row] = rows;
  if (!row) throw new Error('the database answered a question before a checkout with no row');
  return row;
}

const readAll = preparedSql<BeforeCheckout>('before_checkout', () => {
  const [orderNo, date, visitorHash] = [arg('orderNo'), sql`${arg('date')}::date`, arg('visitorHash')];
  return sql`select
    exists (select from booking_contexts where order_no = ${orderNo})
      or exists (select from bookings where order_no = ${orderNo})
      or exists (select from payment_events where order_no = ${orderNo}) as "orderKnown",
    (select min(number) from client_numbers where kind = 'HC' and booking_id is null) is not null as "numberFree",
    (select max(id) from terms_acceptances
      where visitor_hash = ${visitorHash} and terms_version = ${arg('termsVersion')} and booking_id is null) as acceptance,
    of_day.*
    from (select count(*) filter (where hold_id is null or (hold.visitor_hash is distinct from ${visitorHash}
          and hold.expires_at > ${arg('now')}
          and not (hold.hold_type = 'checkout' and ${arg('inDemand')}::boolean))) as "crewsGone",
        coalesce(array_agg(hold.visitor_hash) filter (where hold.visitor_hash is not null), '{}') as holders,
        coalesce(bool_or(hold.hold_type = 'waiting' and hold.status = 'active'
          and hold.visitor_hash = ${visitorHash}), false) as "waitedFor"
      from day_claims left join calendar_holds as hold on hold.id = hold_id
      where service_date = ${date}) as of_day`;
});
