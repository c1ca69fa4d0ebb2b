import type { VisitChanges } from '#contract/visit/self-service.ts';
import { orderNo } from '#tests/screens/facts.ts';
import type { Visitor } from './visitor.ts';

/** What the holder of the secret link reads and presses. */
const visitWords = {
  en: {
    title: 'If something changes',
    when: /^Thursday, October 9, 9:00 AM/,
    follows: /follow shortly/,
    until: /until Tuesday, October 7, 2025 at\s9:00\sAM/,
    over: /could be moved until Tuesday, October 7, 2025 at\s9:00\sAM\./,
    move: 'Move the visit',
    cancel: 'Cancel this booking',
    calendar: 'Add to calendar',
    invoice: 'Invoice (PDF)',
    day: 'Available, Tuesday, October 14, 2025',
    own: 'Available, Thursday, October 9, 2025',
    chooseFirst: 'Choose a day first.',
    same: 'Your visit is at that time already.',
    taken: 'Tuesday, October 14, 2025 is no longer free',
    notMoved: 'The visit was not moved',
    unsure: 'No answer arrived',
    moved: 'Visit Moved',
    now: /^Tuesday, October 14, 9:00 AM/,
    unread: /could not be loaded just now/,
    again: 'Try again',
    failed: 'Cancellation Failed',
    weather: 'The forecast does not suit this day',
    held: /Tuesday, October 14, 2025 at\s9:00\sAM is held for you/,
    accept: 'Accept Reschedule',
    keep: 'Keep Original Time',
    language: 'en',
  },
  fr: {
    title: 'En cas de changement',
    when: /^jeudi 9\soctobre, 9\sh/i,
    follows: /suivront sous peu/,
    until: /jusqu’au mardi 7\soctobre 2025 à\s9\sh/,
    over: /pouvait être déplacé jusqu’au mardi 7\soctobre 2025 à\s9\sh\./,
    move: 'Déplacer le rendez-vous',
    cancel: 'Annuler cette réservation',
    calendar: 'Ajouter au calendrier',
    invoice: 'Facture (PDF)',
    day: 'Libre, mardi 14 octobre 2025',
    own: 'Libre, jeudi 9 octobre 2025',
    chooseFirst: 'Choisissez d’abord une journée.',
    same: 'Votre rendez-vous est déjà prévu à ce moment.',
    taken: 'Le mardi 14 octobre 2025 n’est plus libre',
    notMoved: 'Le rendez-vous n’a pas été déplacé',
    unsure: 'Aucune réponse n’est arrivée',
    moved: 'Rendez-vous déplacé',
    now: /^mardi 14\soctobre, 9\sh/i,
    unread: /n’ont pas pu être affichés/,
    again: 'Réessayer',
    failed: 'Échec de l’annulation',
    weather: 'La météo ne convient pas à cette date',
    held: /mardi 14\soctobre 2025 à\s9\sh est retenue pour vous/,
    accept: 'Accepter le report',
    keep: 'Garder la date prévue',
    language: 'fr',
  },
} as const;
export const visitWordsOf = ({ words }: Visitor) => visitWords[words.prefix === '' ? 'en' : 'fr'];

export const link = `/confirmation?order=${orderNo}&key=a-key`;
export const details = /\/api\/booking-details\/[^/]+(\?.*)?$/;
export const changes = '**/api/booking-details/*/changes*';
export const moving = '**/api/booking-details/*/move';
export const cancelling = '**/api/booking-details/*/cancel-link';
export const days = '**/api/booked-dates';

export const free: VisitChanges = {
  canMove: true,
  canCancel: true,
  moveUntil: '2025-10-07T13:00:00.000Z',
  noticeHours: 48,
  after: null,
  before: null,
  weatherPath: null,
};
export const moved = {
  appointmentDate: '2025-10-14',
  appointmentTime: '9:00 AM',
  moveUntil: '2025-10-12T13:00:00.000Z',
};
export const refused = (status: number, code: string) => ({ status, json: { error: `Refused: ${code}.`, code } });
