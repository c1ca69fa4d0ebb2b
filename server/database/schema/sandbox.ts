import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { refundMethods } from '#domain/refunds/method.ts';
import { bytes, centsColumn, instant, isIn, oneOf } from './columns.ts';
import type { DayFigures } from './weather.ts';

const ticketStates = ['open', 'approved', 'declined'] as const;

/** The records of the card gateway simulator; they survive a killed program, like the real gateway's. */
export const sandboxCardTickets = pgTable(
  'sandbox_card_tickets',
  {
    serial: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticket: text().notNull().unique(),
    orderNo: text().notNull(),
    amount: centsColumn().notNull(),
    language: oneOf(languages).notNull(),
    state: oneOf(ticketStates).notNull().default('open'),
    /** The vault's key of the card that its form offers. */
    savedCard: text(),
    settlement: jsonb().$type<Record<string, string>>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // Like the real gateway, it charges an order number once.
    uniqueIndex('sandbox_card_tickets_charged_once').on(table.orderNo).where(sql`state = 'approved'`),
    check('sandbox_card_tickets_state', isIn('state', ticketStates)),
  ],
);

/** Every refund and void requested from the card gateway simulator, with its answer. */
export const sandboxCardRefunds = pgTable(
  'sandbox_card_refunds',
  {
    serial: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text().notNull(),
    /** The payment's. */
    transactionNo: text().notNull(),
    method: oneOf(refundMethods).notNull(),
    amount: centsColumn().notNull(),
    approved: boolean().notNull(),
    responseCode: text().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('sandbox_card_refunds_payment').on(table.orderNo, table.transactionNo),
    check('sandbox_card_refunds_method', isIn('method', refundMethods)),
  ],
);

export const faultyProviders = ['card', 'mail', 'sms', 'weather', 'accounting', 'alerts'] as const;
export const faultModes = ['down', 'slow', 'error', 'reset-after-commit'] as const;

/** Faults that a simulator injects into its next calls. */
export const sandboxFaults = pgTable(
  'sandbox_faults',
  {
    provider: oneOf(faultyProviders).primaryKey(),
    mode: oneOf(faultModes).notNull(),
    remaining: integer().notNull(),
  },
  () => [
    check('sandbox_faults_provider', isIn('provider', faultyProviders)),
    check('sandbox_faults_mode', isIn('mode', faultModes)),
    check('sandbox_faults_remaining', sql`remaining >= 0`),
  ],
);

/** E-mails received by the SMTP simulator, byte for byte. */
export const sandboxMails = pgTable(
  'sandbox_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sender: text().notNull(),
    recipient: text().notNull(),
    raw: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('sandbox_mails_recipient').on(sql`lower(recipient)`, table.id)],
);

/** Text messages accepted by the SMS simulator, in the provider's format. */
export const sandboxTexts = pgTable(
  'sandbox_texts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sid: text().notNull().unique(),
    recipient: text().notNull(),
    sender: text().notNull(),
    body: text().notNull(),
    status: text().notNull(),
    statusCallback: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('sandbox_texts_recipient').on(table.recipient, table.id)],
);

/** Alerts received by the webhook simulator, as they came. */
export const sandboxAlerts = pgTable('sandbox_alerts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant().notNull(),
});

type SandboxFigures = DayFigures & { wetFrom?: number | undefined; wetUntil?: number | undefined };
/** The forecast of a day, and the actual weather if it differed. */
type SandboxDay = SandboxFigures & { did?: SandboxFigures | undefined };

/** Forecasts set by hand; any other day is clear. */
export const sandboxForecasts = pgTable('sandbox_forecasts', {
  date: date({ mode: 'string' }).primaryKey(),
  figures: jsonb().$type<SandboxDay>().notNull(),
});

/** The records of the accounting simulator, in the provider's format. */
export const sandboxAccounting = pgTable(
  'sandbox_accounting',
  {
    serial: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    key: text().notNull(),
    uniqueValue: text(),
    data: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('sandbox_accounting_once').on(table.kind, table.uniqueValue),
    index('sandbox_accounting_key').on(table.kind, table.key, table.serial),
  ],
);
