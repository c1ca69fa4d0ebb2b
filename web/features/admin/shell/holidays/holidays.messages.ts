import type { HolidayName } from '#domain/calendar/holidays.ts';
import { nbsp } from '#domain/format.ts';

const namesEn: Readonly<Record<HolidayName, string>> = {
  'new-year': 'New Year’s Day',
  family: 'Family Day',
  'good-friday': 'Good Friday',
  'easter-monday': 'Easter Monday',
  patriots: 'National Patriots’ Day',
  victoria: 'Victoria Day',
  national: 'Saint-Jean-Baptiste Day',
  canada: 'Canada Day',
  labour: 'Labour Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas Day',
  boxing: 'Boxing Day',
};

const namesFr: Readonly<Record<HolidayName, string>> = {
  'new-year': 'Jour de l’An',
  family: 'Jour de la Famille',
  'good-friday': 'Vendredi saint',
  'easter-monday': 'Lundi de Pâques',
  patriots: 'Journée nationale des patriotes',
  victoria: 'Fête de la Reine',
  national: 'Fête nationale',
  canada: 'Fête du Canada',
  labour: 'Fête du Travail',
  thanksgiving: 'Action de grâce',
  christmas: 'Jour de Noël',
  boxing: 'Lendemain de Noël',
};

const en = {
  names: namesEn,
  title: 'Public holidays on days that you sell',
  lede: 'They stay open to bookings until you decide.',
  close: 'Close',
  keep: 'Keep open',
  closeNamed: (holiday: string) => `Close: ${holiday}`,
  keepNamed: (holiday: string) => `Keep open: ${holiday}`,
  closed: (holiday: string) => `${holiday}: closed`,
  visitsStay: (count: number) =>
    count === 1
      ? 'One visit is booked then and stays until you move it.'
      : `${count} visits are booked then and stay until you move them.`,
  kept: (holiday: string) => `${holiday}: stays open`,
  failed: 'That did not work',
};

const fr: typeof en = {
  names: namesFr,
  title: 'Jours fériés que vous offrez à la réservation',
  lede: 'Ils restent ouverts aux réservations jusqu’à votre décision.',
  close: 'Fermer',
  keep: 'Laisser ouvert',
  closeNamed: (holiday) => `Fermer${nbsp}: ${holiday}`,
  keepNamed: (holiday) => `Laisser ouvert${nbsp}: ${holiday}`,
  closed: (holiday) => `${holiday}${nbsp}: journée fermée`,
  visitsStay: (count) =>
    count === 1
      ? 'Une visite y est réservée et y reste jusqu’à ce que vous la déplaciez.'
      : `${count}${nbsp}visites y sont réservées et y restent jusqu’à ce que vous les déplaciez.`,
  kept: (holiday) => `${holiday}${nbsp}: reste ouvert`,
  failed: 'Cela n’a pas fonctionné',
};

export const messages = { en, fr };
