import { linkVisits } from '#server/modules/clients/link.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { personalColumns } from '#server/modules/retention/columns.ts';
import { aCustomer, book, type TestApp } from '../test-app.ts';

export const email = 'camille.mark@example.com';
export const phone = '514-555-0187';
/** What a column holds of the person, and nothing else does. */
export const markOf = (table: string, column: string): string => `mark-${table}-${column}`.replaceAll('_', '-');
/** Everything that the person can be known by. */
export const marks = `(mark-[a-z-]+|${email.replaceAll('.', '[.]')}|514\\D{0,4}555\\D{0,2}0187)`;

/** Somebody of whom every personal column says something: with a booking that is over, and with a payment that became none. */
export async function everywhere(testApp: TestApp): Promise<void> {
  const customer = aCustomer({ email: 'Camille.Mark@example.com', phone });
  const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-09' }, customer });
  await sendMessages(testApp.deps);
  await linkVisits(testApp.deps);
  const run = (statement: string, values: unknown[] = []) => testApp.pool.query(statement, values);
  const { rows } = await run(
    `select b.id, record_id from bookings b join client_visits v on v.booking_id = b.id where order_no = $1`,
    [orderNo],
  );
  const booking = { booking_id: rows[0].id, administrator_id: 'owner-1' };
  const created_at = testApp.time.now;
  const m = markOf;

  const insert = (table: string, row: Record<string, unknown>) =>
    run(
      `insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    );
  const ofBooking = Object.keys(personalColumns.bookings ?? {}).filter(
    (column) => !['email', 'phone', 'search'].includes(column),
  );
  await run(
    `update bookings set ${ofBooking.map((column) => `${column} = '${m('bookings', column)}'`)} where id = $1`,
    [booking.booking_id],
  );
  await insert('saved_cards', {
    booking_id: rows[0].id,
    ...{ store: 'qa', brand: 'visa', sealed: '', created_at },
    ...Object.fromEntries(['last4', 'expires'].map((column) => [column, m('saved_cards', column)])),
  });
  const wrong = { phone: '514-555-0199', words: m('booking_corrections', 'before') };
  await insert('booking_corrections', {
    ...booking,
    before: wrong,
    after: { email, words: m('booking_corrections', 'after') },
    created_at,
  });
  await insert('booking_notes', { ...booking, words: m('booking_notes', 'words'), created_at });
  await run('delete from booking_viewers');
  await insert('booking_viewers', {
    booking_id: booking.booking_id,
    visitor_hash: m('booking_viewers', 'visitor_hash'),
  });
  await insert('client_notes', {
    record_id: rows[0].record_id,
    administrator_id: 'owner-1',
    words: m('client_notes', 'words'),
    created_at,
  });
  const size = { from_size: 'little-storefront', to_size: 'mid-storefront', to_layout: 'layout1' };
  const sums = { base: 1, gst: 0, qst: 0, total: 1 };
  await insert('storefront_corrections', {
    ...booking,
    ...size,
    ...sums,
    charged: 0,
    settlement: 'leave',
    reason: m('storefront_corrections', 'reason'),
    created_at,
  });
  await insert('booking_charges', {
    id: '7d2f8c5a-9e3f-4a4b-8c0d-2e3f4a5b6c7d',
    ...{ ...booking, way: 'cash', base: 1, gst: 0, qst: 0, total: 1 },
    reason: m('booking_charges', 'reason'),
    created_at,
  });
  await run(`update terms_acceptances set ip_address = $1, user_agent = $2, visitor_hash = $3 where booking_id = $4`, [
    m('terms_acceptances', 'ip_address'),
    m('terms_acceptances', 'user_agent'),
    m('terms_acceptances', 'visitor_hash'),
    booking.booking_id,
  ]);
  const consent = { email, booking_id: booking.booking_id, created_at };
  await insert('consents', {
    ...consent,
    purpose: 'season',
    given: true,
    page: 'booking',
    text_version: '1',
    consent_text: 'Yes',
    language: 'en',
  });
  await insert('consent_mails', {
    id: '00000000-0000-4000-8000-000000000003',
    ...consent,
    purpose: 'rating',
    unsubscribe_hash: 'u',
  });
  await insert('visit_plans', {
    id: '00000000-0000-4000-8000-000000000004',
    email,
    booking_id: booking.booking_id,
    visits: 2,
    created_at,
  });
  await insert('sms_opt_outs', { phone: '+15145550187', reason: 'STOP', created_at });
  await insert('received_texts', {
    provider_id: 'SM1',
    phone: '+15145550187',
    body: m('received_texts', 'body'),
    received_at: created_at,
  });
  const review = ['company_name', 'company_address', 'details'].map((column) => [column, m('manual_reviews', column)]);
  await insert('manual_reviews', {
    id: 'review',
    ...Object.fromEntries(review),
    email: 'CAMILLE.mark@example.com',
    language: 'fr',
    status: 'declined',
    created_at,
  });
  await insert('manual_review_events', {
    review_id: 'review',
    kind: 'note',
    words: m('manual_review_events', 'words'),
    administrator_id: 'owner-1',
    created_at,
  });
  const from = { ip_address: m('area_requests', 'ip_address'), user_agent: m('area_requests', 'user_agent') };
  await insert('area_requests', {
    id: '00000000-0000-4000-8000-000000000001',
    email,
    area: 'H9X',
    language: 'fr',
    token_hash: 'a',
    consent_text: 'Yes',
    ...from,
    created_at,
  });

  await insert('waiting_entries', {
    id: '00000000-0000-4000-8000-000000000005',
    email,
    phone: m('waiting_entries', 'phone'),
    language: 'fr',
    from_date: '2025-10-14',
    to_date: '2025-10-16',
    draft: '{}',
    token_hash: 'w',
    consent_text: 'Yes',
    ip_address: m('waiting_entries', 'ip_address'),
    user_agent: m('waiting_entries', 'user_agent'),
    created_at,
  });

  await insert('price_letters', {
    ...{ id: '00000000-0000-4000-8000-000000000006', email, language: 'fr', draft: '{}', ...sums, token_hash: 'p' },
    ...{ company_name: m('price_letters', 'company_name'), consent_text: 'Yes' },
    ip_address: m('price_letters', 'ip_address'),
    user_agent: m('price_letters', 'user_agent'),
    ...{ created_at, expires_at: created_at },
  });

  // What became no booking.
  const who = (words: string) => JSON.stringify({ ...customer, words });
  const hold = await run(
    `insert into calendar_holds (hold_type, proposed_date, proposed_time, status, expires_at, visitor_hash, address_hash, network_hashes,
       created_at)
     values ('checkout', '2025-10-14', '9:00 AM', 'expired', $1, $2, $3, array[$4], $1) returning id`,
    [created_at, ...['visitor_hash', 'address_hash', 'network_hashes'].map((name) => m('calendar_holds', name))],
  );
  const accepted = await run(
    `insert into terms_acceptances (visitor_hash, accepted_at, language, text_hash, ip_address) values ('v', $1, 'en', 'h', 'mark-untied') returning id`,
    [created_at],
  );
  const link = {
    id: '00000000-0000-4000-8000-000000000002',
    administrator_id: 'owner-1',
    way: 'link',
    channel: 'sms',
    token_hash: 't',
  };
  const choice = (words: string) => JSON.stringify({ words });
  await insert('operator_bookings', {
    ...link,
    language: 'fr',
    booking_data: choice(m('operator_bookings', 'booking_data')),
    customer: who(m('operator_bookings', 'customer')),
    note: m('operator_bookings', 'note'),
    ...sums,
    listed_base: 1,
    created_at,
    expires_at: created_at,
    cancelled_at: created_at,
  });
  await insert('quotes', {
    ...{ id: '00000000-0000-4000-8000-000000000003', administrator_id: 'owner-1', language: 'fr', token_hash: 'q' },
    customer: who(m('quotes', 'customer')),
    words: m('quotes', 'words'),
    storefronts: JSON.stringify([{ address: m('quotes', 'storefronts') }]),
    ...{ created_at, expires_at: created_at },
  });
  const paid = {
    order_no: 'HC-20251001-090000',
    visitor_hash: m('booking_contexts', 'visitor_hash'),
    address_hash: m('booking_contexts', 'address_hash'),
    language: 'en',
    hold_id: hold.rows[0].id,
    terms_acceptance_id: accepted.rows[0].id,
  };
  await insert('booking_contexts', {
    ...paid,
    booking_data: choice(m('booking_contexts', 'booking_data')),
    customer: who(m('booking_contexts', 'customer')),
    ...sums,
    state: 'refused',
    operator_booking_id: link.id,
    created_at,
    expires_at: created_at,
  });
  const back = {
    order_no: paid.order_no,
    ticket: 'paid-ticket',
    gateway_order_no: paid.order_no,
    transaction_no: '1',
    amount: 1,
    paid_at: created_at,
    due_at: created_at,
    created_at,
  };
  const words = { customer_note: m('refunds', 'customer_note'), settlement_reason: m('refunds', 'settlement_reason') };
  const recipient = { email, contactName: m('refunds', 'recipient'), language: 'en' };
  await insert('refunds', { reason: 'not-booked', ...back, ...words, recipient, state: 'done', done_at: created_at });
  await insert('payment_receipts', {
    order_no: paid.order_no,
    ticket: 'paid-ticket',
    transaction_no: '1',
    approval_code: '',
    amount: 1,
    response_code: '027',
    message: 'APPROVED',
    receipt_json: {},
    created_at,
  });

  // Messages to them, to the business about them, and one that has not left.
  const said = {
    content: { text: m('outbox', 'content') },
    detail: { words: m('outbox', 'detail') },
    failure: m('outbox', 'failure'),
  };
  const message = { ...said, state: 'done', due_at: created_at, settled_at: created_at, created_at };
  await insert('outbox', {
    ...message,
    topic: 'mail.refund',
    subject: 'HC-20251001-090000:not-booked',
    recipient: email,
  });
  await insert('outbox', { ...message, topic: 'sms.payment-link', subject: link.id, recipient: '+15145550187' });
  await insert('outbox', { ...message, topic: 'mail.manual-review', subject: 'review', recipient: 'care@example.com' });
  const toCall = { contactName: m('outbox', 'detail'), phone: '514 555-0187' };
  await insert('outbox', {
    ...message,
    topic: 'operator.alert',
    subject: `payment-link:${link.id}`,
    detail: toCall,
    recipient: null,
  });
  await insert('outbox', {
    ...message,
    topic: 'operator.alert',
    subject: 'message:1',
    content: { text: `Not delivered to ${email}` },
  });
  await insert('outbox', {
    ...message,
    topic: 'mail.rating-request',
    subject: booking.booking_id,
    recipient: email,
    state: 'queued',
    settled_at: null,
  });
}
