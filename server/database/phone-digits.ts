import { sql } from 'drizzle-orm';

/** The ten digits of a phone number in any format, used to match a text to its booking. */
export const phoneDigits = sql.raw(`right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)`);
