import type { OpeningHours } from '#domain/calendar/opening-hours.ts';

const name = 'Hauteclaire';
const city = 'Montréal';
const hours: OpeningHours = { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' };

/** The business. Re-branding the site means editing this folder and nothing else. */
export const brand = {
  name,
  legalName: 'Hauteclaire',
  email: 'care@example.com',
  /** E.164; formatted for display in each language. */
  phone: '+15145550142',
  /** In every e-mail, as Canada's anti-spam law requires. A placeholder until the operator provides it. */
  mailingAddress: { street: '100, rue Exemple', city: 'Montréal', province: 'QC', postalCode: 'H2Y 1A1' },
  /** Recipient of alerts and reviews. */
  operatorEmail: 'operator@example.com',
  /** E.164; receives alerts by text when e-mail fails and there is no `ALERT_WEBHOOK`. Null: no one does. */
  operatorPhone: null as string | null,
  /** Two capital letters that prefix order numbers, client numbers and invitation codes. */
  prefix: 'HC',
  /** One lowercase word that prefixes browser storage keys and exported file names. */
  key: 'hauteclaire',
  timeZone: 'America/Toronto',
  /** Where the storefronts are; the postal codes are in `area.ts`. */
  city,
  region: 'QC',
  /** First letters of the region's postal codes. */
  postalLetters: 'GHJ',
  country: 'CA',
  /** When the phone is answered; crew days are in `schedule.ts`. */
  hours,
  /** Where the opening hours link to: the search engine's profile, which includes holidays. */
  searchPage: `https://www.google.com/search?q=${encodeURIComponent(`${name} ${city}`)}`,
} as const;
