import type { HolidayName } from '#domain/calendar/holidays.ts';
import { nbsp } from '#domain/format.ts';
import type { Bilingual } from '#domain/language.ts';

const names: Readonly<Record<HolidayName, Bilingual>> = {
  'new-year': { en: 'New Year’s Day', fr: 'Jour de l’An' },
  family: { en: 'Family Day', fr: 'Jour de la Famille' },
  'good-friday': { en: 'Good Friday', fr: 'Vendredi saint' },
  'easter-monday': { en: 'Easter Monday', fr: 'Lundi de Pâques' },
  patriots: { en: 'National Patriots’ Day', fr: 'Journée nationale des patriotes' },
  victoria: { en: 'Victoria Day', fr: 'Fête de la Reine' },
  national: { en: 'Saint-Jean-Baptiste Day', fr: 'Fête nationale' },
  canada: { en: 'Canada Day', fr: 'Fête du Canada' },
  labour: { en: 'Labour Day', fr: 'Fête du Travail' },
  thanksgiving: { en: 'Thanksgiving', fr: 'Action de grâce' },
  christmas: { en: 'Christmas Day', fr: 'Jour de Noël' },
  boxing: { en: 'Boxing Day', fr: 'Lendemain de Noël' },
};

export const messages = {
  names,
  title: { en: 'Public holidays on days that you sell', fr: 'Jours fériés ouverts à la réservation' },
  lede: {
    en: 'They stay open to bookings until you decide.',
    fr: 'Ils restent ouverts aux réservations jusqu’à votre décision.',
  },
  close: { en: 'Close', fr: 'Fermer' },
  keep: { en: 'Keep open', fr: 'Laisser ouvert' },
  closeNamed: { en: (holiday: string) => `Close: ${holiday}`, fr: (holiday: string) => `Fermer${nbsp}: ${holiday}` },
  keepNamed: {
    en: (holiday: string) => `Keep open: ${holiday}`,
    fr: (holiday: string) => `Laisser ouvert${nbsp}: ${holiday}`,
  },
  closed: {
    en: (holiday: string) => `${holiday}: closed`,
    fr: (holiday: string) => `${holiday}${nbsp}: journée fermée`,
  },
  visitsStay: {
    en: (count: number) =>
      count === 1
        ? 'One visit is booked then and stays until you move it.'
        : `${count} visits are booked then and stay until you move them.`,
    fr: (count: number) =>
      count === 1
        ? 'Une visite y est réservée et y reste jusqu’à ce que vous la déplaciez.'
        : `${count}${nbsp}visites y sont réservées et y restent jusqu’à ce que vous les déplaciez.`,
  },
  kept: {
    en: (holiday: string) => `${holiday}: stays open`,
    fr: (holiday: string) => `${holiday}${nbsp}: reste ouvert`,
  },
  failed: { en: 'That did not work', fr: 'Cela n’a pas fonctionné' },
};
