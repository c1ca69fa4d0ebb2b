import { nbsp } from '#domain/format.ts';

/** The words that every fact with versions has. */
const en = {
  again: 'Try again',
  when: 'When',
  begins: 'Starts on',
  note: 'Note',
  noteHint: 'Only you and other owners see it.',
  look: 'Check and set',
  unchanged: 'Nothing has been changed yet.',
  discard: 'Discard',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  working: 'Setting...',
  notYet: 'Not yet',
  noAnswer: 'No answer arrived. What you entered is still here: please try again.',
  versions: 'All versions',
  states: { past: 'Past', current: 'In force', coming: 'To come', withdrawn: 'Withdrawn' },
  since: (when: string) => `From ${when}`,
  someone: 'somebody who is gone',
  withdraw: 'Withdraw',
  withdrawOf: (which: string) => `Withdraw: ${which}`,
};

const fr: typeof en = {
  again: 'Réessayer',
  when: 'Quand',
  begins: 'En vigueur le',
  note: 'Note',
  noteHint: 'Visible par vous et les autres propriétaires seulement.',
  look: 'Vérifier et fixer',
  unchanged: 'Rien n’a encore changé.',
  discard: 'Abandonner',
  changes: (count) => (count === 1 ? '1 changement' : `${count}${nbsp}changements`),
  working: 'Un instant…',
  notYet: 'Pas encore',
  noAnswer: `Aucune réponse n’est arrivée. Votre saisie est encore là${nbsp}: veuillez réessayer.`,
  versions: 'Toutes les versions',
  states: { past: 'Passée', current: 'En vigueur', coming: 'À venir', withdrawn: 'Retirée' },
  since: (when) => `À compter du ${when}`,
  someone: 'une personne qui n’y travaille plus',
  withdraw: 'Retirer',
  withdrawOf: (which) => `Retirer${nbsp}: ${which}`,
};

export type SharedWords = typeof en;
export const messages = { en, fr };
