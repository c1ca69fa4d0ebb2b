import { nbsp } from '#domain/format.ts';
import { shared } from './shared.messages.ts';

export const letter = {
  ...shared,
  title: { en: 'Letter', fr: 'Lettre' },
  subtitle: {
    en: 'What visitors read under ‘What is this?’. The three figures beside it stay.',
    fr: `Ce que lisent les visiteurs sous «${nbsp}Qu’est-ce que c’est?${nbsp}». Les trois chiffres en marge restent.`,
  },
  failed: { en: 'The letter could not be loaded.', fr: 'La lettre n’a pas pu être chargée.' },
  form: { en: 'New letter', fr: 'Nouvelle lettre' },
  formLede: {
    en: 'Visitors read it in their own language. Both have to be written before it can be set.',
    fr: 'Chaque personne la lit dans sa langue. Les deux versions doivent être écrites avant l’enregistrement.',
  },
  pane: { en: (_number: number): string => 'Letter', fr: (_number: number): string => 'Lettre' },
  confirmTitle: {
    en: (day: string) => `New letter from ${day}`,
    fr: (day: string) => `Nouvelle lettre à compter du ${day}`,
  },
  confirmNow: { en: 'New letter from now on', fr: 'Nouvelle lettre dès maintenant' },
  set: { en: 'Set the letter', fr: 'Enregistrer la lettre' },
  done: { en: 'The letter is set', fr: 'La lettre est enregistrée' },
  notDone: { en: 'The letter was not set', fr: 'La lettre n’a pas été enregistrée' },
  conflict: {
    en: 'Somebody else has set a letter in the meantime. Yours is still here: compare it with the newest version and try again.',
    fr: `Quelqu’un d’autre a enregistré une lettre entre-temps. La vôtre est encore là${nbsp}: comparez-la à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'Original letter', fr: 'Lettre d’origine' },
  use: { en: 'Use this letter', fr: 'Reprendre cette lettre' },
  againOf: {
    en: (which: string) => `Use this letter: ${which}`,
    fr: (which: string) => `Reprendre cette lettre${nbsp}: ${which}`,
  },
  used: {
    en: 'The fields now show this letter. Visitors read it once you set it.',
    fr: 'Les champs montrent maintenant cette lettre. Les visiteurs la liront une fois qu’elle sera enregistrée.',
  },
  withdrawTitle: { en: 'Withdraw this letter?', fr: 'Retirer cette lettre?' },
  withdrawText: {
    en: 'Visitors never read it. The one in force today stays.',
    fr: 'Les visiteurs ne la liront jamais. Celle d’aujourd’hui reste.',
  },
  withdrawn: { en: 'The letter is withdrawn', fr: 'La lettre est retirée' },
};
