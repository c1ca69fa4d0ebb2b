import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountingService, GivenBack, Sale } from '#adapters/accounting/port.ts';
import type { Language } from '#domain/language.ts';
import { cents } from '#domain/money.ts';
import { isRefusal } from '#domain/refusal.ts';
import { syncBookings } from '#server/modules/accounting/sync.ts';
import { chargeExtra } from '#server/modules/bookings/charges/ask.ts';
import { bookByOperator } from '#server/modules/checkout/operator/book.ts';
import { recoverCheckouts } from '#server/modules/checkout/recover.ts';
import { gatewayBooks } from '#server/modules/reconciliation/gateway.ts';
import { checkLedger } from '#server/modules/reconciliation/ledger.ts';
import { sendRefunds } from '#server/modules/refunds/send.ts';
import { readBusinessReport } from '#server/modules/reports/business.ts';
import { readTaxes } from '#server/modules/reports/taxes.ts';
import { openAdmin } from '#tests/builders/admin.ts';
import { anOperatorWish } from '#tests/builders/bookings/operator-bookings.ts';
import { owner, paidBooking } from '#tests/builders/money.ts';
import { stored } from '#tests/builders/self-service.ts';
import { aRequest, later, openTestApp, startPaying } from '#tests/builders/test-app.ts';
import { makeMonth } from './make.ts';

const testApp = await openTestApp();
const { app, signIn, close } = await openAdmin(testApp);
afterAll(close);
const { deps, pool, time } = testApp;
const at = (instant: string) => (time.now = new Date(instant));
const back = async () => {
  while ((await sendRefunds(deps)) > 0);
};

/** What the accounts were told, which is what Zoho has. */
const zoho = { sales: [] as Sale[], credits: [] as GivenBack[] };
const accounts: AccountingService = {
  recordBooking: async (sale, done) => {
    zoho.sales.push(sale);
    return { state: 'done', done: { ...done, appointment: '#AN-1', invoice: '460' } };
  },
  recordCharge: async (charge, done) => {
    zoho.sales.push(charge);
    return { state: 'done', done: { ...done, invoice: '463' } };
  },
  recordMove: async (_sale, done) => ({ state: 'done', done }),
  recordCancellation: async (_sale, done) => ({ state: 'done', done: { ...done, cancelled: 'yes' } }),
  recordRefund: async (_sale, done, credit) => {
    zoho.credits.push(credit);
    return { state: 'done', done: { ...done, creditNote: '461', creditRefund: '462' } };
  },
  recordPart: async (_sale, done, credit) => {
    zoho.credits.push(credit);
    return { state: 'done', done };
  },
  readOrder: async () => ({ state: 'unavailable', detail: 'nobody asks', ofAll: true }),
};

let cookie = '';
beforeAll(async () => {
  deps.accounting = accounts;
  // The last second of September in Montréal, and the first of October.
  at('2025-10-01T03:59:59Z');
  const ofSeptember = await paidBooking(testApp, '2025-10-14');
  at('2025-10-01T04:00:00Z');
  await paidBooking(testApp, '2025-10-16');
  at('2025-10-06T14:00:00Z');
  cookie = await signIn('owner');
  const cash = await bookByOperator(
    deps,
    owner,
    anOperatorWish({ booking: aRequest({ appointmentDate: '2025-11-03' }) }),
  );
  if (isRefusal(cash)) throw new Error(cash.refused);
  await ofSeptember.part(8_333);
  const { orderNo } = ofSeptember;
  const extra = await chargeExtra(deps, {
    ...{
      orderNo,
      version: (await stored(testApp, orderNo)).version,
      base: cents(10_000),
      reason: 'Enseigne',
      by: owner,
    },
    ...{ chargeId: randomUUID(), way: 'transfer', reference: '4711' },
  });
  if (isRefusal(extra)) throw new Error(extra.refused);
  await back();
  const cancelled = await paidBooking(testApp, '2025-10-21');
  await cancelled.cancel('everything');
  await back();
  const left = await startPaying(testApp, { named: false, booking: { appointmentDate: '2025-10-28' } });
  testApp.cards.approve(left.ticket, { approvedAt: time.now });
  later(testApp, 24 * 60);
  await recoverCheckouts(deps);
  await back();
  while ((await syncBookings(deps)) > 0) later(testApp, 5);
});

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  app.inject({ method, url: `/api/admin/accountant/${path}`, headers: { cookie }, ...(payload && { payload }) });

/** The files of a month, each as its text or, of a table, its rows. */
async function monthOf(month: string, language: Language) {
  const asked = await call('POST', 'months', { month, language });
  expect([asked.statusCode, asked.json()]).toEqual([202, { started: true }]);
  expect(await makeMonth(deps)).toBe(true);
  const zip = await call('GET', `months/${month}.zip?language=${language}`);
  expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(zip.rawPayload));
  const text = (name: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[name]);
  const rows = (name: string): string[][] => {
    expect(text(`${name}.csv`)).toMatch(/^\ufeff/);
    return parse(text(`${name}.csv`), { bom: true, delimiter: language === 'fr' ? ';' : ',' });
  };
  return { names: Object.keys(files), files, text, rows, filename: zip.headers['content-disposition'] };
}

/** Cents of a cell as it is written in a language. */
const centsOf = (cell = '') => Math.round(Number(cell.replace(',', '.')) * 100);
/** Sums of the last columns of rows, each in cents. */
const sumsOf = (rows: string[][], columns: number) =>
  Array.from({ length: columns }, (_, index) => rows.reduce((all, row) => all + centsOf(row.at(index - columns)), 0));

it('every file of a month adds up to what the screen, the ledger and the accounts say', async () => {
  at('2025-11-01T04:00:00Z');
  const { names, rows, text, files, filename } = await monthOf('2025-10', 'fr');
  expect(filename).toBe('attachment; filename="hauteclaire-2025-10.zip"');
  expect(names.filter((name) => !name.startsWith('pieces/'))).toEqual([
    ...['lisez-moi.txt', 'sommaire.csv', 'ventes.csv', 'remboursements.csv', 'notes-de-credit.csv', 'taxes.csv'],
    ...['paye-a-faire.csv', 'jours-du-service-de-paiement.csv', 'journal.csv', 'rapprochement.csv'],
  ]);
  const october = await readBusinessReport(deps, { from: '2025-10', to: '2025-10' });
  if (isRefusal(october)) throw new Error(october.refused);
  const [figures] = october.months;
  // Of the last quarter, October alone has anything.
  const quarter = (await readTaxes(deps, { year: 2025 })).quarters[3];
  const taxed = ({ base, gst, qst }: { base: number; gst: number; qst: number }) => [base, gst, qst, base + gst + qst];

  const [, ...sales] = rows('ventes');
  // With the extra that was charged on a visit of September's sale.
  expect(sales).toHaveLength(2 + (figures?.bookings ?? 0));
  expect(sumsOf(sales.slice(0, -1), 4)).toEqual(taxed(quarter?.sold ?? zero));
  expect(sumsOf(sales.slice(-1), 4)).toEqual(taxed(quarter?.sold ?? zero));
  expect(sumsOf(sales.slice(-1), 1)).toEqual([figures?.total]);
  const soldInOctober = zoho.sales.filter(({ soldOn }) => soldOn.startsWith('2025-10'));
  expect(sumsOf(sales.slice(0, -1), 1)).toEqual([soldInOctober.reduce((all, { total }) => all + total, 0)]);

  const [, ...notes] = rows('notes-de-credit');
  expect(sumsOf(notes.slice(0, -1), 4)).toEqual(taxed(quarter?.refunded ?? zero));
  expect(sumsOf(notes.slice(0, -1), 4)).toEqual(taxed(zoho.credits.reduce(plus, zero)));
  const [, ...refunds] = rows('remboursements');
  expect(sumsOf(refunds.slice(0, -1), 1)).toEqual([figures?.refunded]);
  expect(refunds.map((row) => row[3])).toContain('Retour d’un paiement sans réservation');

  const [, ...taxes] = rows('taxes');
  expect(sumsOf(taxes.slice(0, -3), 4)).toEqual(taxed(quarter?.net ?? zero));
  expect(sumsOf(taxes.slice(-1), 4)).toEqual(taxed(quarter?.net ?? zero));

  const [, ...undone] = rows('paye-a-faire');
  expect(undone.map((row) => row[5])).toEqual(['2025-11-03', '']);
  expect(sumsOf(undone.slice(-1), 1)).toEqual([208_680]);

  const { rows: ledger } = await pool.query<{ charged: number }>(`
    select sum(amount)::int as charged from payment_events
    where event_type in ('payment.booked', 'payment.not-booked') and created_at >= '2025-10-01T04:00:00Z'
      and ticket not like 'by-hand:%'`);
  const [, ...gateway] = rows('jours-du-service-de-paiement');
  const days = gateway.slice(0, -1);
  expect(days.reduce((all, row) => all + centsOf(row[2]), 0)).toBe(ledger[0]?.charged);
  expect(days.reduce((all, row) => all + centsOf(row[4]), 0)).toBe(
    testApp.cards.refunds.reduce((all, { amount }) => all + amount, 0),
  );

  const [, ...journal] = rows('journal');
  for (const entry of Map.groupBy(journal, ([number]) => number).values())
    expect(sumsOf(entry, 2)[0]).toBe(sumsOf(entry, 2)[1]);
  const balance = (account: string) => {
    const [debit = 0, credit = 0] = sumsOf(
      journal.filter((row) => row[2] === account),
      2,
    );
    return debit - credit;
  };
  expect(balance('1200')).toBe(centsOf(gateway.at(-1)?.at(-1)));
  expect([balance('1010'), balance('1060')]).toEqual([208_680, 11_498]);
  expect([-balance('4000') - balance('4050'), -balance('2310'), -balance('2340')]).toEqual(
    taxed(quarter?.net ?? zero).slice(0, 3),
  );
  expect(balance('2400')).toBe(0);

  const papers = names.filter((name) => name.startsWith('pieces/'));
  const issued = [...sales.slice(0, -1), ...notes.slice(0, -1)].map((row) => row[1] ?? '');
  expect(papers).toHaveLength(issued.length);
  for (const number of issued) {
    const file = papers.find((name) => name.endsWith(`-${number}.pdf`)) ?? '';
    const { text: printed } = await extractText(await getDocumentProxy(files[file] ?? new Uint8Array()), {
      mergePages: true,
    });
    expect(printed).toContain(number);
  }

  expect(text('lisez-moi.txt')).toContain('Mois\u00a0: octobre 2025');
  const [, ...check] = rows('rapprochement');
  expect(check.map((row) => row[3])).toEqual([String(soldInOctober.length + 1), '0', '']);
  const compared = { ...deps, gatewayBooks: gatewayBooks(testApp.cards.gateway) };
  expect((await checkLedger(compared, { since: null, report: () => {} })).differences).toBe(0);
});

const zero = { base: 0, gst: 0, qst: 0 };
const plus = (one: typeof zero, other: typeof zero) => ({
  base: one.base + other.base,
  gst: one.gst + other.gst,
  qst: one.qst + other.qst,
});

it('in English it has commas and points, and September has the sale of its last second', async () => {
  const { rows, names } = await monthOf('2025-09', 'en');
  const [heads, ...sales] = rows('sales');
  expect(heads?.slice(-4)).toEqual(['Before tax', 'GST', 'QST', 'Total']);
  expect(sales.map((row) => row.at(-1))).toEqual(['2086.80', '2086.80']);
  expect(rows('paid-not-done').map((row) => row[5])).toEqual(['Visit on', '2025-10-14', '']);
  expect(names.filter((name) => name.startsWith('papers/'))).toHaveLength(1);
});

it('a month that is not over is marked, one ahead or before the first sale is refused in a sentence', async () => {
  const { filename, text, rows } = await monthOf('2025-11', 'en');
  expect(filename).toBe('attachment; filename="hauteclaire-2025-11-provisional.zip"');
  expect(text('read-me.txt')).toContain('PROVISIONAL');
  expect(rows('paid-not-done').map((row) => row[5])).toEqual(['Visit on', '2025-11-03', '']);
  for (const [month, code] of [
    ['2025-12', 'MONTH_AHEAD'],
    ['2025-08', 'MONTH_BEFORE_SALES'],
  ]) {
    const refused = await call('POST', 'months', { month, language: 'en' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, code]);
  }
  expect((await call('GET', 'months/2025-08.zip')).json().code).toBe('MONTH_NOT_MADE');
  expect((await call('GET', 'months/2025-13.zip')).statusCode).toBe(400);
});

it('it is asked for once while it is made, and one that fails says so and can be asked for again', async () => {
  const press = async () => (await call('POST', 'months', { month: '2025-10', language: 'en' })).json();
  expect([await press(), await press()]).toEqual([{ started: true }, { started: false }]);
  const { drawPaper } = deps;
  deps.drawPaper = () => Promise.reject(new Error('no font'));
  expect(await makeMonth(deps)).toBe(false);
  deps.drawPaper = drawPaper;
  const listed = async () =>
    (await call('GET', 'months?language=en')).json().months.map((one: Listed) => [one.month, one.file?.state]);
  type Listed = { month: string; file: { state: string } | null };
  expect(await listed()).toEqual([
    ['2025-11', 'ready'],
    ['2025-10', 'failed'],
    ['2025-09', 'ready'],
  ]);
  expect([await press(), await makeMonth(deps)]).toEqual([{ started: true }, true]);
  expect((await listed())[1]).toEqual(['2025-10', 'ready']);
});

it('the list has the sums of the taxes, and a program that stops leaves the work to the next', async () => {
  const { months } = (await call('GET', 'months?language=fr')).json();
  const quarter = (await readTaxes(deps, { year: 2025 })).quarters[3];
  const total = ({ base, gst, qst }: typeof zero) => base + gst + qst;
  expect([months[1].sold, months[1].refunded]).toEqual([
    total(quarter?.sold ?? zero),
    total(quarter?.refunded ?? zero),
  ]);
  await call('POST', 'months', { month: '2025-10', language: 'fr' });
  expect(await makeMonth(deps, AbortSignal.abort())).toBe(false);
  expect(await makeMonth(deps)).toBe(true);
});
