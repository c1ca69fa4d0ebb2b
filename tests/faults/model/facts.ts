import type { Shop } from './shop.ts';

type BookingRow = {
  id: string;
  order_no: string;
  date: string;
  status: string;
  refund_status: string | null;
  payment_status: string;
  payment_method: string;
  payment_ticket: string | null;
  total: number;
  vip_refresh_used: boolean;
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
};
type EventRow = {
  order_no: string;
  ticket: string | null;
  event_type: string;
  amount: number | null;
  booking_id: string | null;
};
type OutboxRow = { topic: string; subject: string };

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The gateway's own books, and every table that money or a day can be seen in. */
export async function readFacts({ gateway, sql, calm }: Shop) {
  const read = async <T extends object>(text: string, values: unknown[] = []) =>
    (await sql.query<T>(text, values)).rows;
  const { charges, returns } = gateway;
  return {
    charges,
    returns,
    bookings: await read<BookingRow>(`select id, order_no, appointment_date as date, status, refund_status,
      payment_status, payment_method, payment_ticket, total, vip_refresh_used from bookings`),
    claims: await read<ClaimRow>(
      `select service_date as date, claim.booking_id, coalesce(hold.expires_at > $1, false) as "isHeld"
      from day_claims as claim left join calendar_holds as hold on hold.id = claim.hold_id`,
      [calm.clock.now()],
    ),
    contexts: await read<ContextRow>('select order_no, state, next_poll_at from booking_contexts'),
    receipts: await read<ReceiptRow>('select ticket, amount from payment_receipts'),
    refunds: await read<RefundRow>('select order_no, booking_id, ticket, reason, part_no, amount, state from refunds'),
    events: await read<EventRow>('select order_no, ticket, event_type, amount, booking_id from payment_events'),
    outbox: await read<OutboxRow>('select topic, subject from outbox'),
  };
}
