import { type SQL, sql } from 'drizzle-orm';
import type { Paper } from '#domain/documents/facts.ts';
import type { Db } from '#server/database/database.ts';
import { areaRequests } from '#server/database/schema/areas.ts';
import { bookingCorrections, bookingNotes, bookings, storefrontCorrections } from '#server/database/schema/bookings.ts';
import { termsAcceptances } from '#server/database/schema/checkout.ts';
import { clientNotes } from '#server/database/schema/clients.ts';
import { waitingEntries } from '#server/database/schema/days/waiting.ts';
import { isKept } from '#server/database/schema/outbox.ts';
import { refunds } from '#server/database/schema/refunds.ts';
import { manualReviewEvents, manualReviews } from '#server/database/schema/reviews.ts';
import { blanked } from './blank.ts';

const affected = async (db: Db, statement: SQL): Promise<number> => (await db.execute(statement)).rowCount ?? 0;

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** Personal data on a document, once the books no longer need it. */
const nobody = {
  buyer: { names: [], address: { street: '', city: '', province: '', postalCode: '' }, email: '' },
  address: '',
} satisfies Pick<Paper, 'buyer' | 'address'>;

type Purge = (db: Db, before: Date) => Promise<number>;

/** Each deletes or clears what ended before an instant; returns how many rows. */
export const purges = {
  untiedAcceptances: (db: Db, before: Date) =>
    affected(
      db,
      sql`delete from terms_acceptances a where booking_id is null and accepted_at < ${at(before)}
        and not exists (select from booking_contexts where terms_acceptance_id = a.id)`,
    ),

  operatorBookings: (db: Db, before: Date) =>
    affected(
      db,
      sql`delete from operator_bookings o where coalesce(cancelled_at, expires_at, created_at) < ${at(before)}
        and not exists (select from booking_contexts where operator_booking_id = o.id)`,
    ),

  holds: (db: Db, before: Date) =>
    affected(
      db,
      sql`delete from calendar_holds h where status <> 'active' and expires_at < ${at(before)}
        and not exists (select from day_claims where hold_id = h.id)
        and not exists (select from booking_contexts where hold_id = h.id)
        and not exists (select from operator_bookings where hold_id = h.id)
        and not exists (select from weather_notifications where hold_id = h.id)`,
    ),

  /** Deletes a message's text and address; that it was sent, when and about what, stays. */
  messages: (db: Db, before: Date) =>
    affected(
      db,
      sql`update outbox set content = null, recipient = null, detail = null,
          failure = case when failure like '%@%' then null else failure end
        where state not in ('queued', 'calling') and coalesce(settled_at, created_at) < ${at(before)}
          and ${isKept}`,
    ),

  receivedTexts: (db: Db, before: Date) =>
    affected(db, sql`delete from received_texts where received_at < ${at(before)}`),

  jobRuns: (db: Db, before: Date) => affected(db, sql`delete from job_runs where started_at < ${at(before)}`),

  weather: async (db: Db, before: Date) => {
    await db.execute(sql`delete from secret_links where weather_notification_id in
      (select id from weather_notifications where state = 'closed' and created_at < ${at(before)})`);
    const closed = sql`delete from weather_notifications where state = 'closed' and created_at < ${at(before)}`;
    const judged = sql`delete from weather_judgements j where judged_at < ${at(before)}
      and not exists (select from weather_notifications where judgement_id = j.id)`;
    await db.execute(sql`delete from past_weather where read_at < ${at(before)}`);
    const moves = sql`delete from day_moves where created_at < ${at(before)}`;
    return (await affected(db, closed)) + (await affected(db, judged)) + (await affected(db, moves));
  },

  reviews: async (db: Db, before: Date) => {
    const old = sql`status in ('accepted', 'declined') and created_at < ${at(before)} and email <> ''`;
    await db.execute(sql`update manual_review_events set ${blanked(manualReviewEvents)}
      where words is not null and review_id in (select id from manual_reviews where ${old})`);
    return affected(db, sql`update manual_reviews set ${blanked(manualReviews)}, token_hash = null where ${old}`);
  },

  areaRequests: (db: Db, before: Date) =>
    affected(
      db,
      sql`update area_requests set ${blanked(areaRequests)}
        where state in ('told', 'left') and coalesce(left_at, told_at) < ${at(before)} and email <> ''`,
    ),

  waiting: (db: Db, before: Date) =>
    affected(
      db,
      sql`update waiting_entries set ${blanked(waitingEntries)}
        where state in ('booked', 'over', 'left') and ended_at < ${at(before)} and email <> ''`,
    ),

  /** A plan that has ended, and one whose address no booking has any more. */
  plans: async (db: Db, before: Date) => {
    const ended = sql`delete from visit_plans where ended_at < ${at(before)}`;
    const forgotten = sql`delete from visit_plans p where ended_at is null and created_at < ${at(before)}
      and not exists (select from bookings where lower(email) = p.email)`;
    return (await affected(db, ended)) + (await affected(db, forgotten));
  },
  /** Their files are swept up. */
  photos: (db: Db, before: Date) =>
    affected(db, sql`delete from visit_photos where visit_date < ${before.toISOString().slice(0, 10)}::date`),

  /**
   * The proof of a consent that was withdrawn, or whose address no booking has any more; for mails sent under it, it is kept as
   * long.
   */
  consents: async (db: Db, before: Date) => {
    await db.execute(sql`delete from consent_mails where created_at < ${at(before)}`);
    return affected(
      db,
      sql`delete from consents c where created_at < ${at(before)}
        and not exists (select from consents n where n.purpose = c.purpose and n.email = c.email and n.created_at >= ${at(before)})
        and case when (select given from consents n where n.purpose = c.purpose and n.email = c.email order by n.id desc limit 1)
          then coalesce((select true from bookings where lower(email) = c.email limit 1),
            (select true from consent_mails where email = c.email limit 1)) is null
          else true end`,
    );
  },

  /** The customer data that the books needed; amounts, days and services stay for statistics. */
  bookings: async (db: Db, before: Date) => {
    const old = sql`appointment_date < ${before.toISOString().slice(0, 10)}::date
      and (contact_name, email, phone, address) <> ('', '', '', '')`;
    const ids = sql`(select id from bookings where ${old})`;
    await db.execute(sql`delete from booking_viewers where booking_id in ${ids}`);
    await db.execute(
      sql`update booking_corrections set ${blanked(bookingCorrections)} where after <> '{}' and booking_id in ${ids}`,
    );
    await db.execute(
      sql`update storefront_corrections set ${blanked(storefrontCorrections)} where reason is not null and booking_id in ${ids}`,
    );
    await db.execute(sql`update booking_notes set ${blanked(bookingNotes)} where words <> '' and booking_id in ${ids}`);
    // A returning client's notes are deleted with the last visit.
    await db.execute(sql`update client_notes n set ${blanked(clientNotes)} where words <> ''
      and record_id in (select record_id from client_visits where booking_id in ${ids})
      and not exists (select from client_visits v join bookings b on b.id = v.booking_id
        where v.record_id = n.record_id and b.appointment_date >= ${before.toISOString().slice(0, 10)}::date)`);
    await db.execute(sql`update terms_acceptances set ${blanked(termsAcceptances)} where booking_id in ${ids}`);
    await db.execute(
      sql`update issued_papers set facts = facts || ${JSON.stringify(nobody)}::jsonb where booking_id in ${ids}`,
    );
    await db.execute(sql`update refunds set ${blanked(refunds)} where booking_id in ${ids}`);
    return affected(db, sql`update bookings set ${blanked(bookings)} where ${old}`);
  },

  sessions: async (db: Db, now: Date) => {
    const sessions = sql`delete from administrator_sessions where expires_at < ${at(now)}`;
    const verifications = sql`delete from administrator_verifications where expires_at < ${at(now)}`;
    return (await affected(db, sessions)) + (await affected(db, verifications));
  },
} satisfies Record<string, Purge>;
