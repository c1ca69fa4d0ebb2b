import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Today and tomorrow', fr: 'Aujourd’hui et demain' },
  counted: {
    en: (now: number, next: number) => `Today ${now}, tomorrow ${next}`,
    fr: (now: number, next: number) => `Aujourd’hui ${now}, demain ${next}`,
  },
  days: { en: ['Today', 'Tomorrow'], fr: ['Aujourd’hui', 'Demain'] },
  none: { en: ['No visit today', 'No visit tomorrow'], fr: ['Aucune visite aujourd’hui', 'Aucune visite demain'] },
  free: { en: 'No visit today, and none tomorrow.', fr: 'Aucune visite aujourd’hui ni demain.' },
  noneOfCrew: { en: 'No visit for this crew', fr: 'Aucune visite pour cette équipe' },
  ofDay: { en: 'Visits of the day', fr: 'Visites de la journée' },
  freeDay: { en: 'No visit on this day.', fr: 'Aucune visite cette journée-là.' },
  print: { en: 'Print for the van', fr: 'Imprimer pour la camionnette' },
  loading: { en: 'Loading the visits', fr: 'Chargement des visites' },
  unread: { en: 'The visits could not be loaded.', fr: 'Les visites n’ont pas pu être chargées.' },
  again: { en: 'Try again', fr: 'Réessayer' },
  noForecast: { en: 'No forecast', fr: 'Aucune prévision' },
  temperature: { en: (degrees: string) => `${degrees} °C`, fr: (degrees: string) => `${degrees}${nbsp}°C` },
  gusts: { en: (speed: string) => `gusts ${speed} km/h`, fr: (speed: string) => `rafales de ${speed}${nbsp}km/h` },
  instructions: { en: 'Instructions:', fr: `Consignes${nbsp}:` },
  note: { en: 'Note:', fr: `Note${nbsp}:` },
};
