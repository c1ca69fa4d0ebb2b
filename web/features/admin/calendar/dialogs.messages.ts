import { nbsp } from '#domain/format.ts';

export const messages = {
  blockTitle: { en: 'Block days or hours', fr: 'Bloquer des journées ou des heures' },
  blockLede: {
    en: 'They can no longer be booked. Visits already booked stay as they are.',
    fr: 'On ne pourra plus les réserver. Les visites déjà réservées restent telles quelles.',
  },
  from: { en: 'First day', fr: 'Première journée' },
  to: { en: 'Last day', fr: 'Dernière journée' },
  hours: { en: 'Only certain hours of each day', fr: 'Seulement certaines heures de chaque journée' },
  fromTime: { en: 'From', fr: 'De' },
  toTime: { en: 'Until', fr: 'À' },
  closes: {
    en: (times: string) => `Closes visits at ${times}.`,
    fr: (times: string) => `Ferme les visites de ${times}.`,
  },
  closesNone: { en: 'No visit begins in these hours.', fr: 'Aucune visite ne commence à ces heures.' },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: { en: 'Only your team sees it.', fr: 'Seule votre équipe le voit.' },
  wrongOrder: {
    en: 'The last day must not be before the first.',
    fr: 'La dernière journée ne doit pas précéder la première.',
  },
  wrongHours: { en: 'The end must be after the start.', fr: 'La fin doit suivre le début.' },
  wrongDay: { en: 'Choose a day.', fr: 'Choisissez une journée.' },
  block: { en: 'Block', fr: 'Bloquer' },
  blocking: { en: 'Blocking...', fr: 'Blocage…' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  close: { en: 'Close', fr: 'Fermer' },
  covered: {
    en: (count: number) => `${count} ${count === 1 ? 'visit is' : 'visits are'} booked then`,
    fr: (count: number) => `${count}${nbsp}${count < 2 ? 'visite y est réservée' : 'visites y sont réservées'}`,
  },
  coveredLater: {
    en: 'Nothing is cancelled. Move any visit that cannot take place.',
    fr: 'Rien n’est annulé. Déplacez toute visite qui ne peut pas avoir lieu.',
  },
  coveredNone: { en: 'No visit is booked then.', fr: 'Aucune visite n’y est réservée.' },
  coveredUnread: {
    en: 'The visits booked then could not be loaded.',
    fr: 'Les visites touchées n’ont pas pu être chargées.',
  },
  blocked: { en: 'Blocked', fr: 'Journées bloquées' },
  notBlocked: { en: 'Nothing was blocked', fr: 'Rien n’a été bloqué' },
  blockedTitle: { en: 'Blocked, with visits still booked', fr: 'Bloqué, avec des visites réservées' },
  blockedHeldTitle: { en: 'Blocked, with days still held', fr: 'Bloqué, avec des journées encore retenues' },
  unsure: { en: 'No answer arrived', fr: 'Aucune réponse n’est arrivée' },
  move: { en: 'Move', fr: 'Déplacer' },
};
