import { nbsp } from '#domain/format.ts';

const en = {
  title: 'Today and tomorrow',
  days: ['Today', 'Tomorrow'],
  none: ['No visit today', 'No visit tomorrow'],
  free: 'No visit today, and none tomorrow.',
  noneOfCrew: 'No visit for this crew',
  ofDay: 'Visits of the day',
  freeDay: 'No visit on this day.',
  print: 'Print for the van',
  loading: 'Loading the visits',
  unread: 'The visits could not be loaded.',
  again: 'Try again',
  noForecast: 'No forecast',
  temperature: (degrees: string) => `${degrees} °C`,
  gusts: (speed: string) => `gusts ${speed} km/h`,
  instructions: 'Instructions:',
  note: 'Note:',
};

const fr: typeof en = {
  title: 'Aujourd’hui et demain',
  days: ['Aujourd’hui', 'Demain'],
  none: ['Aucune visite aujourd’hui', 'Aucune visite demain'],
  free: 'Aucune visite aujourd’hui ni demain.',
  noneOfCrew: 'Aucune visite pour cette équipe',
  ofDay: 'Visites de la journée',
  freeDay: 'Aucune visite cette journée-là.',
  print: 'Imprimer pour la camionnette',
  loading: 'Lecture des visites',
  unread: 'Les visites n’ont pas pu être lues.',
  again: 'Réessayer',
  noForecast: 'Aucune prévision',
  temperature: (degrees) => `${degrees}${nbsp}°C`,
  gusts: (speed) => `rafales de ${speed}${nbsp}km/h`,
  instructions: `Consignes${nbsp}:`,
  note: `Note${nbsp}:`,
};

export const messages = { en, fr };
