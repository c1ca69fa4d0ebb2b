import type { OpeningHours } from '#domain/calendar/opening-hours.ts';

const name = 'Belvédère Glass';
const city = 'Ottawa';
const hours: OpeningHours = { days: [2, 6], opens: '8:00 AM', closes: '6:00 PM' };

/** The second brand: no such business exists. Its name has an accent and a space, as a brand's may. */
export const brand = {
  name,
  legalName: 'Belvédère Glass Care Inc.',
  email: 'bonjour@belvedere.example.com',
  phone: '+16135550187',
  mailingAddress: { street: '20 Example Street', city: 'Ottawa', province: 'ON', postalCode: 'K1N 5A5' },
  operatorEmail: 'office@belvedere.example.com',
  operatorPhone: null as string | null,
  prefix: 'BG',
  key: 'belvedere',
  timeZone: 'America/Toronto',
  city,
  region: 'ON',
  postalLetters: 'KLMNP',
  country: 'CA',
  hours,
  searchPage: `https://www.google.com/search?q=${encodeURIComponent(`${name} ${city}`)}`,
} as const;
