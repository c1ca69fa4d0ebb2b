import type { Pool } from 'pg';

/** Where the database keeps who somebody is and how to reach them. Words of a list, such as a service, are no such thing. */
const columns: Readonly<Record<string, readonly string[]>> = {
  administrators: ['name', 'email'],
  administrator_sessions: ['token'],
  administrator_two_factors: ['secret'],
  area_requests: ['email'],
  booking_contexts: ['customer'],
  booking_corrections: ['before', 'after'],
  booking_notes: ['words'],
  bookings: [
    'business_name',
    'company_name',
    'contact_name',
    'email',
    'phone',
    'phone_extension',
    'address',
    'billing_street',
    'billing_postal_code',
    'special_instructions',
  ],
  client_notes: ['words'],
  consent_mails: ['email'],
  consents: ['email'],
  manual_reviews: ['company_name', 'company_address', 'email', 'details'],
  manual_review_events: ['words'],
  outbox: ['recipient'],
  price_letters: ['email', 'company_name'],
  quotes: ['customer', 'storefronts'],
  received_texts: ['phone', 'body'],
  refunds: ['customer_note', 'recipient'],
  sms_opt_outs: ['phone'],
  booking_charges: ['reason'],
  storefront_corrections: ['reason'],
  visit_plans: ['email'],
  waiting_entries: ['email', 'phone'],
};

const cardNumbers = ['4242424242424242', '4000000000000002'];

/** What the program makes up for a link, a cookie or a session: 256 bits. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/;

/** Too short to be anybody's: a province, a language. */
const shortest = 5;

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= shortest ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** A phone number as it was typed, and as its digits alone. */
const spellings = (word: string): string[] => {
  const digits = word.replaceAll(/\D/g, '');
  return /^[+\d\s().-]+$/.test(word) && digits.length >= 10 ? [word, digits] : [word];
};

/** Every name, address, number and secret that a database knows of somebody. */
async function personalWords(pool: Pick<Pool, 'query'>): Promise<Set<string>> {
  const words = new Set(cardNumbers);
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await pool.query<Record<string, unknown>>(`select ${names.join(', ')} from ${table}`);
    for (const word of rows.flatMap(wordsIn).flatMap(spellings)) words.add(word.toLowerCase());
  }
  return words;
}

/** The lines of a log that name a person, or have a card number or a token in them, each with what it says. */
export async function personalLines(pool: Pick<Pool, 'query'>, lines: readonly string[]): Promise<string[]> {
  const words = await personalWords(pool);
  return lines.flatMap((line) => {
    const text = line.toLowerCase();
    const found = [...words].find((word) => text.includes(word)) ?? token.exec(line)?.[0];
    return found === undefined ? [] : [`${found} in ${line}`];
  });
}
