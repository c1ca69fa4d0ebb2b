import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'The season by week', fr: 'La saison par semaine' },
  failed: { en: 'The season could not be loaded.', fr: 'La saison n’a pas pu être chargée.' },
  note: {
    en: 'Visits by the week in which they take place, without cancelled ones and before taxes; below the line, the same week of last year. Paid is what was paid here and did not go back.',
    fr: 'Les visites par semaine, sans celles qui sont annulées, avant taxes. Sous la ligne, la même semaine un an plus tôt. Payé\u00a0: ce qui a été payé ici et n’a pas été remboursé.',
  },
  bookedFor: { en: (year: number) => `Booked for ${year}`, fr: (year: number) => `Réservées pour ${year}` },
  left: {
    en: (count: number) => (count === 1 ? '1 place is left.' : `${count} places are left.`),
    fr: (count: number) => (count > 1 ? `Il reste ${count}${nbsp}places.` : `Il reste ${count}${nbsp}place.`),
  },
  rain: {
    en: (amount: string, days: number) =>
      `A day lost to rain costs ${amount}: the average of ${days} ${days === 1 ? 'sold day' : 'sold days'}.`,
    fr: (amount: string, days: number) =>
      `Une journée perdue à la pluie coûte ${amount}${nbsp}: la moyenne de ${days}${nbsp}${days > 1 ? 'journées vendues' : 'journée vendue'}.`,
  },
  none: {
    en: (year: number) => `No visit is booked for ${year} yet.`,
    fr: (year: number) => `Aucune visite n’est encore réservée pour ${year}.`,
  },
  week: { en: 'Week of', fr: 'Semaine du' },
  booked: { en: 'Booked', fr: 'Réservé' },
  paid: { en: 'Paid', fr: 'Payé' },
  done: { en: 'Done', fr: 'Effectué' },
  bookedBefore: { en: 'Booked last year', fr: 'Réservé l’an passé' },
  doneBefore: { en: 'Done last year', fr: 'Effectué l’an passé' },
  placesLeft: { en: 'Places left', fr: 'Places restantes' },
  sum: { en: 'Season', fr: 'Saison' },
};
