import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { schedule } from '#business/schedule.ts';
import type { Db } from '#server/database/database.ts';
import * as tables from '#server/database/schema/index.ts';

export type ExportRow = Record<string, string | number | boolean | null | object>;

type Export = {
  table: PgTable;
  without: readonly string[];
  cents?: readonly string[];
  /** Extra fields besides the columns, by name; all dollars or text. */
  beside?: Readonly<Record<string, SQL>>;
};

const amounts = ['base', 'gst', 'qst', 'total'];
const sale = [...amounts, 'creditAmount'];

const ofBooking = (column: PgColumn): SQL =>
  sql`(select ${column} from ${tables.bookings} where ${tables.bookings.id} = ${tables.accountingRecords.bookingId})`;
const dollars = (cents: SQL): SQL => sql`(${cents} / 100.0)::numeric(12, 2)::text`;

/** Which sale was recorded in the books, and how much of it was refunded since. */
const recorded = {
  orderNo: ofBooking(tables.bookings.orderNo),
  businessName: ofBooking(tables.bookings.businessName),
  ...Object.fromEntries(
    (['base', 'gst', 'qst', 'total'] as const).map((name) => [name, dollars(ofBooking(tables.bookings[name]))]),
  ),
  refunded: dollars(sql`(select coalesce(sum(amount), 0) from ${tables.refunds}
    where ${tables.refunds.bookingId} = ${tables.accountingRecords.bookingId} and state = 'done')`),
};

/** Without tokens and their hashes, tickets and raw gateway responses. The README says which are left out, and why. */
export const exportsOf = {
  bookings: { table: tables.bookings, without: ['search', 'paymentTicket'], cents: sale },
  'booking-moves': { table: tables.bookingMoves, without: [] },
  'booking-corrections': { table: tables.bookingCorrections, without: [] },
  'storefront-corrections': {
    table: tables.storefrontCorrections,
    without: [],
    cents: [...amounts, 'charged'],
  },
  'booking-notes': { table: tables.bookingNotes, without: [] },
  'visit-reports': { table: tables.visitReports, without: [] },
  'kept-visits': { table: tables.keptVisits, without: [] },
  'visit-photos': { table: tables.visitPhotos, without: [] },
  'client-records': { table: tables.clientRecords, without: [] },
  'client-visits': { table: tables.clientVisits, without: [] },
  'client-notes': { table: tables.clientNotes, without: [] },
  certificates: { table: tables.certificates, without: [] },
  'terms-acceptances': { table: tables.termsAcceptances, without: ['visitorHash'] },
  'terms-texts': { table: tables.termsTexts, without: [] },
  payments: { table: tables.paymentEvents, without: ['ticket', 'rawPayload'], cents: ['amount'] },
  'payment-receipts': { table: tables.paymentReceipts, without: ['ticket', 'receiptJson'], cents: ['amount'] },
  charges: { table: tables.bookingCharges, without: ['tokenHash'], cents: amounts },
  refunds: { table: tables.refunds, without: ['ticket'], cents: ['amount', 'base', 'gst', 'qst'] },
  papers: { table: tables.issuedPapers, without: [] },
  accounting: { table: tables.accountingRecords, without: [], cents: [...amounts, 'refunded'], beside: recorded },
  messages: { table: tables.outbox, without: [] },
  'received-texts': { table: tables.receivedTexts, without: [] },
  'text-opt-outs': { table: tables.smsOptOuts, without: [] },
  consents: { table: tables.consents, without: [] },
  'consent-mails': { table: tables.consentMails, without: ['unsubscribeHash', 'offerHash'] },
  'visit-plans': { table: tables.visitPlans, without: [] },
  'weather-judgements': { table: tables.weatherJudgements, without: [] },
  'weather-proposals': { table: tables.weatherNotifications, without: ['responseToken'] },
  reviews: { table: tables.manualReviews, without: ['tokenHash'] },
  'review-events': { table: tables.manualReviewEvents, without: [] },
  quotes: { table: tables.quotes, without: ['tokenHash'] },
  'price-letters': { table: tables.priceLetters, without: ['tokenHash'], cents: amounts },
  'area-requests': { table: tables.areaRequests, without: ['tokenHash'] },
  'waiting-list': { table: tables.waitingEntries, without: ['tokenHash'] },
  'waiting-offers': { table: tables.waitingOffers, without: [] },
  'calendar-blocks': { table: tables.calendarBlocks, without: [] },
  'day-crews': { table: tables.dayCrews, without: [] },
  'blocked-areas': { table: tables.blockedPostalCodes, without: [] },
  'price-lists': { table: tables.priceLists, without: [] },
  schedules: { table: tables.schedules, without: [] },
  'area-lists': { table: tables.areaLists, without: [] },
  'company-lists': { table: tables.companyLists, without: [] },
  letters: { table: tables.letters, without: [] },
  'mail-texts': { table: tables.mailTexts, without: [] },
  'terms-versions': { table: tables.termsVersions, without: [] },
  'question-lists': { table: tables.questionLists, without: [] },
  proofs: { table: tables.proofs, without: ['file'], beside: { pdf: sql`encode(file, 'base64')` } },
  settings: { table: tables.settings, without: [] },
  sources: { table: tables.bookingSources, without: [] },
  'funnel-counts': { table: tables.funnelCounts, without: [] },
  audit: { table: tables.auditLog, without: [] },
} as const satisfies Record<string, Export>;
export type ExportName = keyof typeof exportsOf;

const columnsOf = ({ table, without }: Export): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name));

/** The column names of an export, in the order of its table. */
export const exportHeads = (name: ExportName): string[] => [
  ...columnsOf(exportsOf[name]).map(([head]) => head),
  ...Object.keys(besideOf(name)),
];

function besideOf(name: ExportName): Readonly<Record<string, SQL>> {
  const { beside = {} }: Export = exportsOf[name];
  return beside;
}

export function exportAmounts(name: ExportName): readonly string[] {
  const { cents = [] }: Export = exportsOf[name];
  return cents;
}

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

const wentBack = dollars(sql`(select coalesce(sum(amount), 0) from refunds
  where booking_id = bookings.id and state = 'done')`);

/** Instants in ISO 8601 in business time, amounts in dollars with two decimals. */
function readableOf([name, column]: [string, PgColumn], cents: readonly string[] = []): SQL {
  // Refunds are in their own table; the former column keeps its name here.
  if (column === tables.bookings.creditAmount) return wentBack;
  if (column.getSQLType().startsWith('timestamp')) {
    return sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MSTZH:TZM')`;
  }
  if (column.getSQLType() === 'date') return sql`${column}::text`;
  return cents.includes(name) ? dollars(sql`${column}`) : sql`${column}`;
}

/** How long an export may delay a page: a few milliseconds of CPU time. */
const pageRows = 50;

/** The rows of an export, fetched page by page from a cursor, so that they are never all in memory. */
export async function* exportRows(tx: Db, name: ExportName, page = pageRows): AsyncGenerator<ExportRow> {
  const chosen: Export = exportsOf[name];
  const read = columnsOf(chosen).map(([head, column]) => [head, readableOf([head, column], chosen.cents)] as const);
  const values = [...read, ...Object.entries(besideOf(name))].map(
    ([head, value]) => sql`${value} as ${sql.identifier(head)}`,
  );
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`); // the caller limits slow readers
  await tx.execute(sql.raw(`set local time zone '${schedule.timeZone}'`));
  await tx.execute(sql`
    declare export_rows no scroll cursor for
    select ${sql.join(values, sql`, `)} from ${chosen.table} order by ${sql.join(keyOf(chosen.table), sql`, `)}`);
  for (;;) {
    const { rows } = await tx.execute<ExportRow>(sql.raw(`fetch forward ${page} from export_rows`));
    if (rows.length === 0) return;
    yield* rows;
  }
}
