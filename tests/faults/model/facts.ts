import type { Shop } from './shop.ts';

type BookingRow = {
  id: string;
  reference: string;
  order_no: string;
  date: string;
  status: string;
  refund_status: string | null;
  payment_status: string;
  payment_method: string;
  payment_ticket: string | null;
  total: number;
  coating_type: string;
  withheld: number | null;
  cancelled_at: Date | null;
  vip_refresh_used: boolean;
  refresh_of: string | null;
  cancellation_reason: string | null;
};
type ClaimRow = { date: string; booking_id: string | null; isHeld: boolean };
type ContextRow = { order_no: string; state: string; next_poll_at: Date | null };
type ReceiptRow = { ticket: string; amount: number };
type RefundRow = {
  order_no: string;
  booking_id: string | null;
  ticket: string;
  reason: string;
  part_no: string;
  amount: number;
  state: string;
  settlement: string | null;
};
type MoveRow = {
  booking_id: string;
  moved_by: 'customer' | 'operator' | 'weather';
  from_date: string;
  to_date: string;
  created_at: Date;
};
type Place = { date: string };
type DayMoveRow = {
  way: string;
  created_at: Date;
  undone_at: Date | null;
  visits: { bookingId: string; from: Place; to: Place }[];
};
type CorrectionRow = { booking_id: string; settlement: string; refund_part: string | null };
type LinkRow = { id: string; booking_id: string | null; cancelled_at: Date | null; ended_at: Date | null };
type EventRow = {
  order_no: string;
  ticket: string | null;
  event_type: string;
  amount: number | null;
  booking_id: string | null;
};
type OutboxRow = { id: number; topic: string; subject: string };

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The gateway's own books, and every table that money or a day can be seen in. */
export async function readFacts({ gateway, sql, calm }: Shop) {
  const read = async <T extends object>(text: string, values: unknown[] = []) =>
    (await sql.query<T>(text, values)).rows;
  const { charges, returns } = gateway;
  return {
    charges,
    returns,
    bookings: await read<BookingRow>(`select id, reference, order_no, appointment_date as date, status, refund_status,
      payment_status, payment_method, payment_ticket, total, coating_type, withheld, cancelled_at, vip_refresh_used, refresh_of, cancellation_reason
      from bookings`),
    claims: await read<ClaimRow>(
      `select service_date as date, claim.booking_id, coalesce(hold.expires_at > $1 and hold_type <> 'weather', false) as "isHeld"
      from day_claims as claim left join calendar_holds as hold on hold.id = claim.hold_id`,
      [calm.clock.now()],
    ),
    contexts: await read<ContextRow>('select order_no, state, next_poll_at from booking_contexts'),
    receipts: await read<ReceiptRow>("select ticket, amount from payment_receipts where method = 'card'"),
    refunds: await read<RefundRow>(`select order_no, booking_id, ticket, reason, part_no, amount, state, settlement
      from refunds`),
    moves: await read<MoveRow>(
      'select booking_id, moved_by, from_date, to_date, created_at from booking_moves order by id',
    ),
    dayMoves: await read<DayMoveRow>('select way, created_at, undone_at, visits from day_moves order by id'),
    kept: await read<{ kind: string }>('select kind from kept_visits'),
    corrections: await read<CorrectionRow>('select booking_id, settlement, refund_part from storefront_corrections'),
    links: await read<LinkRow>(
      `select id, booking_id, cancelled_at, ended_at from operator_bookings where way = 'link'`,
    ),
    events: await read<EventRow>('select order_no, ticket, event_type, amount, booking_id from payment_events'),
    outbox: await read<OutboxRow>('select id::int, topic, subject from outbox'),
  };
}
