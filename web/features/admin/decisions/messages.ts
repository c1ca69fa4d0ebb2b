import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'Visits to decide', fr: 'Visites en attente de décision' },
  unread: {
    en: 'The visits to decide could not be loaded.',
    fr: 'Les visites en attente de décision n’ont pas pu être chargées.',
  },
  kinds: {
    weather: {
      en: 'The weather does not suit it, or its client has not answered the day we proposed.',
      fr: 'La météo ne lui convient pas, ou la journée proposée est restée sans réponse.',
    },
    closed: {
      en: 'Its day or hour has been closed since it was booked.',
      fr: 'Sa journée ou son heure a été fermée depuis la réservation.',
    },
    crews: { en: 'There are more visits than crews that day.', fr: 'Il y a plus de visites que d’équipes ce jour-là.' },
    unmarked: { en: 'Nobody has said how it went.', fr: 'Personne n’a dit comment elle s’est déroulée.' },
    link: {
      en: 'An unpaid payment link holds this day, which has been closed since.',
      fr: 'Un lien de paiement impayé retient cette journée, fermée depuis.',
    },
  },
  asked: { en: 'Did these visits take place?', fr: 'Ces visites ont-elles eu lieu?' },
  textsWait: { en: 'Their reminders wait until you decide.', fr: 'Leurs rappels attendent votre décision.' },
  move: { en: 'Move', fr: 'Déplacer' },
  keep: { en: 'Keep', fr: 'Maintenir' },
  done: { en: 'Done', fr: 'Effectuée' },
  missed: { en: 'Missed', fr: 'Manquée' },
  links: { en: 'Payment links', fr: 'Liens de paiement' },
  all: {
    keep: { en: 'Keep all of this day', fr: 'Maintenir toute la journée' },
    done: { en: 'All of this day took place', fr: 'Toute la journée a eu lieu' },
  },
  deciding: { en: 'Saving...', fr: 'Un instant…' },
  decided: {
    keep: { en: 'Kept', fr: 'C’est maintenu' },
    done: { en: 'Marked as done', fr: 'C’est noté comme effectué' },
    missed: { en: 'Marked as missed', fr: 'C’est noté comme manqué' },
  },
  decidedText: {
    en: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
    fr: (count: number) => (count === 1 ? `1${nbsp}visite` : `${count}${nbsp}visites`),
  },
  takeBack: {
    en: 'It can be taken back at the booking for ten minutes, before anything is sent.',
    fr: 'On peut revenir sur sa décision dans la réservation pendant dix minutes, avant tout envoi.',
  },
  refused: { en: 'Nothing was saved', fr: 'Rien n’a été enregistré' },
  more: { en: (count: number) => `and ${count} older`, fr: (count: number) => `et ${count}${nbsp}de plus anciennes` },
};
