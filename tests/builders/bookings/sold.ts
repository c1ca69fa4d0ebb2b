import { cents } from '#domain/money.ts';
import { withTaxes } from '#domain/pricing/tax.ts';
import type { TestApp } from '../test-app.ts';

type Sold = {
  /** When it was booked and paid. */
  at: string;
  visit?: string;
  base?: number;
  service?: string;
  size?: string;
  postalCode?: string;
  language?: 'en' | 'fr';
  status?: string;
  imported?: boolean;
};

let sequence = 0;

/** A booking as the books have it, without the way that led to it; answers its id. */
export async function sold({ pool }: Pick<TestApp, 'pool'>, booking: Sold): Promise<string> {
  const number = ++sequence;
  const { at, visit = at.slice(0, 10), service = 'complete', size = 'little-storefront' } = booking;
  const { base, gst, qst, total } = withTaxes(cents(booking.base ?? 181_500), { gst: 5000, qst: 9975 });
  const id = `bk-sold-${number}`;
  await pool.query(
    `insert into bookings (id, order_no, reference, client_id, language, postal_code, storefront_size, glass_coverage,
       appointment_date, appointment_time, coating_type, business_name, contact_name, email, phone, address,
       billing_street, billing_city, billing_province, billing_postal_code, base, gst, qst, total, payment_status,
       status, payment_ticket, imported_at, created_at)
     values ($1, $2, $17, $3, $4, $5, $6, 'minimal', $7, '9:00 AM', $8, 'Boutique Exemple', 'Camille Exemple',
       'camille@example.com', '514 555-0100', '100, rue Exemple', '100, rue Exemple', 'Montréal', 'QC', 'H2Y 1A1',
       $9, $10, $11, $12, 'paid', $13, $14, $15, $16)`,
    [
      id,
      `HC-SOLD-${number}`,
      `HC9${number}`,
      booking.language ?? 'en',
      booking.postalCode ?? 'H2Y 1C6',
      size,
      visit,
      service,
      base,
      gst,
      qst,
      total,
      booking.status ?? 'active',
      `ticket-${id}`,
      booking.imported ? at : null,
      at,
      `BK-${String(number).padStart(6, 'Z')}`,
    ],
  );
  return id;
}

/** What was charged on a booking after its sale, and paid in cash. */
export async function chargedOn(
  { pool }: Pick<TestApp, 'pool'>,
  bookingId: string,
  { at, base: wanted }: { at: string; base: number },
): Promise<void> {
  const { base, gst, qst, total } = withTaxes(cents(wanted), { gst: 5000, qst: 9975 });
  await pool.query(
    `insert into booking_charges (id, booking_id, administrator_id, way, reason, base, gst, qst, total, order_no, paid_at, created_at)
     values (gen_random_uuid(), $1, 'owner', 'cash', 'A second door', $2, $3, $4, $5, $6, $7, $7)`,
    [bookingId, base, gst, qst, total, `HC-SOLD-${++sequence}`, at],
  );
}

type GivenBack = { at: string; amount: number; reason?: 'cancellation' | 'partial' | 'not-booked'; state?: string };

/** Money of a booking that went back; of nobody's where it never became one. */
export async function refundedOf(
  { pool }: Pick<TestApp, 'pool'>,
  bookingId: string | null,
  { at, amount, reason = 'cancellation', state = 'done' }: GivenBack,
): Promise<void> {
  const number = ++sequence;
  await pool.query(
    `insert into refunds (reason, part_no, order_no, ticket, booking_id, gateway_order_no, transaction_no, amount,
       paid_at, state, due_at, created_at, done_at)
     values ($1, $2, $3, $4, $5, $3, $6, $7, $8, $9, $8, $8, case when $9 = 'done' then $8::timestamptz end)`,
    [
      reason,
      String(number),
      `HC-SOLD-${number}`,
      bookingId ? `ticket-${bookingId}` : `ticket-${number}`,
      bookingId,
      `t-${number}`,
      amount,
      at,
      state,
    ],
  );
}
