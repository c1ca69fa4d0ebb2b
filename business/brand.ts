import type { OpeningHours } from '#domain/calendar/opening-hours.ts';

const name = 'Hauteclaire';
const city = 'Montréal';
const hours: OpeningHours = { days: [1, 5], opens: '7:00 AM', closes: '5:00 PM' };

/** Who the house is. Re-branding the site means editing this folder and nothing else. */
export const brand = {
  name,
  legalName: 'Hauteclaire',
  email: 'care@example.com',
  /** E.164; shown in the form of each language. */
  phone: '+15145550142',
  /** Where post reaches the house; in every mail, as the anti-spam law asks. A placeholder until the operator gives it. */
  mailingAddress: { street: '100, rue Exemple', city: 'Montréal', province: 'QC', postalCode: 'H2Y 1A1' },
  /** Who is told what needs a person, and where reviews go. */
  operatorEmail: 'operator@example.com',
  orderPrefix: 'HC',
  timeZone: 'America/Toronto',
  /** Where the storefronts are; the postal codes are in `area.ts`. */
  city,
  region: 'QC',
  country: 'CA',
  /** When the phone is answered; the days of the crews are in `schedule.ts`. */
  hours,
  /** Where the hours lead: what a search engine knows of the house, holidays included. */
  searchPage: `https://www.google.com/search?q=${encodeURIComponent(`${name} ${city}`)}`,
} as const;
