import { nbsp } from '#domain/format.ts';

/** The words shared by every fact with versions. */
export const messages = {
  when: { en: 'When', fr: 'Quand' },
  begins: { en: 'Starts on', fr: 'En vigueur le' },
  beginsHint: { en: 'From midnight. Today: at once.', fr: `Dès minuit. Aujourd’hui${nbsp}: aussitôt.` },
  note: { en: 'Note', fr: 'Note' },
  noteHint: { en: 'Only you and other owners see it.', fr: 'Visible par vous et les autres propriétaires seulement.' },
  preview: { en: 'What visitors will read', fr: 'Ce que liront les visiteurs' },
  previewLede: { en: 'In both languages.', fr: 'Dans les deux langues.' },
  languageName: { en: 'English', fr: 'Français' },
  wrong: {
    en: (count: number) => (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`),
    fr: (count: number) => (count === 1 ? 'Un champ est à revoir.' : `${count}${nbsp}champs sont à revoir.`),
  },
  look: { en: 'Check and set', fr: 'Vérifier et fixer' },
  unchanged: { en: 'Nothing has been changed yet.', fr: 'Rien n’a encore changé.' },
  discard: { en: 'Discard', fr: 'Abandonner' },
  changes: {
    en: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
    fr: (count: number) => (count === 1 ? '1 changement' : `${count}${nbsp}changements`),
  },
  working: { en: 'Setting...', fr: 'Un instant…' },
  notYet: { en: 'Not yet', fr: 'Pas encore' },
  versions: { en: 'All versions', fr: 'Toutes les versions' },
  states: {
    past: { en: 'Past', fr: 'Passée' },
    current: { en: 'In force', fr: 'En vigueur' },
    coming: { en: 'To come', fr: 'À venir' },
    withdrawn: { en: 'Withdrawn', fr: 'Retirée' },
  },
  since: { en: (when: string) => `From ${when}`, fr: (when: string) => `À compter du ${when}` },
  someone: { en: 'somebody who is gone', fr: 'une personne qui n’y travaille plus' },
  withdraw: { en: 'Withdraw', fr: 'Retirer' },
  withdrawOf: { en: (which: string) => `Withdraw: ${which}`, fr: (which: string) => `Retirer${nbsp}: ${which}` },
};
