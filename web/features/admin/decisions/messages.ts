import { nbsp } from '#domain/format.ts';

const en = {
  title: 'Visits to decide',
  unread: 'The visits to decide could not be loaded.',
  kinds: {
    weather: 'The weather does not suit it, or its client has not answered the day we proposed.',
    closed: 'Its day or hour has been closed since it was booked.',
    crews: 'There are more visits than crews that day.',
    unmarked: 'Nobody has said how it went.',
    link: 'An unpaid payment link holds this day, which has been closed since.',
  },
  asked: 'Did these visits take place?',
  textsWait: 'Their reminders wait until you decide.',
  move: 'Move',
  keep: 'Keep',
  done: 'Done',
  missed: 'Missed',
  links: 'Payment links',
  all: { keep: 'Keep all of this day', done: 'All of this day took place' },
  deciding: 'Saving...',
  decided: { keep: 'Kept', done: 'Marked as done', missed: 'Marked as missed' },
  decidedText: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
  takeBack: 'It can be taken back at the booking for ten minutes, before anything is sent.',
  refused: 'Nothing was saved',
  more: (count: number) => `and ${count} older`,
};

const fr: typeof en = {
  title: 'Visites en attente de décision',
  unread: 'Les visites en attente de décision n’ont pas pu être lues.',
  kinds: {
    weather: 'La météo ne lui convient pas, ou la journée proposée est restée sans réponse.',
    closed: 'Sa journée ou son heure a été fermée depuis la réservation.',
    crews: 'Il y a plus de visites que d’équipes ce jour-là.',
    unmarked: 'Personne n’a dit comment elle s’est déroulée.',
    link: 'Un lien de paiement impayé retient cette journée, fermée depuis.',
  },
  asked: `Ces visites ont-elles eu lieu${nbsp}?`,
  textsWait: 'Leurs rappels attendent votre décision.',
  move: 'Déplacer',
  keep: 'Maintenir',
  done: 'Effectuée',
  missed: 'Manquée',
  links: 'Liens de paiement',
  all: { keep: 'Maintenir toute la journée', done: 'Toute la journée a eu lieu' },
  deciding: 'Un instant…',
  decided: { keep: 'C’est maintenu', done: 'C’est noté comme effectué', missed: 'C’est noté comme manqué' },
  decidedText: (count) => (count === 1 ? `1${nbsp}visite` : `${count}${nbsp}visites`),
  takeBack: 'On peut revenir sur sa décision dans la réservation pendant dix minutes, avant tout envoi.',
  refused: 'Rien n’a été enregistré',
  more: (count) => `et ${count}${nbsp}de plus anciennes`,
};

export const messages = { en, fr };
