import { servedAreas } from '#business/area.ts';
import type { Filled } from './fill.ts';

const areas = [...servedAreas].map((area) => `'${area}'`).join(', ');

/** Every so many bookings has something; the numbers have no common factor, so that troubles do not fall on the same ones. */
const every = { cancelled: 25, partial: 47, moved: 31, proposed: 29, noted: 19, audited: 11, resent: 211 };

/**
 * Numbered from the oldest to the newest, one at a time over ten years. Each third is of a new customer; what the books no
 * longer need of a customer after six years is gone. Something is open about a few hundred of the newest.
 */
export function fillStatements({ count, now }: Filled): string[] {
  const at = `timestamptz '${now.toISOString()}'`;
  const age = (days: number) => `b.created_at > ${at} - interval '${days} days'`;
  const isIn = (number: number, remainder = 0) => `b.n % ${number} = ${remainder}`;
  /** Up to this one nothing is open any more. */
  const settled = count - Math.min(500, Math.round(count / 10));
  const among = `from filled b`;
  return [
    `create temporary table filled as
     select n, 'bk_' || begun || substr(md5('b' || n), 1, 20) as id, begun, 'HC-' || to_char(created, 'YYYYMMDD') || '-' || lpad(n::text, 7, '0') as order_no,
       date_trunc('milliseconds', created) as created_at,
       (created at time zone 'America/Toronto')::date + 2 + (n * 7919 % 26)::int as visit,
       'tk_' || md5('t' || n) as ticket, 1 + n / 3 as customer,
       (array['essential', 'complete', 'complete', 'refresh', 'platinum'])[1 + n % 5] as service,
       (array[100000, 181500, 181500, 45000, 500000])[1 + n % 5] as base,
       n % ${every.cancelled} = 0 as cancelled
     from (select n, created, lpad(to_hex((extract(epoch from created) * 1000)::bigint), 12, '0') as begun
       from generate_series(1, ${count}::bigint) as n,
         lateral (select ${at} - (${count} - n) * (interval '3652 days' / ${count}) - interval '1 minute' as created) as begun_at
     ) as made`,
    'analyze filled',
    `insert into bookings (id, order_no, reference, client_id, language, postal_code, storefront_size, glass_coverage, selected_layout,
       feeling, aesthetic, purpose, appointment_date, appointment_time, coating_type, business_name, contact_name, email, phone,
       address, billing_street, billing_city, billing_province, billing_postal_code, base, gst, qst, total, payment_status,
       payment_verified_at, payment_method, payment_ticket, status, cancelled_at, refund_status, refund_processed_at,
       sync_status, calendar_sequence, version, created_at)
     select id, order_no, 'BK-' || upper(lpad(to_hex(n), 6, '0')), 'HC' || lpad(n::text, 4, '0'), case when n % 5 < 3 then 'fr' else 'en' end,
       (array[${areas}])[1 + n % ${servedAreas.size}] || ' ' || n % 9 || chr(65 + (n % 26)::int) || n % 7,
       (array['little-storefront', 'mid-storefront', 'grand-storefront'])[1 + n % 3], 'minimal', 'layout1',
       case when kept then 'impressed' end, case when kept then 'curated' end, case when kept then 'photographed' end,
       visit, (array['9:00 AM', '11:00 AM', '1:00 PM'])[1 + n % 3], service,
       case when kept then 'Boutique ' || substr(md5('n' || customer), 1, 8) else '' end,
       case when kept then 'Client ' || substr(md5('c' || customer), 1, 8) else '' end,
       case when kept then 'client' || customer || '@example.com' else '' end,
       case when kept then '514 555-' || lpad((customer % 10000)::text, 4, '0') else '' end,
       case when kept then customer || ', rue Exemple' else '' end, case when kept then customer || ', rue Exemple' else '' end,
       'Montréal', 'QC', case when kept then 'H2Y ' || customer % 9 || chr(65 + (customer % 26)::int) || customer % 7 else '' end,
       base, base / 20, round(base * 0.09975)::int, base + base / 20 + round(base * 0.09975)::int,
       case when cancelled and n <= ${settled} then 'refunded' else 'paid' end, created_at, 'card', ticket,
       case when cancelled then 'cancelled' when visit < ${at}::date then 'completed' else 'active' end,
       case when cancelled then created_at + interval '1 day' end,
       case when cancelled then case when n > ${settled} then 'review' else 'refunded' end end,
       case when cancelled and n <= ${settled} then created_at + interval '2 days' end,
       case when n > ${settled} and n % 60 = 1 then 'failed' when n > ${count} - 5 then 'pending' else 'synced' end,
       0, 0, created_at
     from (select *, visit >= date_trunc('year', ${at} - interval '6 years')::date as kept from filled) as b order by n`,
    `insert into day_claims (service_date, crew, booking_id)
     select visit, row_number() over (partition by visit order by n), id ${among} where not cancelled`,
    `insert into payment_receipts (order_no, booking_id, ticket, store, transaction_no, approval_code, amount, response_code,
       message, receipt_json, payment_verified, created_at)
     select b.order_no, b.id, b.ticket, 'qa:bench', n || '-0_25', lpad((n % 1000000)::text, 6, '0'), k.total, '027',
       'APPROVED * =', jsonb_build_object('response_code', '027', 'order_no', b.order_no, 'first6last4', '4242***4242'), true,
       b.created_at ${among} join bookings k using (id) order by n`,
    `insert into payment_events (order_no, ticket, event_type, status, amount, booking_id, created_at)
     select b.order_no, b.ticket, type, 'processed', k.total, b.id, b.created_at
     ${among} join bookings k using (id), unnest(array['ticket.opened', 'receipt.approved', 'payment.booked']) as type order by n`,
    `insert into outbox (topic, subject, dedupe_key, recipient, language, detail, state, attempts, due_at, settled_at,
       provider_id, content, created_at)
     select topic, b.id, '', case when recent then case when topic like 'mail%' then 'client' || customer || '@example.com'
         else '+15145550100' end end, 'fr', case when recent and topic like 'sms%' then '{"date": "2025-01-01"}'::jsonb end,
       case when b.visit > ${at}::date and topic like 'sms%' then 'queued'
         when topic = 'mail.confirmation' and n % ${every.resent} = 0 then 'failed' else 'done' end,
       1, due, case when due < ${at} then due end, md5(topic || n),
       case when recent and topic = 'mail.confirmation' then '{"subject": "Confirmation", "text": "Bonjour"}'::jsonb end, b.created_at
     from (select *, ${age(90)} as recent ${among}) as b
     cross join lateral (values ('mail.confirmation', created_at), ('accounting.booking', created_at),
       ('sms.service-reminder', visit - interval '7 hours'), ('sms.aftercare', visit + interval '18 hours'),
       ('sms.follow-up', visit + interval '34 hours')) as message (topic, due) order by n`,
    // What failed was sent again, but for the newest; the operator was alerted of each.
    `insert into outbox (topic, subject, dedupe_key, resend_of, state, due_at, settled_at, created_at)
     select o.topic, o.subject, 'resend-1', o.id, 'done', o.due_at, o.due_at, o.created_at
     from outbox o where o.state = 'failed' and o.created_at < ${at} - interval '2 days'`,
    `insert into outbox (topic, subject, message_id, order_no, detail, state, due_at, settled_at, created_at)
     select 'operator.alert', 'message:' || o.id, o.id, b.order_no, case when ${age(90)} then jsonb_build_object('orderNo', b.order_no) end,
       'done', o.due_at, o.due_at, o.created_at
     from outbox o join filled b on b.id = o.subject where o.state = 'failed'`,
    `insert into secret_links (id, booking_id, purpose, token_hash, created_at, expires_at)
     select (b.begun || substr(md5(purpose || n), 1, 20))::uuid, b.id, purpose, md5('l' || purpose || n), b.created_at, b.visit + interval '1 year'
     ${among}, unnest(array['cancel', 'order']) as purpose order by n`,
    `insert into terms_acceptances (booking_id, visitor_hash, accepted_at, language, text_hash)
     select id, md5('v' || n), created_at, 'fr', 'hash' ${among} order by n`,
    `insert into booking_viewers (booking_id, visitor_hash) select id, md5('v' || n) ${among} where ${age(6 * 365)}`,
    `insert into accounting_records (booking_id, done, updated_at)
     select id, '{"customer": "1", "invoice": "2", "payment": "3"}', created_at ${among}`,
    `insert into calendar_holds (hold_type, proposed_date, proposed_time, status, expires_at, visitor_hash, address_hash, service,
       booking_id, created_at)
     select 'checkout', visit, '9:00 AM', 'used', created_at, md5('v' || n), md5('a' || n), service, id, created_at
     ${among} where ${age(30)}`,
    `insert into refunds (reason, part_no, order_no, ticket, booking_id, gateway_order_no, transaction_no, amount, base, gst, qst,
       credit_no, paid_at, state, method, attempts, due_at, refund_transaction_no, created_at, done_at)
     select case when b.cancelled then 'cancellation' else 'partial' end, case when b.cancelled then '' else '1' end,
       b.order_no, b.ticket, b.id, b.order_no, n || '-0_25', case when b.cancelled then k.total else 10000 end,
       case when b.cancelled then k.base else 8698 end, case when b.cancelled then k.gst else 435 end,
       case when b.cancelled then k.qst else 867 end, 1, b.created_at, 'done', 'refund', 1, b.created_at, n || '-1_25', b.created_at + interval '1 day', b.created_at + interval '2 days'
     ${among} join bookings k using (id)
     where (b.cancelled or ${isIn(every.partial)}) and n <= ${settled} order by n`,
    `insert into payment_events (order_no, ticket, event_type, status, failure_reason, amount, booking_id, created_at)
     select order_no, ticket, type, 'processed', case when type = 'refund.requested' then trim(reason || ' ' || part_no) end,
       amount, booking_id, done_at
     from refunds, unnest(array['refund.requested', 'refund.asked', 'refund.approved']) as type order by refunds.id`,
    `insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
     select id, (array['customer', 'weather', 'operator'])[1 + n % 3], visit - 1, '9:00 AM', visit, '9:00 AM', created_at
     ${among} where ${isIn(every.moved)} order by n`,
    `insert into weather_judgements (booking_id, forecast_date, source, figures, suitable, reasons, judged_at)
     select id, visit, 'bench', '{}', not ${isIn(every.proposed)}, '[]', visit - interval '6 hours'
     ${among} where ${age(365)} and visit <= ${at}::date + 1 order by n`,
    `insert into weather_notifications (booking_id, judgement_id, weather_judgment, weather_date, proposed_new_date, response_token,
       state, answer_by, client_response, created_at)
     select booking_id, j.id, 'rain', forecast_date, forecast_date + 3, md5('w' || j.id), 'closed', judged_at,
       case when j.id % 3 > 0 then 'accept' end, judged_at
     from weather_judgements j where not suitable and judged_at < ${at} - interval '1 day'`,
    `insert into booking_notes (booking_id, administrator_id, words, created_at)
     select id, 'nobody', 'Sonner deux fois', created_at ${among} where ${isIn(every.noted)} order by n`,
    `insert into visit_reports (id, booking_id, administrator_id, kind, visit_date, pressed_at, received_at)
     select md5('v' || kind || n)::uuid, id, 'nobody', kind, visit, visit + interval '14 hours', visit + interval '14 hours'
     ${among}, unnest(array['on-my-way', 'arrived', 'done']) as kind where not cancelled and n <= ${settled} order by n`,
    `insert into visit_photos (id, booking_id, administrator_id, kind, visit_date, taken_at, received_at, bytes, width, height)
     select md5('p' || kind || n)::uuid, id, 'nobody', kind, visit, visit + interval '14 hours', visit + interval '14 hours',
       300000, 1600, 1200
     ${among}, unnest(array['before', 'after']) as kind where not cancelled and n <= ${settled} order by n`,
    `insert into client_records (id, root_id, created_at)
     select md5('c' || customer)::uuid, md5('c' || customer)::uuid, min(created_at) ${among} group by customer`,
    `insert into client_visits (booking_id, record_id, booked_at)
     select id, md5('c' || customer)::uuid, created_at ${among} order by n`,
    `insert into client_notes (record_id, administrator_id, words, created_at)
     select md5('c' || customer)::uuid, 'nobody', 'Le matin', created_at ${among} where ${isIn(every.noted)} order by n`,
    `insert into booking_corrections (booking_id, administrator_id, before, after, created_at)
     select id, 'nobody', '{"phone": "514-555-0100"}', '{"phone": "514-555-0101"}', created_at
     ${among} where ${isIn(every.noted)} order by n`,
    `insert into received_texts (provider_id, phone, body, booking_id, received_at, settled_at, outcome)
     select md5('t' || n), '+15145550100', 'Merci', id, created_at, created_at, 'read' ${among} where ${isIn(every.noted)} order by n`,
    `insert into consents (email, purpose, given, booking_id, page, text_version, consent_text, language, created_at)
     select 'client' || customer || '@example.com', purpose, true, id, 'booking', '2025-10-01', 'oui', 'fr', created_at
     ${among}, unnest(array['season', 'rating']) as purpose where ${isIn(3)} order by n`,
    `insert into consent_mails (id, purpose, booking_id, email, unsubscribe_hash, created_at)
     select md5('cm' || n)::uuid, 'rating', id, 'client' || customer || '@example.com', md5('u' || n), created_at
     ${among} where ${isIn(3)} order by n`,
    `insert into visit_plans (id, email, booking_id, visits, created_at, ended_at)
     select distinct on (customer) md5('vp' || customer)::uuid, 'client' || customer || '@example.com', id, 1 + customer % 4,
       created_at, case when customer % 2 = 0 then created_at end ${among} where ${isIn(3)} order by customer, n`,
    `insert into storefront_corrections (booking_id, administrator_id, from_size, from_layout, to_size, to_layout, base, gst, qst,
       total, charged, settlement, created_at)
     select id, 'nobody', k.storefront_size, 'layout3', k.storefront_size, 'layout4', k.base, k.gst, k.qst, k.total, k.total, 'none',
       b.created_at ${among} join bookings k using (id) where ${isIn(every.noted)} order by n`,
    `insert into audit_log (administrator_id, action, subject, created_at)
     select 'nobody', (array['booking.noted', 'booking.moved', 'booking.outcome'])[1 + n % 3], id, created_at
     ${among} where ${isIn(every.audited)} order by n`,
    `insert into manual_reviews (id, company_name, company_address, email, language, status, created_at)
     select 'mr_' || n, '', '', '', 'fr', case when n > ${settled} then 'open' else 'declined' end, created_at
     ${among} where ${isIn(53)}`,
    `insert into area_requests (id, email, area, language, state, token_hash, consent_text, ip_address, user_agent, created_at)
     select md5('ar' || n)::uuid, '', 'H1X', 'fr', 'told', md5('h' || n), 'oui', '', '', created_at ${among} where ${isIn(101)}`,
    `insert into funnel_counts (day, step, language, count)
     select day::date, step, language, 40
     from generate_series(${at} - interval '3652 days', ${at}, '1 day') as day, unnest(array['en', 'fr']) as language,
       unnest(array['landing', 'postal-code', 'size', 'layout', 'questions', 'aligned', 'appointment', 'terms', 'payment',
         'out-of-area', 'too-big', 'not-aligned', 'review', 'away:H1X', 'away:H2J']) as step`,
    `insert into stale_days (at) select distinct date_trunc('hour', created_at) from filled
     union select date_trunc('hour', done_at) from refunds
     union select date_trunc('hour', created_at) from weather_notifications`,
    'drop table filled',
  ];
}
