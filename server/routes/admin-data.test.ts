import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportNames } from '#contract/admin-data.ts';
import { buildApp } from '#server/app.ts';
import { checkLedger } from '#server/use-cases/check-ledger.ts';
import { book, countRows, type House, openHouse } from '#tests/builders/house.ts';
import { anAdministrator, cookiesAfter } from '#tests/builders/operator.ts';

type App = Awaited<ReturnType<typeof buildApp>>;
let house: House;
let app: App;
let cookie: string;
let orderNo: string;

beforeAll(async () => {
  house = await openHouse();
  app = await buildApp({
    house: house.deps,
    unreadiness: async () => null,
    cardBooks: null,
    build: '/nowhere',
    trustProxy: false,
    logger: false,
  });
  const who = await anAdministrator(house.deps, 'keeper');
  const { headers } = await app.inject({ method: 'POST', url: '/api/admin/sign-in', payload: who });
  cookie = cookiesAfter([headers['set-cookie'] ?? []].flat());
  ({ orderNo } = await book(house, { customer: { businessName: '=HYPERLINK("https://example.com")' } }));
});
afterAll(async () => {
  await app.close();
  await house.close();
});

const take = (file: string) => app.inject({ url: `/api/admin/export/${file}`, headers: { cookie } });

const heads =
  'Commande;Numéro de client;Langue;Date;Heure;Service;Taille;Disposition;Code postal;Entreprise;Nom;Courriel;Téléphone;Adresse;Ville;Province;Montant avant taxes;Couleur';
type Line = Partial<Record<'order' | 'client' | 'date' | 'time' | 'email' | 'name' | 'amount' | 'status', string>>;
const lineOf = ({ order = '', client = '', date = '2024-05-07', time = '9 h', ...more }: Line): string =>
  [
    order,
    client,
    'fr',
    date,
    time,
    'Complète',
    'petite',
    '1',
    'h2y 1c6',
    'Boutique; Exemple'.replace(/.*/, '"$&"'),
    more.name ?? 'Camille Exemple',
    more.email ?? 'old@example.com',
    '514 555-0100',
    '100, rue Exemple',
    'Montréal',
    'QC',
    more.amount ?? '1 815,00 $',
    'bleu',
  ].join(';');
const fileOf = (...lines: Line[]) => `\uFEFF${[heads, ...lines.map(lineOf)].join('\r\n')}\r\n`;

async function send(csv: string, more: { texts?: boolean; approval?: string | null } = {}) {
  const payload = { csv, texts: false, ...more };
  const answer = await app.inject({ method: 'POST', url: '/api/admin/import', headers: { cookie }, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const reasons = ({ faults }: { faults: { line: number; column: string; reason: { fr: string } }[] }) =>
  faults.map(({ line, column, reason }) => [line, column, reason.fr]);

/** What one booking alone does not leave behind. */
async function oneOfEach(): Promise<void> {
  const { rows } = await house.pool.query('select id from bookings where order_no = $1', [orderNo]);
  const at = '2025-10-06T15:00:00Z';
  const { id } = rows[0];
  await house.pool.query(`
    insert into booking_moves (booking_id, moved_by, from_date, from_time, to_date, to_time, created_at)
      values ('${id}', 'customer', '2025-10-13', '9:00 AM', '2025-10-14', '9:00 AM', '${at}');
    insert into booking_notes (booking_id, administrator_id, words, created_at)
      values ('${id}', 'a-1', '=1+1', '${at}');
    insert into refunds (reason, order_no, ticket, booking_id, gateway_order_no, transaction_no, amount, paid_at, due_at, created_at)
      values ('partial', '${orderNo}', 'a-secret-1', '${id}', '${orderNo}', 't-1', 5000, '${at}', '2030-01-01', '${at}');
    insert into accounting_records (booking_id, done, updated_at) values ('${id}', '{"appointment": "77"}', '${at}');
    insert into sms_opt_outs (phone, reason, created_at) values ('+15145550101', 'STOP', '${at}');
    insert into weather_judgements (booking_id, forecast_date, source, figures, suitable, reasons, judged_at)
      values ('${id}', '2025-10-14', 'test', '{"gustKmh": 80}', false, '["gust"]', '${at}');
    insert into weather_notifications (booking_id, weather_judgment, response_token, state, answer_by, created_at)
      values ('${id}', 'unsuitable', 'a-secret-2', 'closed', '${at}', '${at}');
    insert into manual_reviews (id, company_name, company_address, email, language, created_at, token_hash)
      values ('r-1', 'Boutique', '100, rue Exemple', 'r@example.com', 'fr', '${at}', 'a-secret-3');
    insert into manual_review_events (review_id, kind, administrator_id, created_at) values ('r-1', 'note', 'a-1', '${at}');
    insert into area_requests (id, email, area, language, token_hash, consent_text, ip_address, user_agent, created_at)
      values (gen_random_uuid(), 'z@example.com', 'J0X', 'fr', 'a-secret-4', 'oui', '::1', 'x', '${at}');
    insert into calendar_blocks (block_type, start_date, end_date, created_at)
      values ('vacation', '2030-01-01', '2030-01-02', '${at}');
    insert into blocked_postal_codes (postal_code) values ('H9Z');
    insert into settings (key, value) values ('platinumOffered', 'true');
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
    expect(row).toContain('2025-10-06T14:00:00.000Z');
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
    await house.pool.query(`
      insert into audit_log (administrator_id, action, subject, created_at)
      select null, 'test', n::text, now() from generate_series(1, 1200) n`);
    const rows: { action: string }[] = (await take('audit.json')).json();
    expect(rows.filter(({ action }) => action === 'test').length).toBe(1200);
  });
});

describe('an import', () => {
  it('is tried first, keeps nothing then, and brings the same over with what that answered', async () => {
    const csv = fileOf({ client: 'HC0500' }, { date: '2025-10-16', time: '9:00', email: 'next@example.com' });
    const tried = await send(csv);
    expect(tried).toMatchObject({ status: 200, lines: 2, fresh: 2, known: 0, upcoming: 1, ignored: ['Couleur'] });
    expect(tried.faults).toEqual([]);
    expect(await countRows(house, 'bookings', 'imported_at is not null')).toBe(0);

    expect((await send(`${csv}\n`, tried)).code).toBe('IMPORT_CHANGED');
    expect((await send(csv, { texts: true, approval: tried.approval })).code).toBe('IMPORT_CHANGED');
    const mails = await countRows(house, 'outbox');
    const done = await send(csv, tried);
    expect(done).toMatchObject({ status: 200, fresh: 2, faults: [], approval: null });
    const { rows } = await house.pool.query(
      `select client_id, status, payment_status, sync_status, total, glass_coverage, postal_code,
         (select count(*)::int from day_claims where booking_id = bookings.id) as days
       from bookings where imported_at is not null order by appointment_date`,
    );
    const alike = { payment_status: 'paid', sync_status: 'synced', total: 208680, glass_coverage: 'minimal' };
    expect(rows).toEqual([
      { ...alike, client_id: 'HC0500', status: 'completed', postal_code: 'H2Y1C6', days: 0 },
      { ...alike, client_id: 'HC0002', status: 'active', postal_code: 'H2Y1C6', days: 1 },
    ]);
    expect(await countRows(house, 'outbox')).toBe(mails);
    const found: { subject: string }[] = [];
    await checkLedger(house.deps, { since: null, tell: (difference) => found.push(difference) });
    // The stand-in's books know nothing of the one booking that was paid here.
    expect(found.filter(({ subject }) => subject !== orderNo)).toEqual([]);
    expect(await countRows(house, 'audit_log', `action = 'import' and after->>'bookings' = '2'`)).toBe(1);

    const again = await send(csv);
    expect(again).toMatchObject({ lines: 2, known: 2, fresh: 0, faults: [] });
  });

  it('plans the texts of visits to come where the operator wants them', async () => {
    const csv = fileOf({ date: '2025-10-20', email: 'texts@example.com' }, { email: 'past@example.com' });
    const before = await countRows(house, 'outbox');
    const { approval } = await send(csv, { texts: true });
    expect((await send(csv, { texts: true, approval })).fresh).toBe(2);
    expect(await countRows(house, 'outbox')).toBe(before + 3);
    expect(await countRows(house, 'outbox', `topic = 'mail.confirmation'`)).toBe(1);
  });

  it('names every line that is wrong and why, and brings nothing over', async () => {
    const before = await countRows(house, 'bookings');
    const tried = await send(
      fileOf(
        { date: '2024-02-30' },
        { email: 'nowhere', amount: 'plenty', name: 'X' },
        { date: '2025-10-14', email: 'late@example.com' },
        { date: '2025-10-15', email: 'closed@example.com' },
        { client: 'HC0500', email: 'else@example.com' },
        { order: orderNo },
        { date: '2025-10-21', email: 'one@example.com' },
        { date: '2025-10-21', email: 'two@example.com' },
        { date: '2023-05-02', email: 'right@example.com' },
        { date: '2023-05-02', email: 'right@example.com' },
      ),
    );
    expect(tried.approval).toBeNull();
    expect(reasons(tried)).toEqual([
      [2, 'appointmentDate', 'Doit être un jour comme 2024-05-31.'],
      [3, 'base', 'Doit être un montant comme 1815,00.'],
      [3, 'contactName', 'Le prénom doit compter au moins 2 caractères'],
      [3, 'email', 'Veuillez entrer une adresse courriel valide'],
      [4, 'appointmentDate', 'Cette journée est prise.'],
      [5, 'appointmentDate', 'La maison ne travaille pas ce jour-là.'],
      [6, 'clientId', 'Ce numéro de client appartient à quelqu’un d’autre.'],
      [7, 'orderNo', 'Une réservation de cette maison a ce numéro de commande.'],
      [9, 'appointmentDate', 'Cette journée est prise.'],
      [11, 'orderNo', 'La même réservation est deux fois dans le fichier.'],
    ]);
    expect(await countRows(house, 'bookings')).toBe(before);
  });

  it('says which line is no CSV, and which columns are missing', async () => {
    expect(reasons(await send('Date,Service\n2024-05-07,"Full\n'))).toEqual([
      [expect.any(Number), null, expect.stringContaining('guillemet')],
    ]);
    const poor = await send('Date,Service\n2024-05-07,Full\n');
    expect(poor.faults.length).toBe(13);
    expect(reasons(poor)).toContainEqual([1, 'email', 'Cette colonne manque.']);
    expect((await send(heads)).faults).toMatchObject([{ reason: { en: 'There is no line below the heads.' } }]);
  });

  it('reads what an export wrote', async () => {
    const csv = (await take('bookings.csv')).body
      .replaceAll(orderNo, 'HC-20230101-1')
      .replaceAll('2025-10-14', '2023-06-06');
    const tried = await send(csv.replaceAll('active', 'completed').replaceAll('HC0001', ''));
    expect(reasons(tried)).toEqual([]);
    expect(tried).toMatchObject({ fresh: 1, known: 4 });
  });

  it('names a line whose cells do not stand under the heads, and everything else that is wrong', async () => {
    const [head, line = '', ...rest] = fileOf({}, { date: '2024-02-30' }).split('\r\n');
    const unquoted = line.replace('"Boutique; Exemple"', 'Boutique; Exemple');
    const short = line.slice(0, line.lastIndexOf(';'));
    const tried = await send([head, unquoted, short, `${line};;`, ...rest].join('\r\n'));
    expect(reasons(tried)).toEqual([
      [
        2,
        null,
        'Cette ligne a plus de cellules qu’il y a d’en-têtes\u00a0: une valeur qui contient le séparateur doit être entre guillemets.',
      ],
      [3, null, 'Cette ligne a moins de cellules qu’il y a d’en-têtes.'],
      [5, 'appointmentDate', 'Doit être un jour comme 2024-05-31.'],
    ]);
    expect(tried.approval).toBeNull();
  });

  it('keeps the day on which a visit was booked, and does not guess one that it cannot read', async () => {
    const booked = (...days: string[]) => {
      const [head, ...lines] = fileOf(...days.map((day, row) => ({ email: `${row}-${day.length}@example.com` })))
        .trimEnd()
        .split('\r\n');
      return [`${head};Réservé le`, ...lines.map((line, row) => `${line};${days[row]}`)].join('\r\n');
    };
    const reason = 'Doit être un jour comme 2024-05-31, avec ou sans une heure comme 14:00.';
    expect(reasons(await send(booked('05/06/2024', '2024-02-30', 'hier', '')))).toEqual([
      [2, 'createdAt', reason],
      [3, 'createdAt', reason],
      [4, 'createdAt', reason],
    ]);
    const right = booked('2024-04-02', '2024-04-03 14:30', '2024-04-04T14:00:00.000Z', '');
    expect(await send(right, await send(right))).toMatchObject({ fresh: 4, faults: [] });
    const { rows } = await house.pool.query(
      `select created_at from bookings where imported_at is not null and email like '_-%@example.com'`,
    );
    expect(rows.map(({ created_at }) => created_at.toISOString()).toSorted()).toEqual([
      '2024-04-02T16:00:00.000Z',
      '2024-04-03T18:30:00.000Z',
      '2024-04-04T14:00:00.000Z',
      '2024-05-07T13:00:00.000Z',
    ]);
  });

  it('takes a file of megabytes, and not one of more than it says', async () => {
    const long = `${fileOf({ email: 'long@example.com' })}${'\n'.repeat(3 * 1024 * 1024)}`;
    expect((await send(long)).fresh).toBe(1);
    expect((await send('x'.repeat(12 * 1024 * 1024))).status).toBe(413);
  });
});
