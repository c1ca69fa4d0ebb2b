import { afterAll, describe, expect, it } from 'vitest';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { book, countRows, openTestApp } from '#tests/builders/test-app.ts';
import { orderNumberOf } from './parts/lines.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const cookie = await signIn('owner');
const { orderNo } = await book(testApp, { customer: { businessName: '=HYPERLINK("https://example.com")' } });

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

async function send(csv: string, more: { texts?: boolean; approval?: string | null; language?: string } = {}) {
  const payload = { csv, texts: false, ...more };
  const answer = await app.inject({ method: 'POST', url: '/api/admin/import', headers: { cookie }, payload });
  return { status: answer.statusCode, ...answer.json() };
}
const reasons = ({ faults }: { faults: { line: number; column: string; reason: { fr: string } }[] }) =>
  faults.map(({ line, column, reason }) => [line, column, reason.fr]);

describe('an import', () => {
  it('is tried first, keeps nothing then, and brings the same over with what that answered', async () => {
    const csv = fileOf({ client: 'HC0500' }, { date: '2025-10-16', time: '9:00', email: 'next@example.com' });
    const tried = await send(csv);
    expect(tried).toMatchObject({ status: 200, lines: 2, fresh: 2, known: 0, upcoming: 1, ignored: ['Couleur'] });
    expect(tried.faults).toEqual([]);
    expect(await countRows(testApp, 'bookings', 'imported_at is not null')).toBe(0);

    expect((await send(`${csv}\n`, tried)).code).toBe('IMPORT_CHANGED');
    expect((await send(csv, { texts: true, approval: tried.approval })).code).toBe('IMPORT_CHANGED');
    const mails = await countRows(testApp, 'outbox');
    const done = await send(csv, tried);
    expect(done).toMatchObject({ status: 200, fresh: 2, faults: [], approval: null });
    const { rows } = await testApp.pool.query(
      `select client_id, status, payment_status, sync_status, total, glass_coverage, postal_code, refund_until,
         (select count(*)::int from day_claims where booking_id = bookings.id) as days
       from bookings where imported_at is not null order by appointment_date`,
    );
    const alike = { payment_status: 'paid', sync_status: 'synced', total: 208680, glass_coverage: 'minimal' };
    expect(rows).toEqual([
      { ...alike, client_id: 'HC0500', status: 'completed', postal_code: 'H2Y1C6', days: 0, refund_until: null },
      {
        ...alike,
        ...{ client_id: 'HC0002', status: 'active', postal_code: 'H2Y1C6', days: 1 },
        refund_until: new Date('2025-10-15T13:00:00Z'),
      },
    ]);
    expect(await countRows(testApp, 'outbox')).toBe(mails);
    const found: { subject: string }[] = [];
    await checkLedger(testApp.deps, { since: null, report: (difference) => found.push(difference) });
    // The simulator's books know nothing of the one booking that was paid here.
    expect(found.filter(({ subject }) => subject !== orderNo)).toEqual([]);
    expect(await countRows(testApp, 'audit_log', `action = 'import' and after->>'bookings' = '2'`)).toBe(1);

    const again = await send(csv);
    expect(again).toMatchObject({ lines: 2, known: 2, fresh: 0, faults: [] });
  });

  it('plans the reminder of visits to come where the operator wants them', async () => {
    const csv = fileOf({ date: '2025-10-20', email: 'texts@example.com' }, { email: 'past@example.com' });
    const before = await countRows(testApp, 'outbox');
    const { approval } = await send(csv, { texts: true });
    expect((await send(csv, { texts: true, approval })).fresh).toBe(2);
    expect(await countRows(testApp, 'outbox')).toBe(before + 1);
    expect(await countRows(testApp, 'outbox', `topic = 'mail.confirmation'`)).toBe(1);
  });

  it('names every line that is wrong and why, and a check brings nothing over', async () => {
    const before = await countRows(testApp, 'bookings');
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
    expect(tried).toMatchObject({ fresh: 2, approval: expect.any(String) });
    expect(reasons(tried)).toEqual([
      [2, 'appointmentDate', 'Doit être un jour comme 2024-05-31.'],
      [3, 'base', 'Doit être un montant comme 1815,00.'],
      [3, 'contactName', 'Le prénom doit compter au moins 2 caractères'],
      [3, 'email', 'Veuillez entrer une adresse courriel valide'],
      [4, 'appointmentDate', 'Cette journée est prise.'],
      [5, 'appointmentDate', 'Aucune visite n’a lieu ce jour-là.'],
      [6, 'clientId', 'Ce numéro de client appartient à quelqu’un d’autre.'],
      [7, 'orderNo', 'Une autre réservation a déjà ce numéro de commande.'],
      [9, 'appointmentDate', 'Cette journée est prise.'],
      [11, 'orderNo', 'La même réservation est deux fois dans le fichier.'],
    ]);
    expect(await countRows(testApp, 'bookings')).toBe(before);
  });

  it('says which line is no CSV, and which columns are missing', async () => {
    expect(reasons(await send('Date,Service\n2024-05-07,"Full\n'))).toEqual([
      [expect.any(Number), null, expect.stringContaining('guillemet')],
    ]);
    const poor = await send('Date,Service\n2024-05-07,Full\n');
    expect(poor.faults.length).toBe(13);
    expect(reasons(poor)).toContainEqual([1, 'email', 'Cette colonne manque.']);
    expect((await send(heads)).faults).toMatchObject([{ reason: { en: 'There is no line below the headers.' } }]);
  });

  it.each(['en', 'fr'])('reads what an export for %s wrote', async (language) => {
    const csv = (await take(`bookings.csv?language=${language}`)).body
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
    const { rows } = await testApp.pool.query(
      `select created_at from bookings where imported_at is not null and email like '_-%@example.com'`,
    );
    expect(rows.map(({ created_at }) => created_at.toISOString()).toSorted()).toEqual([
      '2024-04-02T16:00:00.000Z',
      '2024-04-03T18:30:00.000Z',
      '2024-04-04T14:00:00.000Z',
      '2024-05-07T13:00:00.000Z',
    ]);
  });

  it('takes the lines that are right, and gives the others back as a file that is mended and imported again', async () => {
    const before = await countRows(testApp, 'bookings');
    const csv = fileOf(
      { date: '05/06/2023', email: 'part-1@example.com', name: 'Zoé Lécuyer' },
      { date: '2023-06-07', email: 'part-2@example.com' },
      { date: '2023-06-08', email: '' },
      { date: '2025-10-30', email: 'part-3@example.com' },
      { date: '2025-10-30', email: 'part-4@example.com' },
    );
    const tried = await send(csv, { language: 'fr' });
    expect(tried).toMatchObject({ lines: 5, fresh: 2, upcoming: 1 });
    expect(tried.faults.map(({ line }: { line: number }) => line)).toEqual([2, 4, 6]);
    expect(await countRows(testApp, 'bookings')).toBe(before);
    const done = await send(csv, { language: 'fr', approval: tried.approval });
    expect(done).toMatchObject({ fresh: 2, approval: null, rest: tried.rest });
    expect(await countRows(testApp, 'bookings')).toBe(before + 2);
    expect(
      await countRows(
        testApp,
        'client_numbers',
        'booking_id is not null and not exists (select from bookings where id = booking_id)',
      ),
    ).toBe(0);

    const [head, first, ...more] = String(done.rest).trimEnd().split('\r\n');
    expect(head).toBe(`\ufeffMotif;${heads}`);
    expect(first).toMatch(/^Le jour ou le mois d’abord.*;05\/06\/2023;.*Zoé Lécuyer/);
    expect(more).toHaveLength(2);
    const mended = [head, first?.replace('05/06/2023', '2023-06-05')].join('\r\n');
    const again = await send(mended);
    expect(again).toMatchObject({ fresh: 1, faults: [], ignored: ['Couleur'], rest: null });
    expect((await send(mended, { approval: again.approval })).fresh).toBe(1);
    expect(await send(csv)).toMatchObject({ known: 2, fresh: 0 });
    const inEnglish = (await send(csv, { language: 'en' })).rest;
    expect(inEnglish).toMatch(/^\ufeffReason,/);
    expect(inEnglish).toContain('An email address is needed');
  });

  it('shows the first bookings as they will be stored', async () => {
    const csv = fileOf({ date: '13 juin 2023', time: '09:00:00', email: 'Seen@Example.com', amount: '1 815,5 $ CA' });
    const [first] = (await send(csv)).first;
    expect(first).toMatchObject({
      line: 2,
      booking: {
        ...{ appointmentDate: '2023-06-13', appointmentTime: '9:00 AM', coatingType: 'complete', language: 'fr' },
        ...{
          storefrontSize: 'little-storefront',
          selectedLayout: 'layout1',
          postalCode: 'H2Y1C6',
          status: 'completed',
        },
        ...{ contactName: 'Camille Exemple', billingCity: 'Montréal', base: 181_550, gst: 9_078, qst: 18_110 },
        ...{ orderNo: expect.stringMatching(/^HC-20230613-\d{6}$/), clientId: expect.stringMatching(/^HC\d{4}$/) },
      },
    });
  });

  it.each([
    ['a line that names the separator', (csv: string) => `sep=;\r\n${csv}`],
    ['empty lines at its beginning', (csv: string) => `\r\n;;;;\r\n \r\n${csv}`],
    ['the line ends of old Macs', (csv: string) => csv.replaceAll('\r\n', '\r')],
    ['line ends of two kinds', (csv: string) => csv.replace('\r\n', '\n')],
    ['tabs', (csv: string) => csv.replaceAll('"Boutique; Exemple"', 'Boutique Exemple').replaceAll(';', '\t')],
    [
      'a time with seconds and a day with a time',
      (csv: string) => csv.replace('2022-06-07;9 h', '2022-06-07T00:00:00;09:00:00'),
    ],
    ['a telephone with dots', (csv: string) => csv.replace('514 555-0100', '514.555.0100')],
    ['an address in two lines', (csv: string) => csv.replace('100, rue Exemple', '"100, rue Exemple\r\nBureau 2"')],
    ['quotation marks within a name', (csv: string) => csv.replace('Camille Exemple', 'Camille "Cam" Exemple')],
    ['all cells in quotation marks', (csv: string) => csv.replace('514 555-0100', '"514 555-0100"')],
  ])('of a spreadsheet with %s is read like any other, and is the same booking', async (_how, change) => {
    const csv = change(fileOf({ date: '2022-06-07', email: 'forms@example.com' }).replace('\ufeff', ''));
    const tried = await send(csv);
    expect([reasons(tried), tried.fresh + tried.known]).toEqual([[], 1]);
    const { orderNo: number } = tried.first[0]?.booking ?? {};
    if (number)
      expect(number).toBe(
        (await send(fileOf({ date: '2022-06-07', email: 'forms@example.com' }))).first[0].booking.orderNo,
      );
    if (number) expect(tried.first[0].booking.address).toMatch(/^100, rue Exemple(, Bureau 2)?$/);
  });

  it('knows a file again that was imported while numbers were made of cells as they were typed', async () => {
    const csv = fileOf({ date: '2022-06-14', time: '9 h', email: 'former@example.com' });
    await send(csv, await send(csv));
    const former = orderNumberOf({
      email: 'former@example.com',
      appointmentDate: '2022-06-14',
      appointmentTime: '9 h',
    });
    await testApp.pool.query('update bookings set order_no = $1 where email = $2', [former, 'former@example.com']);
    expect(await send(csv)).toMatchObject({ known: 1, fresh: 0 });
  });

  it('takes a file of megabytes, and not one of more than it says', async () => {
    const long = `${fileOf({ email: 'long@example.com' })}${'\n'.repeat(3 * 1024 * 1024)}`;
    expect((await send(long)).fresh).toBe(1);
    expect((await send('x'.repeat(12 * 1024 * 1024))).status).toBe(413);
  });

  it.each([
    ['one line of megabytes', 'a;'.repeat(2_000_000)],
    ['nothing but quotation marks', `${heads}\r\n"${'""'.repeat(1_900_000)}`],
    ['an open quotation mark', `${heads}\r\n"${'x;\n'.repeat(1_300_000)}`],
  ])('gives back a file of %s at once, in a few words', async (_what, csv) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/import',
      headers: { cookie },
      payload: { csv, texts: false },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body.length).toBeLessThan(5_000);
    expect(answer.json().faults).toEqual([
      {
        line: expect.any(Number),
        column: null,
        reason: expect.objectContaining({ fr: expect.stringMatching(/^Cette ligne est plus longue/) }),
      },
    ]);
  });

  it('names a thousand faults, says how many more there are, and gives every line back', async () => {
    const wrong = Array.from({ length: 400 }, (_, n) => ({
      order: `HC-1-${n}`,
      date: 'x',
      time: 'x',
      email: 'x',
      amount: 'x',
    }));
    const told = await send(fileOf(...wrong));
    expect(told.faults).toHaveLength(1000);
    expect(told.more).toBeGreaterThan(500);
    expect(told.rest.trim().split('\n')).toHaveLength(401);
  });

  it('keeps a visit out of the accounting service, also when it is moved or cancelled later', async () => {
    const csv = fileOf({ date: '2025-10-23', email: 'moved@example.com' });
    await send(csv, await send(csv));
    const { rows } = await testApp.pool.query(
      `select id, order_no as "orderNo" from bookings where email = 'moved@example.com'`,
    );
    const [{ id, orderNo: imported }] = rows;
    const change = (action: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/admin/bookings/${imported}/${action}`, headers: { cookie }, payload });
    const moved = { version: 0, date: '2025-10-27', time: '9:00 AM', notify: false, anyDay: false };
    expect((await change('move', moved)).statusCode).toBe(200);
    expect((await change('cancel', { version: 1, refund: 'none', notify: false })).statusCode).toBe(200);
    expect(await countRows(testApp, 'outbox', `subject = '${id}' and topic like 'accounting.%'`)).toBe(0);
    expect(await countRows(testApp, 'bookings', `id = '${id}' and sync_status = 'synced'`)).toBe(1);
  });
});
