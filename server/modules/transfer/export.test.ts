import { afterAll, describe, expect, it } from 'vitest';
import { exportNames } from '#contract/admin/data/transfer.ts';
import { addedFields, addedNames } from '#domain/booking/fields.ts';
import { readHeads } from '#domain/import/columns.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('owner');
const { orderNo } = await book(testApp, { customer: { businessName: '=HYPERLINK("https://example.com")' } });

const take = (file: string) => app.inject({ url: `/api/admin/export/${file}`, headers: { cookie } });

/** What one booking alone does not leave behind. */
async function oneOfEach(): Promise<void> {
  const { rows } = await testApp.pool.query('select id from bookings where order_no = $1', [orderNo]);
  const at = '2025-10-06T15:00:00Z';
  const { id } = rows[0];
  const record = '5d0c2f1e-8f0b-4c53-9a5e-0a3c1d2e4f51';
  await testApp.pool.query(`
    insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
      values ('${id}', 'customer', '2025-10-13', '9:00 AM', '2025-10-14', '9:00 AM', '${at}');
    insert into booking_notes (booking_id, administrator_id, words, created_at)
      values ('${id}', 'a-1', '=1+1', '${at}');
    insert into kept_visits (subject, visit_date, kind, created_at) values ('${id}', '2025-10-14', 'closed', '${at}');
    insert into visit_reports (id, booking_id, administrator_id, kind, visit_date, pressed_at, received_at)
      values ('5b0f6a3e-7c1d-4e2f-9a8b-0c1d2e3f4a5b', '${id}', 'a-1', 'arrived', '2025-10-14', '${at}', '${at}');
    insert into visit_photos (id, booking_id, administrator_id, kind, visit_date, taken_at, received_at, bytes, width, height)
      values ('6c1f7b4f-8d2e-4f3a-8b9c-1d2e3f4a5b6c', '${id}', 'a-1', 'before', '2025-10-14', '${at}', '${at}', 1000, 4, 3);
    insert into booking_corrections (booking_id, administrator_id, before, after, created_at)
      values ('${id}', 'a-1', '{"phone": "514-555-0109"}', '{"phone": "514-555-0101"}', '${at}');
    insert into storefront_corrections (booking_id, administrator_id, from_size, to_size, to_layout, base, gst, qst, total, charged,
        settlement, reason, created_at)
      values ('${id}', 'a-1', 'little-storefront', 'mid-storefront', 'layout8', 10, 1, 1, 12, 12, 'none', null, '${at}');
    insert into booking_charges (id, booking_id, administrator_id, way, reason, base, gst, qst, total, token_hash, expires_at, created_at)
      values (gen_random_uuid(), '${id}', 'a-1', 'link', 'A second door', 10, 1, 1, 12, 'a-secret-6', '${at}', '${at}');
    insert into client_records (id, root_id, created_at) values ('${record}', '${record}', '${at}');
    insert into client_notes (record_id, administrator_id, words, created_at) values ('${record}', 'a-1', 'Mornings', '${at}');
    insert into terms_texts (text_hash, terms_version, language, content) values ('5f', '2024-05-01', 'fr', '{}');
    insert into certificates (number, booking_id, issued_at) values ('K7QF-2M9X', '${id}', '${at}');
    insert into refunds (reason, order_no, ticket, booking_id, gateway_order_no, transaction_no, amount, paid_at, due_at, created_at)
      values ('partial', '${orderNo}', 'a-secret-1', '${id}', '${orderNo}', 't-1', 5000, '${at}', '2030-01-01', '${at}');
    insert into issued_papers (number, booking_id, kind, facts, issued_at)
      values ('${orderNo}', '${id}', 'invoice', '{"buyer": {"email": "z@example.com"}}', '${at}');
    insert into accounting_records (booking_id, done, updated_at) values ('${id}', '{"appointment": "77"}', '${at}');
    insert into received_texts (provider_id, phone, body, booking_id, received_at)
      values ('SM1', '+15145550101', 'Merci', '${id}', '${at}');
    insert into sms_opt_outs (phone, reason, created_at) values ('+15145550101', 'STOP', '${at}');
    insert into consents (email, purpose, given, booking_id, page, text_version, consent_text, language, created_at)
      values ('z@example.com', 'rating', true, '${id}', 'booking', '2025-10-01', 'Oui', 'fr', '${at}');
    insert into consent_mails (id, purpose, booking_id, email, unsubscribe_hash, created_at)
      values (gen_random_uuid(), 'rating', '${id}', 'z@example.com', 'a-secret-5', '${at}');
    insert into visit_plans (id, email, booking_id, visits, created_at)
      values (gen_random_uuid(), 'z@example.com', '${id}', 2, '${at}');
    insert into weather_judgements (booking_id, forecast_date, source, figures, suitable, reasons, judged_at)
      values ('${id}', '2025-10-14', 'test', '{"gustKmh": 80}', false, '["gust"]', '${at}');
    insert into weather_notifications (booking_id, weather_judgment, response_token, state, answer_by, created_at)
      values ('${id}', 'unsuitable', 'a-secret-2', 'closed', '${at}', '${at}');
    insert into manual_reviews (id, company_name, company_address, email, language, created_at, token_hash)
      values ('r-1', 'Boutique', '100, rue Exemple', 'r@example.com', 'fr', '${at}', 'a-secret-3');
    insert into manual_review_events (review_id, kind, administrator_id, created_at) values ('r-1', 'note', 'a-1', '${at}');
    insert into quotes (id, administrator_id, language, customer, words, storefronts, token_hash, created_at, expires_at)
      values (gen_random_uuid(), 'a-1', 'fr', '{}', 'Oui', '[]', 'a-secret-6', '${at}', '${at}');
    insert into price_letters (id, email, language, draft, base, gst, qst, total, token_hash, ip_address, user_agent, created_at, expires_at)
      values (gen_random_uuid(), 'z@example.com', 'fr', '{}', 100, 5, 10, 115, 'a-secret-7', '::1', 'x', '${at}', '${at}');
    insert into area_requests (id, email, area, language, token_hash, consent_text, ip_address, user_agent, created_at)
      values (gen_random_uuid(), 'z@example.com', 'J0X', 'fr', 'a-secret-4', 'oui', '::1', 'x', '${at}');
    insert into waiting_entries (id, email, language, from_date, to_date, draft, token_hash, consent_text, ip_address, user_agent, created_at)
      values ('00000000-0000-4000-8000-00000000000a', 'z@example.com', 'fr', '2025-10-14', '2025-10-16', '{}', 'a-secret-5', 'oui', '::1', 'x', '${at}');
    insert into waiting_offers (entry_id, service_date, hold_id, offered_at, expires_at)
      values ('00000000-0000-4000-8000-00000000000a', '2025-10-14', 1, '${at}', '${at}');
    insert into calendar_blocks (block_type, start_date, end_date, created_at)
      values ('vacation', '2030-01-01', '2030-01-02', '${at}');
    insert into day_crews (service_date, crews, created_at) values ('2030-01-01', 1, '${at}');
    insert into blocked_postal_codes (postal_code) values ('H9Z');
    insert into price_lists (starts_at, list, administrator_id, created_at) values ('${at}', '{}', 'a-1', '${at}');
    insert into schedules (starts_at, schedule, administrator_id, created_at) values ('${at}', '{}', 'a-1', '${at}');
    insert into company_lists (starts_at, companies, administrator_id, created_at) values ('${at}', '[]', 'a-1', '${at}');
    insert into mail_texts (starts_at, texts, administrator_id, created_at) values ('${at}', '{}', 'a-1', '${at}');
    insert into letters (starts_at, texts, administrator_id, created_at) values ('${at}', '{}', 'a-1', '${at}');
    insert into terms_versions (starts_at, version, texts, administrator_id, created_at)
      values ('${at}', '2025-11-01', '{}', 'a-1', '${at}');
    insert into question_lists (starts_at, texts, administrator_id, created_at) values ('${at}', '{}', 'a-1', '${at}');
    insert into area_lists (starts_at, areas, administrator_id, created_at) values ('${at}', '[]', 'a-1', '${at}');
    insert into proofs (id, kind, file, size, administrator_id, uploaded_at)
      values (gen_random_uuid(), 'insurance', '%PDF', 4, 'a-1', '${at}');
    insert into settings (key, value) values ('platinumOffered', 'true');
    insert into booking_sources (code, name_en, name_fr, administrator_id, created_at)
      values ('van', 'The van', 'La camionnette', 'an owner', now());
    insert into funnel_counts (day, step, language, count) values ('2025-10-06', 'calendar', 'fr', 3);`);
}

describe('an export', () => {
  it('is a file for spreadsheets in which nothing is a formula, with amounts and days as they are read', async () => {
    const answer = await take('bookings.csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="hauteclaire-bookings-2025-10-06.csv"');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, row = ''] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFid,orderNo,clientId,/);
    expect(row).toContain(orderNo);
    expect(row).toContain(`"'=HYPERLINK(""https://example.com"")"`);
    expect(row).toContain(',2025-10-14,9:00 AM,');
    expect(row).toContain(',1815.00,90.75,181.05,2086.80,');
    expect(row).toContain('2025-10-06T10:00:00.000-04:00');
  });

  it('in French has semicolons and decimal commas, as the spreadsheets of French read without being asked', async () => {
    for (const ask of [
      () => take('bookings.csv?language=fr'),
      () => app.inject({ url: '/api/admin/export/bookings.csv', headers: { cookie, 'accept-language': 'fr-CA' } }),
    ]) {
      const [head, row = ''] = (await ask()).body.split('\r\n');
      expect(head).toMatch(/^\uFEFFid;Numéro de commande;/);
      expect(head?.split(';')).toEqual(expect.arrayContaining(addedNames.map((name) => addedFields[name].label.fr)));
      expect(readHeads(head?.slice(1).split(';') ?? []).missing).toEqual([]);
      expect(row).toContain(`"'=HYPERLINK(""https://example.com"")"`);
      expect(row).toContain(';1815,00;90,75;181,05;2086,80;');
    }
    expect((await take('bookings.json?language=fr')).body).toContain('"base":"1815.00"');
    expect((await take('bookings.csv?language=de')).statusCode).toBe(400);
  });

  it('tells everything of each kind, and nothing that opens a door', async () => {
    await oneOfEach();
    for (const name of exportNames) {
      const json = await take(`${name}.json`);
      const csv = await take(`${name}.csv`);
      expect([name, json.statusCode, csv.statusCode]).toEqual([name, 200, 200]);
      const rows: object[] = json.json();
      expect([name, rows.length]).not.toEqual([name, 0]);
      expect(csv.body.trimEnd().split('\r\n').length).toBeGreaterThan(1);
      for (const text of [json.body, csv.body]) {
        expect(text).not.toMatch(/token|a-secret/i);
        // The gateway of the tests makes its transaction numbers out of tickets.
        expect(text.replaceAll('t-ticket-', '')).not.toContain('ticket-');
      }
    }
    expect((await take('payments.json')).json()).toContainEqual(
      expect.objectContaining({ orderNo, eventType: 'payment.booked', amount: '2086.80' }),
    );
    expect((await take('booking-notes.csv')).body).toContain(`,'=1+1,`);
    expect((await take('accounting.json')).json()).toEqual([
      expect.objectContaining({ orderNo, base: '1815.00', total: '2086.80', refunded: '0.00' }),
    ]);
    expect((await take('accounting.csv?language=fr')).body).toMatch(/;1815,00;90,75;181,05;2086,80;0,00\r\n/);
    expect((await take('payment-receipts.json')).json()).toEqual([
      expect.objectContaining({ orderNo, amount: '2086.80', approvalCode: '048212' }),
    ]);
    expect((await take('terms-acceptances.json')).json()).toEqual([
      expect.objectContaining({ language: expect.any(String), textHash: expect.any(String) }),
    ]);
    expect((await take('settings.csv')).body).toContain('platinumOffered,true');
    expect((await take('funnel-counts.json')).json()).toEqual([
      { day: '2025-10-06', step: 'calendar', language: 'fr', count: 3 },
    ]);
    expect((await take('audit.json')).json()).toContainEqual(
      expect.objectContaining({ action: 'export', subject: 'audit.csv' }),
    );
    expect((await take('administrators.json')).statusCode).toBe(400);
  });

  it('is of one moment, however many lines there are', async () => {
    await testApp.pool.query(`
      insert into audit_log (administrator_id, action, subject, created_at)
      select null, 'test', n::text, now() from generate_series(1, 1200) n`);
    const rows: { action: string }[] = (await take('audit.json')).json();
    expect(rows.filter(({ action }) => action === 'test').length).toBe(1200);
  });
});
