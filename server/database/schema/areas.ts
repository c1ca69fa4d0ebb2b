import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#domain/language.ts';
import { instant, isIn, oneOf } from './columns.ts';

/** `asked` until the e-mail is confirmed; `told` once notified of the opening; `left` after unsubscribing. */
export const areaRequestStates = ['asked', 'confirmed', 'told', 'left'] as const;

/** A request to be notified when an area is served, with the consent text exactly as it was shown. */
export const areaRequests = pgTable(
  'area_requests',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    area: text().notNull(),
    language: oneOf(languages).notNull(),
    state: oneOf(areaRequestStates).notNull().default('asked'),
    /** SHA-256 of the token in its e-mails. */
    tokenHash: text().notNull().unique(),
    consentText: text().notNull(),
    ipAddress: text().notNull(),
    userAgent: text().notNull(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    leftAt: instant(),
    toldAt: instant(),
  },
  (table) => [
    uniqueIndex('area_requests_once').on(table.email, table.area).where(sql`state in ('asked', 'confirmed')`),
    index('area_requests_email').on(sql`lower(email)`),
    index('area_requests_created').on(table.createdAt),
    index('area_requests_area').on(table.area, table.state),
    check('area_requests_state', isIn('state', areaRequestStates)),
  ],
);
