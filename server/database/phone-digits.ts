import { sql } from 'drizzle-orm';

/** The ten digits of a phone number however it was typed, by which a text finds its booking. */
export const phoneDigits = sql.raw(`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`);
