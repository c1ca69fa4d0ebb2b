import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { consentPages, consentPurposes, mailPurposes } from '#domain/consents/consent.ts';
import { languages } from '#domain/language.ts';
import type { ProposedDay } from '#domain/offers/plan-days.ts';
import { bookings } from './bookings.ts';
import { clientRecords } from './clients.ts';
import { instant, isIn, oneOf } from './columns.ts';

/**
 * Each consent to receive mail and each withdrawal, by address and purpose; the newest counts. Append-only: a trigger lets
 * nothing be changed but the address, which becomes its hash when a person is erased.
 */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case. */
    email: text().notNull(),
    purpose: oneOf(consentPurposes).notNull(),
    given: boolean().notNull(),
    /** The booking whose page or mail it came from. */
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    page: oneOf(consentPages).notNull(),
    /** The text agreed to, as shown; null for a withdrawal. */
    textVersion: text(),
    consentText: text(),
    language: oneOf(languages).notNull(),
    /** Null if done by the customer. */
    administratorId: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('consents_newest').on(table.purpose, table.email, table.id),
    index('consents_email').on(table.email, table.id),
    index('consents_created').on(table.createdAt),
    index('consents_booking').on(table.bookingId, table.id),
    check('consents_purpose', isIn('purpose', consentPurposes)),
    check('consents_page', isIn('page', consentPages)),
    check('consents_text', sql`given = (consent_text is not null) and given = (text_version is not null)`),
  ],
);

/**
 * The mails queued on the basis of a consent: once per visit, per client and season, or per address,
 * season and visit of a plan.
 */
export const consentMails = pgTable(
  'consent_mails',
  {
    id: uuid().primaryKey(),
    purpose: oneOf(mailPurposes).notNull(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    /** The address that its link can unsubscribe; in lower case. */
    email: text().notNull(),
    /** The client of a pre-season offer. */
    recordId: uuid().references(() => clientRecords.id, { onDelete: 'cascade' }),
    /** The year of the season; null for a request for a review. */
    season: integer(),
    /** Which visit of the season's plan it is, and the days proposed for it, best first. */
    visitNo: integer(),
    days: jsonb().$type<ProposedDay[]>(),
    /** The hashes of its links, whose tokens are derived from the ids and the application secret. */
    unsubscribeHash: text().notNull().unique(),
    offerId: uuid(),
    offerHash: text().unique(),
    offerExpiresAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('consent_mails_rating').on(table.bookingId).where(sql`purpose = 'rating'`),
    uniqueIndex('consent_mails_season').on(table.recordId, table.season).where(sql`purpose = 'season'`),
    uniqueIndex('consent_mails_plan').on(table.email, table.season, table.visitNo).where(sql`purpose = 'plan'`),
    index('consent_mails_email').on(table.email),
    index('consent_mails_booking').on(table.bookingId),
    index('consent_mails_created').on(table.createdAt),
    check('consent_mails_purpose', isIn('purpose', mailPurposes)),
    check('consent_mails_season', sql`(purpose = 'season') = (record_id is not null and season is not null)`),
    check(
      'consent_mails_plan',
      sql`(purpose = 'plan') = (visit_no is not null and days is not null) and (purpose <> 'plan' or season is not null)`,
    ),
  ],
);
