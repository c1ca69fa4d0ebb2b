import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { linkVisits } from '#server/modules/clients/link.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { book, countRows, later, mondayMorning, openTestApp, startPaying } from '#tests/builders/test-app.ts';
import { erasePersonalData, exportPersonalData } from './person.ts';
import { purgeAll } from './purge.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const by = 'owner-1';
const days = ['2025-10-09', '2025-10-14', '2025-10-21'];
let next = 0;

/** A customer with a booking, its messages and its note. */
async function customer(email: string) {
  const { orderNo } = await book(testApp, {
    booking: { appointmentDate: days[next++] ?? '' },
    customer: { email, phone: `514-555-010${next}` },
  });
  await sendMessages(testApp.deps);
  await testApp.pool.query(
    `insert into booking_notes (booking_id, administrator_id, words, created_at)
     select id, 'owner-1', 'Rings twice', created_at from bookings where order_no = $1`,
    [orderNo],
  );
  await testApp.pool.query(
    `insert into booking_corrections (booking_id, administrator_id, before, after, created_at)
     select id, 'owner-1', '{"email": "wrong@example.com"}', jsonb_build_object('email', email), created_at
     from bookings where order_no = $1`,
    [orderNo],
  );
  await testApp.pool.query(
    `insert into received_texts (provider_id, phone, body, booking_id, received_at)
     select 'SM' || order_no, '+1' || replace(phone, '-', ''), 'The code is 4711', id, created_at
     from bookings where order_no = $1`,
    [orderNo],
  );
  await linkVisits(testApp.deps);
  await testApp.pool.query(
    `insert into client_notes (record_id, administrator_id, words, created_at)
     select record_id, 'owner-1', 'Prefers mornings', booked_at from client_visits v
     join bookings b on b.id = v.booking_id where order_no = $1`,
    [orderNo],
  );
  return orderNo;
}

describe('a person', () => {
  it('is given everything on record about them, without a token, and the audit log names nobody', async () => {
    const orderNo = await customer('Camille@example.com');
    const records = await exportPersonalData(testApp.deps, { email: 'camille@EXAMPLE.com', by });
    expect(records.bookings).toEqual([expect.objectContaining({ order_no: orderNo, email: 'Camille@example.com' })]);
    expect(Object.keys(records)).toEqual(
      expect.arrayContaining([
        'booking_corrections',
        'booking_notes',
        'issued_papers',
        'received_texts',
        'client_records',
        'client_visits',
        'client_notes',
        'terms_acceptances',
        'payment_receipts',
        'messages',
      ]),
    );
    const text = JSON.stringify(records);
    expect(text).not.toMatch(/token|visitor_hash|receipt_json|"ticket"/);
    expect(await exportPersonalData(testApp.deps, { email: 'nobody@example.com', by })).toEqual({});
    const { rows } = await testApp.pool.query(
      `select subject, before, after from audit_log where action = 'personal-data.exported'`,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('is not erased while a visit is to come, and afterwards but for what the books must keep', async () => {
    const email = 'laurence@example.com';
    const orderNo = await customer(email);
    expect(await erasePersonalData(testApp.deps, { email, by })).toEqual({ refused: 'PERSONAL_DATA_IN_USE' });
    expect(await countRows(testApp, 'bookings', `email = '${email}'`)).toBe(1);
    await testApp.pool.query(
      `insert into received_texts (provider_id, phone, body, received_at)
       select 'SM-late', '+1' || replace(phone, '-', ''), 'Much later', now() from bookings where order_no = $1
       union all select 'SM-other', '+15145550111', 'A stranger', now()`,
      [orderNo],
    );
    later(testApp, 20 * 24 * 60);
    expect(await erasePersonalData(testApp.deps, { email, by })).toMatchObject({
      erased: {
        bookings: 1,
        booking_corrections: 1,
        booking_notes: 1,
        issued_papers: 1,
        client_notes: 1,
        received_texts: 2,
      },
      kept: [{ orderNo, untilYear: 2031 }],
    });
    const { consents, ...others } = await exportPersonalData(testApp.deps, { email, by });
    expect(others).toEqual({});
    expect(consents, 'that texts were agreed to can still be proved').toMatchObject([
      { purpose: 'texts', given: true },
      { purpose: 'texts', given: false, page: 'erasure' },
    ]);
    expect(JSON.stringify(consents)).not.toContain('@');
    const { rows } = await testApp.pool.query('select * from bookings where order_no = $1', [orderNo]);
    expect(rows[0]).toMatchObject({
      email: '',
      phone: '',
      contact_name: expect.stringMatching(/./),
      total: expect.any(Number),
    });
    expect(await countRows(testApp, 'outbox', `recipient = '${email}' or content::text like '%${email}%'`)).toBe(0);
    expect(await countRows(testApp, 'booking_notes', `words = 'Rings twice'`)).toBe(1);
    expect(await countRows(testApp, 'received_texts', `body in ('The code is 4711', 'A stranger')`)).toBe(2);
    expect(await countRows(testApp, 'client_notes', `words = 'Prefers mornings'`)).toBe(1);
  });

  it('who paid and was not booked is found by the payment, and erased once the money is back', async () => {
    const email = 'hugo@example.com';
    const paying = await startPaying(testApp, {
      booking: { appointmentDate: '2025-10-16' },
      customer: { email: 'Hugo@example.com', phone: '514-555-0177' },
    });
    const erase = () => erasePersonalData(testApp.deps, { email, by });
    expect(await erase(), 'a card form is open').toEqual({ refused: 'PERSONAL_DATA_IN_USE' });
    testApp.cards.approve(paying.ticket, { amount: 4 });
    expect(await paying.submit()).toEqual({ refused: 'PAID_NOT_BOOKED' });
    later(testApp, 2 * 24 * 60);
    await purgeAll(testApp.deps);
    expect(await countRows(testApp, 'booking_contexts', `order_no = '${paying.orderNo}'`)).toBe(0);
    expect(await exportPersonalData(testApp.deps, { email, by })).toMatchObject({
      refunds: [{ order_no: paying.orderNo, recipient: { email: 'Hugo@example.com' } }],
      payment_receipts: [{ order_no: paying.orderNo, amount: 4 }],
      messages: [{ topic: 'mail.paid-not-booked' }],
    });
    expect(await erase(), 'the refund is under way').toEqual({ refused: 'PERSONAL_DATA_IN_USE' });
    await sendRefunds(testApp.deps);
    await sendMessages(testApp.deps);
    expect(await erase()).toMatchObject({ erased: { refunds: 1, messages: 2 }, kept: [] });
    expect(await exportPersonalData(testApp.deps, { email, by })).toEqual({});
    expect(await countRows(testApp, 'refunds', `order_no = '${paying.orderNo}' and recipient is null`)).toBe(1);
  });

  it('of a wrong address that was corrected twice is found in both corrections, and keeps what is another’s', async () => {
    const orderNo = await customer('eve@example.com');
    await testApp.pool.query(
      `insert into booking_corrections (booking_id, administrator_id, before, after, created_at)
       select id, 'owner-1', '{"email": "eve@example.com"}'::jsonb, '{"email": "typo@example.com"}'::jsonb, created_at from bookings where order_no = $1
       union all
       select id, 'owner-1', '{"email": "typo@example.com"}', '{"email": "eve@example.com"}', created_at from bookings where order_no = $1`,
      [orderNo],
    );
    const typo = { email: 'typo@example.com', by };
    expect((await exportPersonalData(testApp.deps, typo)).booking_corrections).toHaveLength(2);
    expect(await erasePersonalData(testApp.deps, typo)).toMatchObject({ erased: { booking_corrections: 2 } });
    expect(await countRows(testApp, 'booking_corrections', `before::text || after::text like '%typo@%'`)).toBe(0);
    expect(await countRows(testApp, 'bookings', `order_no = '${orderNo}' and email = 'eve@example.com'`)).toBe(1);
  });
});
