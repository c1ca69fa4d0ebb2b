import { type SQL, sql } from 'drizzle-orm';
import { sha256 } from '#server/common/secrets.ts';
import type { Db } from '#server/database/database.ts';
import { phoneDigits } from '#server/database/phone-digits.ts';
import { bookingCorrections, bookingNotes, bookings, storefrontCorrections } from '#server/database/schema/bookings.ts';
import { calendarHolds } from '#server/database/schema/calendar.ts';
import { bookingCharges } from '#server/database/schema/charges.ts';
import { termsAcceptances } from '#server/database/schema/checkout.ts';
import { clientNotes } from '#server/database/schema/clients.ts';
import { isKept, outbox } from '#server/database/schema/outbox.ts';
import { refunds } from '#server/database/schema/refunds.ts';
import { manualReviewEvents, manualReviews } from '#server/database/schema/reviews.ts';
import { blankedOnRequest } from './blank.ts';

type Row = Record<string, unknown>;
export type PersonalRecords = Record<string, Row[]>;

const bookingsOf = (email: string): SQL => sql`(select id from bookings where lower(email) = ${email})`;

/** For checkouts and operator bookings: who gave the address, and whose booking it became. */
const isPreparedFor = (email: string): SQL =>
  sql`(lower(customer->>'email') = ${email} or booking_id in ${bookingsOf(email)})`;

const checkoutsOf = (email: string, column: SQL): SQL =>
  sql`select ${column} from booking_contexts where ${isPreparedFor(email)}`;

/** The payer of an unbooked payment is in the checkout for a day, and in the refund for as long as it is kept. */
const isPaidBy = (email: string, table: SQL): SQL => sql`id in (
  select id from ${table} where booking_id in ${bookingsOf(email)}
  union select id from ${table} where booking_id is null and order_no in (
    ${checkoutsOf(email, sql`order_no`)}
    union select order_no from refunds where recipient is not null and lower(recipient->>'email') = ${email}))`;

const isHoldOf = (email: string): SQL => sql`(booking_id in ${bookingsOf(email)} or id in (
  ${checkoutsOf(email, sql`hold_id`)} union select hold_id from operator_bookings where ${isPreparedFor(email)}))`;

const isQuoteOf = (email: string): SQL => sql`lower(customer->>'email') = ${email}`;

const isAcceptanceOf = (email: string): SQL =>
  sql`id in (select id from terms_acceptances where booking_id in ${bookingsOf(email)}
    union ${checkoutsOf(email, sql`terms_acceptance_id`)}
    union select terms_acceptance_id from quotes where ${isQuoteOf(email)})`;

const reviewsOf = (email: string): SQL => sql`(select id from manual_reviews where lower(email) = ${email})`;

/** A corrected wrong address may be someone else's. */
const isCorrectionOf = (email: string): SQL =>
  sql`id in (select id from booking_corrections where booking_id in ${bookingsOf(email)} and after <> '{}'
    union select id from booking_corrections where lower(before->>'email') = ${email}
    union select id from booking_corrections where lower(after->>'email') = ${email})`;

/** A document keeps the address it was issued with, which may be someone else's. */
const isPaperOf = (email: string): SQL =>
  sql`number in (select number from issued_papers where booking_id in ${bookingsOf(email)}
    union select number from issued_papers where lower(facts->'buyer'->>'email') = ${email})`;

/** Every number they gave, including corrected ones. */
const phonesOf = (email: string): SQL => sql`(select '+1' || ${phoneDigits} from (
    select phone from bookings where lower(email) = ${email}
    union select customer->>'phone' from booking_contexts where lower(customer->>'email') = ${email}
    union select customer->>'phone' from operator_bookings where lower(customer->>'email') = ${email}
    union select customer->>'phone' from quotes where ${isQuoteOf(email)}
    union select before->>'phone' from booking_corrections where booking_id in ${bookingsOf(email)}) given
  where phone <> '')`;

/** Texts from their numbers, except those belonging to someone else's booking. */
const isTextOf = (email: string): SQL =>
  sql`id in (select id from received_texts where booking_id in ${bookingsOf(email)}
    union select id from received_texts where booking_id is null and phone in ${phonesOf(email)})`;

/** Messages to the business that contain their address or number. */
const isAboutThem = (email: string): SQL =>
  sql`topic in ('operator.alert', 'operator.alert-relay', 'mail.manual-review') and exists (
    select from (select lower(concat_ws(' ', detail, content, failure)) as words) said
    where strpos(words, ${email}) > 0 or exists (
      select from ${phonesOf(email)} as own(phone)
      where strpos(regexp_replace(words, '[^0-9]', '', 'g'), right(phone, 10)) > 0))`;

const isMessageOf = (email: string): SQL => sql`(lower(recipient) = ${email}
  or (recipient is not null and (subject in ${bookingsOf(email)} or detail->>'bookingId' in ${bookingsOf(email)}
    or subject in (select id::text from operator_bookings where ${isPreparedFor(email)})
    or subject in (select id::text from waiting_entries where lower(email) = ${email})
    or subject in (select 'text:' || id from received_texts where booking_id is null and phone in ${phonesOf(email)})))
  or subject in ${reviewsOf(email)} or (${isAboutThem(email)}))`;

/** The records with their bookings, and those these were merged into. */
const recordsOf = (email: string): SQL =>
  sql`(select unnest(array[r.id, r.root_id]) from client_visits v join client_records r on r.id = v.record_id
    where v.booking_id in ${bookingsOf(email)})`;

/** The rows about a person, as they are stored but for tokens, their hashes and what the simulators keep. */
const records = (email: string): Record<string, SQL> => {
  const theirs = bookingsOf(email);
  return {
    bookings: sql`select to_jsonb(t) - '{search,payment_ticket}'::text[] as row from bookings t where id in ${theirs}`,
    invoice_addresses: sql`select jsonb_build_object('order_no', order_no, 'invoice_email', invoice_email) as row
      from bookings where lower(invoice_email) = ${email}`,
    booking_moves: sql`select to_jsonb(t) as row from booking_moves t where booking_id in ${theirs}`,
    booking_corrections: sql`select to_jsonb(t) as row from booking_corrections t where ${isCorrectionOf(email)}`,
    booking_notes: sql`select to_jsonb(t) as row from booking_notes t where booking_id in ${theirs}`,
    visit_reports: sql`select to_jsonb(t) as row from visit_reports t where booking_id in ${theirs}`,
    kept_visits: sql`select to_jsonb(t) as row from kept_visits t where subject in ${theirs}`,
    visit_photos: sql`select to_jsonb(t) as row from visit_photos t where booking_id in ${theirs}`,
    storefront_corrections: sql`select to_jsonb(t) as row from storefront_corrections t where booking_id in ${theirs}`,
    booking_charges: sql`select to_jsonb(t) - 'token_hash' as row from booking_charges t where booking_id in ${theirs}`,
    client_records: sql`select to_jsonb(t) as row from client_records t where id in ${recordsOf(email)}`,
    client_visits: sql`select to_jsonb(t) as row from client_visits t where booking_id in ${theirs}`,
    client_notes: sql`select to_jsonb(t) as row from client_notes t where record_id in ${recordsOf(email)}`,
    consents: sql`select to_jsonb(t) as row from consents t where email in (${email}, ${sha256(email)})`,
    consent_mails: sql`select to_jsonb(t) - '{unsubscribe_hash,offer_hash}'::text[] as row from consent_mails t
      where email in (${email}, ${sha256(email)})`,
    visit_plans: sql`select to_jsonb(t) as row from visit_plans t where email = ${email}`,
    certificates: sql`select to_jsonb(t) as row from certificates t where booking_id in ${theirs}`,
    issued_papers: sql`select to_jsonb(t) as row from issued_papers t where ${isPaperOf(email)}`,
    saved_cards: sql`select to_jsonb(t) - 'sealed' as row from saved_cards t where booking_id in ${theirs}`,
    terms_acceptances: sql`select to_jsonb(t) - 'visitor_hash' as row from terms_acceptances t where ${isAcceptanceOf(email)}`,
    payment_receipts: sql`select to_jsonb(t) - '{ticket,receipt_json}'::text[] as row from payment_receipts t
      where ${isPaidBy(email, sql`payment_receipts`)}`,
    refunds: sql`select to_jsonb(t) - 'ticket' as row from refunds t where ${isPaidBy(email, sql`refunds`)}`,
    weather_notifications: sql`select to_jsonb(t) - 'response_token' as row from weather_notifications t
      where booking_id in ${theirs}`,
    messages: sql`select to_jsonb(t) as row from outbox t where ${isKept}
      and ${isMessageOf(email)}`,
    received_texts: sql`select to_jsonb(t) - 'provider_id' as row from received_texts t where ${isTextOf(email)}`,
    sms_opt_outs: sql`select to_jsonb(t) as row from sms_opt_outs t where phone in ${phonesOf(email)}`,
    manual_reviews: sql`select to_jsonb(t) - 'token_hash' as row from manual_reviews t where lower(email) = ${email}`,
    manual_review_events: sql`select to_jsonb(t) as row from manual_review_events t where review_id in ${reviewsOf(email)}`,
    area_requests: sql`select to_jsonb(t) - 'token_hash' as row from area_requests t where lower(email) = ${email}`,
    waiting_entries: sql`select to_jsonb(t) - 'token_hash' as row from waiting_entries t where lower(email) = ${email}`,
    operator_bookings: sql`select to_jsonb(t) - 'token_hash' as row from operator_bookings t
      where ${isPreparedFor(email)}`,
    price_letters: sql`select to_jsonb(t) - 'token_hash' as row from price_letters t where lower(email) = ${email}`,
    quotes: sql`select to_jsonb(t) - 'token_hash' as row from quotes t where ${isQuoteOf(email)}`,
    checkouts: sql`select to_jsonb(t) - '{visitor_hash,address_hash,ticket}'::text[] as row from booking_contexts t
      where ${isPreparedFor(email)}`,
  };
};

export async function readPerson(db: Db, email: string): Promise<PersonalRecords> {
  const found: PersonalRecords = {};
  for (const [table, statement] of Object.entries(records(email))) {
    const { rows } = await db.execute<{ row: Row }>(statement);
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** Whether a person is still needed: for an upcoming visit, or a pending payment or refund. */
export async function isInUse(db: Db, email: string, day: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from bookings b where lower(email) = ${email} and (
      (status = 'active' and appointment_date >= ${day}::date)
      or exists (select from refunds where booking_id = b.id and state <> 'done'))
    union all select from refunds where booking_id is null and state <> 'done' and ${isPaidBy(email, sql`refunds`)}
    union all select from booking_contexts where ${isPreparedFor(email)} and (state = 'open' or next_poll_at is not null)
    union all select from operator_bookings where lower(customer->>'email') = ${email}
      and booking_id is null and cancelled_at is null and expires_at >= ${day}::date
    limit 1`);
  return rows.length > 0;
}

type Cleared = { erased: Record<string, number>; bookings: { orderNo: string; visit: string }[] };

/** Deletes what is no longer needed, and clears from the bookings what the books do not need. */
export async function clearPerson(tx: Db, { email, now }: { email: string; now: Date }): Promise<Cleared> {
  const theirs = bookingsOf(email);
  const { rows: kept } = await tx.execute<{ order_no: string; visit: string }>(
    sql`select order_no, appointment_date::text as visit from bookings where id in ${theirs} order by order_no`,
  );
  // Rows found through another row are deleted before it.
  const statements: Record<string, SQL> = {
    messages: sql`update outbox set ${blankedOnRequest(outbox)},
        failure_code = case state when 'queued' then 'erased' else failure_code end,
        state = case state when 'queued' then 'dropped' else state end, settled_at = coalesce(settled_at, ${now.toISOString()})
      where state <> 'calling' and ${isKept} and ${isMessageOf(email)}`,
    received_texts: sql`delete from received_texts where ${isTextOf(email)}`,
    refunds: sql`update refunds set ${blankedOnRequest(refunds)} where ${isPaidBy(email, sql`refunds`)}`,
    calendar_holds: sql`update calendar_holds set ${blankedOnRequest(calendarHolds)} where ${isHoldOf(email)}`,
    terms_acceptances: sql`update terms_acceptances set ${blankedOnRequest(termsAcceptances)}
      where ${isAcceptanceOf(email)}`,
    checkouts: sql`delete from booking_contexts where ${isPreparedFor(email)}`,
    // What remains in the list of links names nobody.
    operator_bookings: sql`update operator_bookings set customer = null, note = null, booking_data =
        (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(booking_data)
          where key in ('appointmentDate', 'appointmentTime', 'coatingType'))
      where ${isPreparedFor(email)}`,
    price_letters: sql`delete from price_letters where lower(email) = ${email}`,
    quotes: sql`delete from quotes where ${isQuoteOf(email)}`,
    booking_viewers: sql`delete from booking_viewers where booking_id in ${theirs}`,
    storefront_corrections: sql`update storefront_corrections set ${blankedOnRequest(storefrontCorrections)}
      where reason is not null and booking_id in ${theirs}`,
    booking_charges: sql`update booking_charges set ${blankedOnRequest(bookingCharges)}
      where reason is not null and booking_id in ${theirs}`,
    invoice_addresses: sql`with former as (update booking_corrections set before = before - 'invoiceEmail', after = after - 'invoiceEmail'
        where booking_id in (select id from bookings where lower(invoice_email) = ${email}))
      update bookings set invoice_email = null where lower(invoice_email) = ${email}`,
    booking_corrections: sql`update booking_corrections set ${blankedOnRequest(bookingCorrections)} where ${isCorrectionOf(email)}`,
    booking_notes: sql`update booking_notes set ${blankedOnRequest(bookingNotes)} where words <> '' and booking_id in ${theirs}`,
    saved_cards: sql`delete from saved_cards where booking_id in ${theirs}`,
    visit_photos: sql`delete from visit_photos where booking_id in ${theirs}`,
    client_notes: sql`update client_notes set ${blankedOnRequest(clientNotes)} where words <> '' and record_id in ${recordsOf(email)}`,
    issued_papers: sql`update issued_papers set facts = jsonb_set(facts #- '{buyer,added}', '{buyer,email}', '""')
      where facts->'buyer'->>'email' <> '' and ${isPaperOf(email)}`,
    manual_review_events: sql`update manual_review_events set ${blankedOnRequest(manualReviewEvents)} where review_id in ${reviewsOf(email)}`,
    manual_reviews: sql`update manual_reviews set ${blankedOnRequest(manualReviews)}, token_hash = null
      where lower(email) = ${email}`,
    // The consent can still be proved: given the address, its hash is found.
    consent_mails: sql`update consent_mails set email = ${sha256(email)}, offer_expires_at = created_at where email = ${email}`,
    visit_plans: sql`delete from visit_plans where email = ${email}`,
    consents: sql`update consents set email = ${sha256(email)} where email = ${email}`,
    area_requests: sql`delete from area_requests where lower(email) = ${email}`,
    // The days held for them are deleted with it.
    waiting_entries: sql`delete from waiting_entries where lower(email) = ${email}`,
    bookings: sql`update bookings set ${blankedOnRequest(bookings)} where id in ${theirs}`,
  };
  const erased: Record<string, number> = {};
  for (const [table, statement] of Object.entries(statements))
    erased[table] = (await tx.execute(statement)).rowCount ?? 0;
  return { erased, bookings: kept.map(({ order_no: orderNo, visit }) => ({ orderNo, visit })) };
}
