import type { retention } from '#business/retention.ts';
import { addedNames } from '#domain/booking/fields.ts';

/** Which rule ends a personal column; the others say what keeps it. */
export type ColumnRule =
  | keyof typeof retention
  | 'bookings'
  | 'sessions'
  /** An administrator, removed by an owner. */
  | 'administrator'
  /** An opt-out, only kept in order to honour it. */
  | 'opt-out';

/** What the database calls the column of a property (`casing` in `server/database`). */
export const columnName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const addedColumns: Readonly<Record<string, ColumnRule>> = Object.fromEntries(
  addedNames.map((name) => [columnName(name), 'bookings']),
);

/**
 * Every column that says something about a person, by table: erasure requests and retention rules are both built
 * from it (`queries/blank.ts`). `columns.test.ts` checks that none is missing, and that nothing is left after clearing.
 */
export const personalColumns: Readonly<Record<string, Readonly<Record<string, ColumnRule>>>> = {
  administrators: { name: 'administrator', email: 'administrator', image: 'administrator' },
  administrator_sessions: { ip_address: 'sessions', user_agent: 'sessions', token: 'sessions' },
  administrator_verifications: { identifier: 'sessions', value: 'sessions' },
  administrator_passkeys: { name: 'administrator' },
  area_requests: {
    email: 'areaRequests',
    ip_address: 'areaRequests',
    user_agent: 'areaRequests',
  },
  waiting_entries: { email: 'waiting', phone: 'waiting', ip_address: 'waiting', user_agent: 'waiting' },
  consents: { email: 'consents' },
  consent_mails: { email: 'consents' },
  booking_contexts: {
    customer: 'checkouts',
    booking_data: 'checkouts',
    visitor_hash: 'checkouts',
    address_hash: 'checkouts',
  },
  saved_cards: { last4: 'bookings', expires: 'bookings' },
  booking_corrections: { before: 'bookings', after: 'bookings' },
  booking_notes: { words: 'bookings' },
  booking_viewers: { visitor_hash: 'bookings' },
  booking_charges: { reason: 'bookings' },
  bookings: {
    business_name: 'bookings',
    company_name: 'bookings',
    contact_name: 'bookings',
    email: 'bookings',
    phone: 'bookings',
    phone_extension: 'bookings',
    address: 'bookings',
    billing_street: 'bookings',
    billing_city: 'bookings',
    billing_postal_code: 'bookings',
    ...addedColumns,
    cancellation_reason: 'bookings',
    feeling: 'bookings',
    aesthetic: 'bookings',
    purpose: 'bookings',
    search: 'bookings',
  },
  calendar_holds: { visitor_hash: 'holds', address_hash: 'holds', network_hashes: 'holds' },
  client_notes: { words: 'bookings' },
  issued_papers: { facts: 'bookings' },
  manual_reviews: { company_name: 'reviews', company_address: 'reviews', email: 'reviews', details: 'reviews' },
  manual_review_events: { words: 'reviews' },
  operator_bookings: {
    customer: 'operatorBookings',
    booking_data: 'operatorBookings',
    note: 'operatorBookings',
  },
  price_letters: {
    email: 'priceReminders',
    company_name: 'priceReminders',
    ip_address: 'priceReminders',
    user_agent: 'priceReminders',
  },
  quotes: { customer: 'quotes', words: 'quotes', storefronts: 'quotes' },
  outbox: { recipient: 'messages', detail: 'messages', content: 'messages', failure: 'messages' },
  received_texts: { phone: 'messages', body: 'messages' },
  refunds: { customer_note: 'bookings', settlement_reason: 'bookings', recipient: 'refundRecipients' },
  storefront_corrections: { reason: 'bookings' },
  sms_opt_outs: { phone: 'opt-out' },
  visit_plans: { email: 'plans' },
  terms_acceptances: { ip_address: 'bookings', user_agent: 'bookings', visitor_hash: 'untiedAcceptances' },
};

/** What stays after an erasure request: the buyer, until their year is over, and an opt-out from texts. */
export const keptOnRequest: Readonly<Record<string, readonly string[]>> = {
  bookings: [
    'address',
    'billing_city',
    'billing_postal_code',
    'billing_street',
    'business_name',
    'company_name',
    'contact_name',
  ],
  sms_opt_outs: ['phone'],
};
