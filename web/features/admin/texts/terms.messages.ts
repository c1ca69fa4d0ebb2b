import { nbsp } from '#domain/format.ts';
import { shared } from './shared.messages.ts';

export const terms = {
  ...shared,
  title: { en: 'Terms and conditions', fr: 'Conditions générales' },
  subtitle: {
    en: 'What a client accepts before paying. A booking keeps the version that was accepted for it.',
    fr: 'Ce qu’une personne accepte avant de payer. Une réservation garde la version acceptée pour elle.',
  },
  failed: { en: 'The terms could not be loaded.', fr: 'Les conditions n’ont pas pu être chargées.' },
  form: { en: 'New terms', fr: 'Nouvelles conditions' },
  formLede: {
    en: 'They are asked for from their first day on; nobody who has booked is bound by them. A blank line begins a new paragraph, of eight at most. Have them read by a lawyer.',
    fr: 'Elles sont demandées dès leur premier jour; elles ne lient personne qui a déjà réservé. Une ligne vide commence un nouveau paragraphe, huit au plus. Faites-les relire par une avocate ou un avocat.',
  },
  pane: {
    en: (number: number) => (number === 0 ? 'Title' : `Section ${number}`),
    fr: (number: number) => (number === 0 ? 'Titre' : `Section${nbsp}${number}`),
  },
  newSection: { en: 'New section', fr: 'Nouvelle section' },
  addSection: { en: 'Add a section', fr: 'Ajouter une section' },
  moveUp: { en: 'Move up', fr: 'Monter' },
  moveUpOf: {
    en: (number: number) => `Move up section ${number}`,
    fr: (number: number) => `Monter la section${nbsp}${number}`,
  },
  remove: { en: 'Remove', fr: 'Retirer' },
  removeOf: {
    en: (number: number) => `Remove section ${number}`,
    fr: (number: number) => `Retirer la section${nbsp}${number}`,
  },
  by: { ...shared.by, fr: (who: string) => `Enregistrées par ${who}` },
  confirmTitle: {
    en: (day: string) => `New terms from ${day}`,
    fr: (day: string) => `Nouvelles conditions à compter du ${day}`,
  },
  confirmNow: { en: 'New terms from now on', fr: 'Nouvelles conditions dès maintenant' },
  set: { en: 'Set the terms', fr: 'Enregistrer les conditions' },
  done: { en: 'The terms are set', fr: 'Les conditions sont enregistrées' },
  notDone: { en: 'The terms were not set', fr: 'Les conditions n’ont pas été enregistrées' },
  conflict: {
    en: 'Somebody else has set terms in the meantime. Yours are still here: compare them with the newest version and try again.',
    fr: `Quelqu’un d’autre a enregistré des conditions entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'Original terms', fr: 'Conditions d’origine' },
  use: { en: 'Use these terms', fr: 'Reprendre ces conditions' },
  againOf: {
    en: (which: string) => `Use these terms: ${which}`,
    fr: (which: string) => `Reprendre ces conditions${nbsp}: ${which}`,
  },
  used: {
    en: 'The fields now show these terms. Visitors accept them once you set them.',
    fr: 'Les champs montrent maintenant ces conditions. On les acceptera une fois qu’elles seront enregistrées.',
  },
  withdrawTitle: { en: 'Withdraw these terms?', fr: 'Retirer ces conditions?' },
  withdrawText: {
    en: 'Nobody is ever asked to accept them. Those in force today stay.',
    fr: 'Personne n’aura à les accepter. Celles d’aujourd’hui restent.',
  },
  withdrawn: { en: 'The terms are withdrawn', fr: 'Les conditions sont retirées' },
};
