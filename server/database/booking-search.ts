import { sql } from 'drizzle-orm';

/**
 * Everything that a booking is looked for by, in one text. Numbers and postal codes stand there once more without what
 * people put between their parts.
 */
export const bookingSearch = sql.raw(
  `lower(client_id || ' ' || order_no || ' ' || postal_code || ' ' || coating_type || ' ' || business_name || ' ' || ` +
    `coalesce(company_name, '') || ' ' || contact_name || ' ' || email || ' ' || phone || ' ' || ` +
    `translate(phone, ' ()+.-', '') || ' ' || billing_postal_code || ' ' || translate(billing_postal_code, ' -', ''))`,
);
