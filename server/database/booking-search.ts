import { sql } from 'drizzle-orm';

/**
 * Every field that a search looks at, concatenated into one text for the trigram index. Phone numbers and postal codes
 * appear a second time without their separators.
 */
export const bookingSearch = sql.raw(
  `lower(client_id || ' ' || order_no || ' ' || postal_code || ' ' || coating_type || ' ' || business_name || ' ' || ` +
    `coalesce(company_name, '') || ' ' || contact_name || ' ' || email || ' ' || phone || ' ' || ` +
    `translate(phone, ' ()+.-', '') || ' ' || billing_postal_code || ' ' || translate(billing_postal_code, ' -', ''))`,
);

/** The ten digits of a phone number however it was typed, by which a text finds its booking. */
export const phoneDigits = sql.raw(`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`);
