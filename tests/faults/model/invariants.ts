import { agree } from './actions/action.ts';
import type { Model } from './model.ts';
import type { Shop } from './shop.ts';
import { days } from './world.ts';

type Row = {
  reference: string;
  order_no: string;
  date: string;
  status: string;
  payment_method: string;
  payment_ticket: string | null;
  total: number;
  coating_type: string;
  created_at: Date;
  /** What was received in cash or by transfer. */
  by_hand: number | null;
};

/** What must hold after every single step, whatever is under way. */
export async function checkInvariants(model: Model, { sql, gateway }: Shop): Promise<void> {
  const { rows } = await sql.query<Row>(`select reference, order_no, appointment_date as date, status, payment_method,
    payment_ticket, total, coating_type, created_at,
    (select amount from payment_receipts where booking_id = bookings.id and method <> 'card') as by_hand from bookings`);
  const { charges, returns } = gateway;

  const active = rows.filter(({ status }) => status === 'active');
  for (const [date, sold] of Map.groupBy(active, (row) => row.date)) {
    const had = model.claims.get(date) ?? 0;
    agree(sold.length <= Math.max(model.crewsOn(date), had), `${date} is sold no more often than there are crews`);
  }
  const claims = await sql.query<{ date: string; claims: number }>(
    'select service_date as date, count(*)::int as claims from day_claims group by 1',
  );
  model.claims = new Map(claims.rows.map((row) => [row.date, row.claims]));
  for (const row of rows) {
    const charge = charges.find(({ ticket }) => ticket === row.payment_ticket);
    const isPaid = charge?.orderNo === row.order_no && charge.amount === row.total;
    const isFree = row.payment_method === 'none' && row.coating_type === 'refresh' && row.total === 0;
    const isByHand = row.by_hand === row.total || (row.payment_method === 'gift' && row.total === 0);
    agree(isPaid || isFree || isByHand, `${row.order_no} was paid, is a free refresh or was given away`);
    const begins = days.find(({ date }) => date === row.date)?.begins;
    agree(!begins || row.created_at < begins, `${row.order_no} was booked before its visit began`);
  }
  for (const { bookingId, orderNo } of model.checkouts) {
    const isThere =
      bookingId === null || rows.some(({ reference, order_no }) => reference === bookingId && order_no === orderNo);
    agree(isThere, `${orderNo} keeps the booking that its visitor saw`);
  }
  for (const { transactionNo, amount } of charges) {
    const back = returns.filter((one) => one.transactionNo === transactionNo);
    const given = back.reduce((sum, one) => sum + one.amount, 0);
    agree(given <= amount, `${transactionNo} gives back no more than was paid`);
  }
}
