import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/database/database.ts';
import * as tables from '#server/database/schema/index.ts';

/** A row of an export by column. */
export type ExportRow = Record<string, string | number | boolean | null | object>;

type Export = { table: PgTable; without: readonly string[]; cents?: readonly string[] };

const sale = ['base', 'gst', 'qst', 'total', 'creditAmount'];

/**
 * The tables that can be exported, without tokens and their hashes, tickets and raw gateway responses. docs/decisions/0040
 * lists the tables that are left out, and why.
 */
export const exportsOf = {
  bookings: { table: tables.bookings, without: ['search', 'paymentTicket'], cents: sale },
  'booking-moves': { table: tables.bookingMoves, without: [] },
  'booking-corrections': { table: tables.bookingCorrections, without: [] },
  'storefront-corrections': {
    table: tables.storefrontCorrections,
    without: [],
    cents: ['base', 'gst', 'qst', 'total', 'charged'],
  },
  'booking-notes': { table: tables.bookingNotes, without: [] },
  'visit-reports': { table: tables.visitReports, without: [] },
  'visit-photos': { table: tables.visitPhotos, without: [] },
  'client-records': { table: tables.clientRecords, without: [] },
  'client-visits': { table: tables.clientVisits, without: [] },
  'client-notes': { table: tables.clientNotes, without: [] },
  certificates: { table: tables.certificates, without: [] },
  'terms-acceptances': { table: tables.termsAcceptances, without: ['visitorHash'] },
  'terms-texts': { table: tables.termsTexts, without: [] },
  payments: { table: tables.paymentEvents, without: ['ticket', 'rawPayload'], cents: ['amount'] },
  'payment-receipts': { table: tables.paymentReceipts, without: ['ticket', 'receiptJson'], cents: ['amount'] },
  refunds: { table: tables.refunds, without: ['ticket'], cents: ['amount', 'base', 'gst', 'qst'] },
  papers: { table: tables.issuedPapers, without: [] },
  accounting: { table: tables.accountingRecords, without: [] },
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
  'area-requests': { table: tables.areaRequests, without: ['tokenHash'] },
  'calendar-blocks': { table: tables.calendarBlocks, without: [] },
  'blocked-areas': { table: tables.blockedPostalCodes, without: [] },
  'price-lists': { table: tables.priceLists, without: [] },
  schedules: { table: tables.schedules, without: [] },
  'area-lists': { table: tables.areaLists, without: [] },
  'company-lists': { table: tables.companyLists, without: [] },
  letters: { table: tables.letters, without: [] },
  'mail-texts': { table: tables.mailTexts, without: [] },
  'terms-versions': { table: tables.termsVersions, without: [] },
  'question-lists': { table: tables.questionLists, without: [] },
  settings: { table: tables.settings, without: [] },
  'funnel-counts': { table: tables.funnelCounts, without: [] },
  audit: { table: tables.auditLog, without: [] },
} as const satisfies Record<string, Export>;
export type ExportName = keyof typeof exportsOf;

const columnsOf = ({ table, without }: Export): [string, PgColumn][] =>
  Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name));

/** The column names of an export, in the order of its table. */
export const exportHeads = (name: ExportName): string[] => columnsOf(exportsOf[name]).map(([head]) => head);

/** The columns of an export that are dollars. */
export function exportAmounts(name: ExportName): readonly string[] {
  const { cents = [] }: Export = exportsOf[name];
  return cents;
}

/** The primary key, by which rows are sorted. */
function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

const wentBack = sql`((select coalesce(sum(amount), 0) from refunds
  where booking_id = bookings.id and state = 'done') / 100.0)::numeric(12, 2)::text`;

/** Instants in ISO 8601, amounts in dollars with two decimals. */
function readableOf([name, column]: [string, PgColumn], cents: readonly string[] = []): SQL {
  // What went back is in the refunds; its former column keeps its name here.
  if (column === tables.bookings.creditAmount) return wentBack;
  if (column.getSQLType().startsWith('timestamp')) {
    return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  }
  if (column.getSQLType() === 'date') return sql`${column}::text`;
  return cents.includes(name) ? sql`(${column} / 100.0)::numeric(12, 2)::text` : sql`${column}`;
}

/** What a page has to wait for while an export is written: a few milliseconds of the processor. */
const pageRows = 50;

/** The rows of an export, fetched page by page from a cursor, so that they are never all in memory. */
export async function* exportRows(tx: Db, name: ExportName, page = pageRows): AsyncGenerator<ExportRow> {
  const chosen: Export = exportsOf[name];
  const values = columnsOf(chosen).map(([head, column]) => {
    return sql`${readableOf([head, column], chosen.cents)} as ${sql.identifier(head)}`;
  });
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`); // the caller limits slow readers
  await tx.execute(sql`
    declare export_rows no scroll cursor for
    select ${sql.join(values, sql`, `)} from ${chosen.table} order by ${sql.join(keyOf(chosen.table), sql`, `)}`);
  for (;;) {
    const { rows } = await tx.execute<ExportRow>(sql.raw(`fetch forward ${page} from export_rows`));
    if (rows.length === 0) return;
    yield* rows;
  }
}
