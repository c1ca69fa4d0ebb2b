import type { OpeningHours } from '#domain/calendar/opening-hours.ts';

const name = 'Hauteclaire';
const city = 'Montréal';
const hours: OpeningHours = { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' };

/** The business. Re-branding the site means editing this folder and nothing else. */
export const brand = {
  name,
  legalName: 'Hauteclaire',
  email: 'care@example.com',
  /** E.164; shown in the form of each language. */
  phone: '+15145550142',
  /** In every e-mail, as Canada's anti-spam law requires. A placeholder until the operator provides it. */
  mailingAddress: { street: '100, rue Exemple', city: 'Montréal', province: 'QC', postalCode: 'H2Y 1A1' },
  /** Recipient of alerts and reviews. */
  operatorEmail: 'operator@example.com',
  /** E.164; gets an alert as a text when mail cannot take it and there is no `ALERT_WEBHOOK`. Null: nobody does. */
  operatorPhone: null as string | null,
  /** Two capital letters: they begin the numbers of orders and clients, and invitation codes. */
  prefix: 'HC',
  /** A word of small letters: it begins the names of what browsers keep, and of exported files. */
  key: 'hauteclaire',
  timeZone: 'America/Toronto',
  /** Where the storefronts are; the postal codes are in `area.ts`. */
  city,
  region: 'QC',
  /** With which letters the postal codes of the region begin. */
  postalLetters: 'GHJ',
  country: 'CA',
  /** When the phone is answered; the days of the crews are in `schedule.ts`. */
  hours,
  /** Where the opening hours link to: the search engine's profile, which includes holidays. */
  searchPage: `https://www.google.com/search?q=${encodeURIComponent(`${name} ${city}`)}`,
} as const;
