import { nbsp } from '#domain/format.ts';

const en = {
  title: 'Today and tomorrow',
  days: ['Today', 'Tomorrow'],
  none: ['No visit today', 'No visit tomorrow'],
  free: 'No visit today, and none tomorrow.',
  print: 'Print for the van',
  loading: 'Loading the visits of today and tomorrow',
  unread: 'The visits of today and tomorrow could not be loaded.',
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
  print: 'Imprimer pour la camionnette',
  loading: 'Lecture des visites d’aujourd’hui et de demain',
  unread: 'Les visites d’aujourd’hui et de demain n’ont pas pu être lues.',
  again: 'Réessayer',
  noForecast: 'Aucune prévision',
  temperature: (degrees) => `${degrees}${nbsp}°C`,
  gusts: (speed) => `rafales de ${speed}${nbsp}km/h`,
  instructions: `Consignes${nbsp}:`,
  note: `Note${nbsp}:`,
};

export const messages = { en, fr };
