import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { bookYears, retention } from '#business/retention.ts';
import { defaultContact } from '#business/settings.ts';
import { findBookingById } from '#server/modules/bookings/queries/bookings.ts';
import { linkVisits } from '#server/modules/clients/link.ts';
import { invoiceFacts } from '#server/modules/documents/invoice/facts.ts';
import { insertPaper } from '#server/modules/documents/queries.ts';
import { sendMessages } from '#server/modules/messages/send.ts';
import { sold } from '#tests/builders/bookings/sold.ts';
import { book, countRows, later, mondayMorning, openTestApp, startPaying } from '#tests/builders/test-app.ts';
import { personalColumns } from './columns.ts';
import { purgeAll } from './purge.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());
beforeEach(() => {
  testApp.time.now = mondayMorning;
});

const afterDays = (days: number) => later(testApp, days * 24 * 60);
const rowsOf = async (text: string) => (await testApp.pool.query(text)).rows;

async function invoiced(id: string) {
  const booking = await findBookingById(testApp.db, id);
  if (!booking) throw new Error(`no booking ${id}`);
  const facts = invoiceFacts(booking, null, defaultContact);
  await insertPaper(testApp.db, { number: facts.number, bookingId: id, kind: 'invoice', facts, issuedAt: new Date() });
  return booking;
}

describe('what is kept about people is forgotten in time', () => {
  it('the words and the address of a message, when nobody will ask for it any more', async () => {
    const { orderNo } = await book(testApp, { booking: { appointmentDate: '2025-10-09' } });
    await sendMessages(testApp.deps);
    await testApp.pool.query(
      `insert into received_texts (provider_id, phone, body, received_at) values ('SM1', '+15145550100', 'Merci', $1)`,
      [testApp.time.now],
    );
    const sent = `topic = 'mail.confirmation' and content is not null and recipient is not null`;
    expect(await countRows(testApp, 'outbox', sent)).toBe(1);
    afterDays(retention.messages.days - 1);
    await purgeAll(testApp.deps);
    expect(await countRows(testApp, 'outbox', sent)).toBe(1);
    expect(await countRows(testApp, 'received_texts')).toBe(1);
    afterDays(2);
    expect(await purgeAll(testApp.deps)).toMatchObject({ messages: expect.any(Number), receivedTexts: 1 });
    expect(await countRows(testApp, 'outbox', sent)).toBe(0);
    const [message] = await rowsOf(
      `select state, recipient, detail, content from outbox where topic = 'mail.confirmation'`,
    );
    expect(message).toEqual({ state: 'done', recipient: null, detail: null, content: null });
    expect(await countRows(testApp, 'bookings', `order_no = '${orderNo}' and email <> ''`)).toBe(1);
  });

  it('terms that were accepted without a booking, and the hold of a checkout that came to nothing', async () => {
    await startPaying(testApp, { booking: { appointmentDate: '2025-10-14' } });
    await testApp.pool.query(
      `update booking_contexts set state = 'abandoned', ended_at = $1, next_poll_at = null where state = 'open'`,
      [testApp.time.now],
    );
    await testApp.pool.query(
      `with freed as (delete from day_claims where hold_id is not null) update calendar_holds set status = 'expired'
       where status = 'active'`,
    );
    const untied = () => countRows(testApp, 'terms_acceptances', 'booking_id is null');
    expect(await untied()).toBe(1);
    afterDays(retention.checkouts.days + 1);
    expect(await purgeAll(testApp.deps)).toMatchObject({ checkouts: 1, untiedAcceptances: 0, holds: 0 });
    afterDays(retention.untiedAcceptances.days);
    expect(await purgeAll(testApp.deps)).toMatchObject({ untiedAcceptances: 1, holds: 1 });
    expect(await untied()).toBe(0);
    expect(await countRows(testApp, 'terms_acceptances', 'booking_id is not null')).toBeGreaterThan(0);
  });

  it('a customer, six years after the tax year of the visit; sums and days stay for the books', async () => {
    const id = await sold(testApp, { at: '2025-10-01T14:00:00Z', visit: '2025-10-09' });
    await testApp.pool.query(
      `insert into booking_notes (booking_id, administrator_id, words, created_at) values ($1, 'a', 'Ring twice', now())`,
      [id],
    );
    await testApp.pool.query(
      `insert into booking_corrections (booking_id, administrator_id, before, after, created_at)
       values ($1, 'a', '{"phone": "514-555-0109"}', '{"phone": "514-555-0100"}', now())`,
      [id],
    );
    await testApp.pool.query(
      `insert into storefront_corrections (booking_id, administrator_id, from_size, to_size, to_layout, base, gst, qst, total,
         charged, settlement, reason, created_at)
       values ($1, 'a', 'little-storefront', 'mid-storefront', 'layout1', 1, 0, 0, 1, 0, 'leave', 'Camille asked', now())`,
      [id],
    );
    await linkVisits(testApp.deps);
    await testApp.pool.query(
      `insert into client_notes (record_id, administrator_id, words, created_at)
       select record_id, 'a', 'Mornings', now() from client_visits where booking_id = $1`,
      [id],
    );
    const { orderNo } = await invoiced(id);
    testApp.time.now = new Date(Date.UTC(2025 + bookYears, 11, 31, 12));
    await purgeAll(testApp.deps);
    expect(await countRows(testApp, 'bookings', `id = '${id}' and contact_name = 'Camille Exemple'`)).toBe(1);
    testApp.time.now = new Date(Date.UTC(2025 + bookYears + 1, 0, 1, 12));
    expect((await purgeAll(testApp.deps)).bookings).toBeGreaterThan(0);
    const [kept] = await rowsOf(`select * from bookings where id = '${id}'`);
    expect(JSON.stringify(kept)).not.toMatch(/camille|exemple|@|514|montréal/i);
    expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.keys(personalColumns.bookings ?? {})));
    expect(kept).toMatchObject({ appointment_date: '2025-10-09', total: 208_680 });
    const [paper] = await rowsOf(`select facts from issued_papers where number = '${orderNo}'`);
    const { supplier: _own, ...ofCustomer } = paper.facts;
    expect(JSON.stringify(ofCustomer)).not.toMatch(/camille|exemple|@|514|montréal/i);
    expect(ofCustomer).toMatchObject({ amount: { total: 208_680 } });
    expect(await countRows(testApp, 'booking_notes', `booking_id = '${id}' and words = ''`)).toBe(1);
    expect(await countRows(testApp, 'client_notes', `words = ''`)).toBe(1);
    expect(
      await countRows(testApp, 'booking_corrections', `booking_id = '${id}' and before = '{}' and after = '{}'`),
    ).toBe(1);
    expect(await countRows(testApp, 'storefront_corrections', `booking_id = '${id}' and reason is null`)).toBe(1);
    expect(await purgeAll(testApp.deps)).toMatchObject({ bookings: 0 });
  });

  it('a review that was answered, and an address that was told of its area', async () => {
    await testApp.pool.query(
      `insert into manual_reviews (id, company_name, company_address, email, language, status, created_at)
       values ('old', 'Boutique', '1, rue Exemple', 'old@example.com', 'fr', 'declined', $1),
              ('open', 'Boutique', '1, rue Exemple', 'open@example.com', 'fr', 'open', $1)`,
      [testApp.time.now],
    );
    await testApp.pool.query(
      `insert into area_requests (id, email, area, language, state, token_hash, consent_text, ip_address, user_agent,
         created_at, told_at)
       values (gen_random_uuid(), 'told@example.com', 'H9X', 'fr', 'told', 'h', 'Oui', '192.0.2.1', 'x', $1, $1)`,
      [testApp.time.now],
    );
    await testApp.pool.query(
      `insert into waiting_entries (id, email, phone, language, from_date, to_date, draft, state, token_hash, consent_text,
         ip_address, user_agent, created_at, ended_at)
       values (gen_random_uuid(), 'waited@example.com', '+15145550187', 'fr', '2025-10-14', '2025-10-16', '{}', 'booked', 'w',
         'Oui', '192.0.2.1', 'x', $1, $1)`,
      [testApp.time.now],
    );
    afterDays(retention.reviews.days + 1);
    expect(await purgeAll(testApp.deps)).toMatchObject({ reviews: 1, areaRequests: 0, waiting: 0 });
    expect(await rowsOf(`select id, email from manual_reviews order by id`)).toEqual([
      { id: 'old', email: '' },
      { id: 'open', email: 'open@example.com' },
    ]);
    afterDays(retention.areaRequests.days);
    expect(await purgeAll(testApp.deps)).toMatchObject({ areaRequests: 1, waiting: 1 });
    expect(await countRows(testApp, 'waiting_entries', `email = '' and phone is null and ip_address = ''`)).toBe(1);
    expect(await countRows(testApp, 'area_requests', `email = '' and ip_address = '' and consent_text = 'Oui'`)).toBe(
      1,
    );
  });
});
