import type { Stage } from './stage.ts';

type BookingRow = {
  id: string;
  order_no: string;
  status: string;
  payment_status: string;
  refund_status: string | null;
  payment_method: string;
  coating_type: string;
  appointment_date: string;
  selected_layout: string;
  total: number;
  withheld: number | null;
  cancellation_reason: string | null;
  created_at: Date;
};
type ReceiptRow = { method: string; ticket: string; transaction_no: string; amount: number; booking_id: string | null };
type ClaimRow = { service_date: string; crew: number; hold_id: number | null; booking_id: string | null };
type ContextRow = {
  order_no: string;
  state: string;
  ticket: string | null;
  next_poll_at: Date | null;
  /** Null when nobody gave a name. */
  customer: object | null;
};
type RefundRow = {
  id: number;
  reason: string;
  part_no: string;
  amount: number;
  order_no: string;
  ticket: string;
  booking_id: string | null;
  transaction_no: string;
  state: string;
  by_hand: boolean;
  method: string | null;
  settlement: string | null;
  created_at: Date;
  done_at: Date | null;
};
type EventRow = {
  order_no: string;
  ticket: string | null;
  event_type: string;
  booking_id: string | null;
  amount: number | null;
  failure_reason: string | null;
};
type StorefrontRow = { booking_id: string; to_layout: string; settlement: string; refund_part: string | null };
/** A charge that was paid. */
type ChargeRow = { booking_id: string; order_no: string; total: number; method: string };
type OutboxRow = { topic: string; subject: string };
type MessageRow = OutboxRow & { id: number; state: string; failure_code: string | null; repeated_at: Date | null };

export type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The gateway's own books, and every table that money or a day can be seen in. */
export async function readFacts({ books, sql, program }: Stage) {
  const read = async <T extends object>(text: string) => (await sql.query<T>(text)).rows;
  const attempts = await books.refunds();
  return {
    approved: (await books.all()).filter(({ state }) => state === 'approved').map(charge),
    attempts,
    refunded: attempts.filter(({ approved }) => approved),
    bookings: await read<BookingRow>('select * from bookings order by id'),
    receipts: await read<ReceiptRow>('select * from payment_receipts'),
    claims: await read<ClaimRow>(
      'select service_date, crew, hold_id, booking_id from day_claims order by service_date',
    ),
    holds: await read<{ status: string }>('select status from calendar_holds'),
    contexts: await read<ContextRow>('select * from booking_contexts'),
    refunds: await read<RefundRow>('select * from refunds order by id'),
    events: await read<EventRow>('select * from payment_events order by id'),
    outbox: await read<OutboxRow>(
      `select topic, subject from outbox where topic <> 'operator.alert-relay' order by topic, subject`,
    ),
    messages: await read<MessageRow>(
      `select * from outbox where topic not like 'accounting.%' and topic <> 'operator.alert-relay' order by id`,
    ),
    relays: await read<MessageRow>(`select * from outbox where topic = 'operator.alert-relay' order by id`),
    proposals: await read<{ booking_id: string; state: string }>('select * from weather_notifications order by id'),
    storefronts: await read<StorefrontRow>('select * from storefront_corrections order by id'),
    charges: await read<ChargeRow>(`select charges.booking_id, charges.order_no, charges.total, method
      from booking_charges charges join payment_receipts receipts on receipts.order_no = charges.order_no order by paid_at`),
    moves: await read<{ booking_id: string }>('select * from booking_moves order by id'),
    busyConnections: program.pool.totalCount - program.pool.idleCount,
  };
}

/** The number that the gateway gave to a payment, as its receipts name it. */
function charge({
  ticket,
  orderNo,
  amount,
  serial,
}: {
  ticket: string;
  orderNo: string;
  amount: number;
  serial: number;
}) {
  return { ticket, orderNo, amount, transactionNo: `660-0_${1471 + serial}` };
}
