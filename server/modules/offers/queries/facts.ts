import { sql } from 'drizzle-orm';
import { schedule } from '#business/schedule.ts';
import { today } from '#domain/calendar/zone.ts';
import type { ClientVisit, OfferFacts } from '#domain/offers/visit.ts';
import { forwardSortationArea } from '#domain/typed/postal-code.ts';
import type { Db } from '#server/database/database.ts';
import { hasConsent } from '#server/modules/consents/queries/ledger.ts';
import type { ConsentMail } from '#server/modules/consents/queries/mails.ts';
import { livePlan } from './plans.ts';

type Row = Omit<ClientVisit, 'area' | 'cancelledOn' | 'refundedOn' | 'notedOn'> &
  Record<'cancelledAt' | 'refundedAt' | 'notedAt', string | null> & { postalCode: string };

const dayOf = (instant: string | null) => instant && today(new Date(instant), schedule.timeZone);

/** The visits of the client that a booking belongs to; the booking alone while it has no record yet. */
export async function visitsOf(db: Db, bookingId: string): Promise<ClientVisit[]> {
  const { rows } = await db.execute<Row>(sql`
    select b.id, b.status, b.appointment_date::text as date, b.appointment_time as time,
      b.postal_code as "postalCode", b.coating_type as "coatingType", lower(b.email) as email,
      b.payment_status = 'refunded' as "isRefunded", b.cancelled_at::text as "cancelledAt",
      (select max(created_at)::text from refunds where booking_id = b.id) as "refundedAt",
      (select max(created_at)::text from booking_notes where booking_id = b.id and words <> '') as "notedAt",
      exists (select from received_texts where booking_id = b.id and settled_at is null) as "hasOpenText"
    from bookings b where b.id in (
      select ${bookingId}::text union select v.booking_id from client_visits own join client_records o on o.id = own.record_id
        join client_records r on r.root_id = o.root_id join client_visits v on v.record_id = r.id
      where own.booking_id = ${bookingId})
    order by b.id`);
  return rows.map(({ cancelledAt, refundedAt, notedAt, postalCode, ...row }) => ({
    ...row,
    area: forwardSortationArea(postalCode),
    cancelledOn: dayOf(cancelledAt),
    refundedOn: dayOf(refundedAt),
    notedOn: dayOf(notedAt),
  }));
}

async function doneAt(db: Db, bookingId: string): Promise<string | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(created_at)::text as at from audit_log
    where subject = ${bookingId} and action = 'booking.outcome' and after->>'status' = 'completed'`);
  return rows[0]?.at ?? null;
}

/** The current facts that decide whether a consent-based mail may be sent. */
export async function offerFacts(
  db: Db,
  { bookingId, email, purpose }: Pick<ConsentMail, 'bookingId' | 'email' | 'purpose'>,
): Promise<OfferFacts | null> {
  const visits = await visitsOf(db, bookingId);
  const visit = visits.find(({ id }) => id === bookingId);
  if (!visit) return null;
  return {
    hasConsent: await hasConsent(db, { email, purpose }),
    email,
    visit,
    others: visits.filter((other) => other !== visit),
    doneOn: dayOf(await doneAt(db, bookingId)),
    planned: (await livePlan(db, email))?.visits ?? null,
  };
}
