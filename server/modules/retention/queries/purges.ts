import { type SQL, sql } from 'drizzle-orm';
import type { Paper } from '#domain/documents/facts.ts';
import type { Db } from '#server/database/database.ts';
import { areaRequests } from '#server/database/schema/areas.ts';
import { bookingCorrections, bookingNotes, bookings, storefrontCorrections } from '#server/database/schema/bookings.ts';
import { bookingCharges } from '#server/database/schema/charges.ts';
import { termsAcceptances } from '#server/database/schema/checkout.ts';
import { clientNotes } from '#server/database/schema/clients.ts';
import { waitingEntries } from '#server/database/schema/days/waiting.ts';
import { isKept } from '#server/database/schema/outbox.ts';
import { refunds } from '#server/database/schema/refunds.ts';
import { manualReviewEvents, manualReviews } from '#server/database/schema/reviews.ts';
import { blanked } from './blank.ts';

/** Personal data on a document, once the books no longer need it. */
const nobody = {
  buyer: { names: [], address: { street: '', city: '', province: '', postalCode: '' }, email: '' },
  address: '',
} satisfies Pick<Paper, 'buyer' | 'address'>;

/** What deletes or clears the rows that ended before an instant, or before its `day`; what runs `first` is not counted. */
type Purge = (before: SQL, day: SQL) => SQL | { first?: readonly SQL[]; counted: readonly SQL[] };

const purges = {
  untiedAcceptances: (before) =>
    sql`delete from terms_acceptances a where booking_id is null and accepted_at < ${before}
      and not exists (select from booking_contexts where terms_acceptance_id = a.id)
      and not exists (select from quotes where terms_acceptance_id = a.id)`,

  operatorBookings: (before) =>
    sql`delete from operator_bookings o where coalesce(cancelled_at, expires_at, created_at) < ${before}
      and not exists (select from booking_contexts where operator_booking_id = o.id)
      and not exists (select from quotes where id = o.quote_id)`,

  quotes: (before) => sql`delete from quotes where greatest(expires_at, accepted_at) < ${before}`,

  priceLetters: (before) => sql`delete from price_letters where consent_text is null and expires_at < ${before}`,

  /** With the proof of what was agreed to. */
  priceReminders: (before) => sql`delete from price_letters where expires_at < ${before}`,

  holds: (before) =>
    sql`delete from calendar_holds h where status <> 'active' and expires_at < ${before}
      and not exists (select from day_claims where hold_id = h.id)
      and not exists (select from booking_contexts where hold_id = h.id)
      and not exists (select from operator_bookings where hold_id = h.id)
      and not exists (select from weather_notifications where hold_id = h.id)`,

  /** Deletes a message's text and address; that it was sent, when and about what, stays. */
  messages: (before) =>
    sql`update outbox set content = null, recipient = null, detail = null,
        failure = case when failure like '%@%' then null else failure end
      where state not in ('queued', 'calling') and coalesce(settled_at, created_at) < ${before}
        and ${isKept}`,

  receivedTexts: (before) => sql`delete from received_texts where received_at < ${before}`,

  jobRuns: (before) => sql`delete from job_runs where started_at < ${before}`,

  weather: (before) => {
    const closed = sql`from weather_notifications where state = 'closed' and created_at < ${before}`;
    return {
      first: [
        sql`delete from secret_links where weather_notification_id in (select id ${closed})`,
        sql`delete from past_weather where read_at < ${before}`,
      ],
      counted: [
        sql`delete ${closed}`,
        sql`delete from weather_judgements j where judged_at < ${before}
          and not exists (select from weather_notifications where judgement_id = j.id)`,
        sql`delete from day_moves where created_at < ${before}`,
      ],
    };
  },

  reviews: (before) => {
    const old = sql`status in ('accepted', 'declined') and created_at < ${before} and email <> ''`;
    return {
      first: [
        sql`update manual_review_events set ${blanked(manualReviewEvents)}
          where words is not null and review_id in (select id from manual_reviews where ${old})`,
      ],
      counted: [sql`update manual_reviews set ${blanked(manualReviews)}, token_hash = null where ${old}`],
    };
  },

  areaRequests: (before) =>
    sql`update area_requests set ${blanked(areaRequests)}
      where state in ('told', 'left') and coalesce(left_at, told_at) < ${before} and email <> ''`,

  waiting: (before) =>
    sql`update waiting_entries set ${blanked(waitingEntries)}
      where state in ('booked', 'over', 'left') and ended_at < ${before} and email <> ''`,

  /** A plan that has ended, and one whose address no booking has any more. */
  plans: (before) => ({
    counted: [
      sql`delete from visit_plans where ended_at < ${before}`,
      sql`delete from visit_plans p where ended_at is null and created_at < ${before}
        and not exists (select from bookings where lower(email) = p.email)`,
    ],
  }),

  /** Their files are swept up. */
  photos: (_before, day) => sql`delete from visit_photos where visit_date < ${day}`,

  /**
   * The proof of a consent that was withdrawn, or whose address no booking has any more; for mails sent under it, it is kept as
   * long.
   */
  consents: (before) => ({
    first: [sql`delete from consent_mails where created_at < ${before}`],
    counted: [
      sql`delete from consents c where created_at < ${before}
        and not exists (select from consents n where n.purpose = c.purpose and n.email = c.email and n.created_at >= ${before})
        and case when (select given from consents n where n.purpose = c.purpose and n.email = c.email order by n.id desc limit 1)
          then coalesce((select true from bookings where lower(email) = c.email limit 1),
            (select true from consent_mails where email = c.email limit 1)) is null
          else true end`,
    ],
  }),

  /** The customer data that the books needed; amounts, days and services stay for statistics. */
  bookings: (_before, day) => {
    const old = sql`appointment_date < ${day} and (contact_name, email, phone, address) <> ('', '', '', '')`;
    const ofThem = sql`booking_id in (select id from bookings where ${old})`;
    return {
      first: [
        sql`delete from booking_viewers where ${ofThem}`,
        sql`update booking_corrections set ${blanked(bookingCorrections)} where after <> '{}' and ${ofThem}`,
        sql`update storefront_corrections set ${blanked(storefrontCorrections)} where reason is not null and ${ofThem}`,
        sql`update booking_charges set ${blanked(bookingCharges)} where reason is not null and ${ofThem}`,
        sql`update booking_notes set ${blanked(bookingNotes)} where words <> '' and ${ofThem}`,
        // A returning client's notes are deleted with the last visit.
        sql`update client_notes n set ${blanked(clientNotes)} where words <> ''
          and record_id in (select record_id from client_visits where ${ofThem})
          and not exists (select from client_visits v join bookings b on b.id = v.booking_id
            where v.record_id = n.record_id and b.appointment_date >= ${day})`,
        sql`update terms_acceptances set ${blanked(termsAcceptances)} where ${ofThem}`,
        sql`update issued_papers set facts = facts || ${JSON.stringify(nobody)}::jsonb where ${ofThem}`,
        sql`update refunds set ${blanked(refunds)} where ${ofThem}`,
      ],
      counted: [sql`update bookings set ${blanked(bookings)} where ${old}`],
    };
  },

  sessions: (before) => ({
    counted: [
      sql`delete from administrator_sessions where expires_at < ${before}`,
      sql`delete from administrator_verifications where expires_at < ${before}`,
    ],
  }),
} satisfies Record<string, Purge>;
export type PurgeName = keyof typeof purges;
export const purgeNames = Object.keys(purges) as PurgeName[];

/** Returns how many rows are gone or cleared. */
export async function purge(db: Db, name: PurgeName, before: Date): Promise<number> {
  const instant = before.toISOString();
  const purging: Purge = purges[name];
  const statements = purging(sql`${instant}::timestamptz`, sql`${instant.slice(0, 10)}::date`);
  const { first = [], counted } = 'counted' in statements ? statements : { counted: [statements] };
  for (const statement of first) await db.execute(statement);
  let rows = 0;
  for (const statement of counted) rows += (await db.execute(statement)).rowCount ?? 0;
  return rows;
}
