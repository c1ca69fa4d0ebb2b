import { nbsp } from '#domain/format.ts';
import { shared } from './shared.messages.ts';

const en = {
  ...shared.en,
  title: 'Letter',
  subtitle: 'What visitors read under ‘What is this?’. The three figures beside it stay.',
  failed: 'The letter could not be loaded.',
  form: 'New letter',
  formLede: 'Visitors read it in their own language. Both have to be written before it can be set.',
  pane: (_number: number): string => 'Letter',
  confirmTitle: (day: string) => `New letter from ${day}`,
  confirmNow: 'New letter from now on',
  set: 'Set the letter',
  done: 'The letter is set',
  notDone: 'The letter was not set',
  conflict:
    'Somebody else has set a letter meanwhile. Yours is still here: compare it with the newest version and try again.',
  original: 'Original letter',
  use: 'Use this letter',
  againOf: (which: string) => `Use this letter: ${which}`,
  used: 'The fields now show this letter. Visitors read it once you set it.',
  withdrawTitle: 'Withdraw this letter?',
  withdrawText: 'Visitors never read it. The one in force today stays.',
  withdrawn: 'The letter is withdrawn',
};

const fr: typeof en = {
  ...shared.fr,
  title: 'Lettre',
  subtitle: `Ce que lisent les visiteurs sous «${nbsp}Qu’est-ce que c’est${nbsp}?${nbsp}». Les trois chiffres en marge restent.`,
  failed: 'La lettre n’a pas pu être lue.',
  form: 'Nouvelle lettre',
  formLede: 'Chaque personne la lit dans sa langue. Les deux versions doivent être écrites avant l’enregistrement.',
  pane: () => 'Lettre',
  confirmTitle: (day) => `Nouvelle lettre à compter du ${day}`,
  confirmNow: 'Nouvelle lettre dès maintenant',
  set: 'Enregistrer la lettre',
  done: 'La lettre est enregistrée',
  notDone: 'La lettre n’a pas été enregistrée',
  conflict: `Quelqu’un d’autre a enregistré une lettre entre-temps. La vôtre est encore là${nbsp}: comparez-la à la version la plus récente, puis réessayez.`,
  original: 'Lettre d’origine',
  use: 'Reprendre cette lettre',
  againOf: (which) => `Reprendre cette lettre${nbsp}: ${which}`,
  used: 'Les champs montrent maintenant cette lettre. Les visiteurs la liront une fois qu’elle sera enregistrée.',
  withdrawTitle: `Retirer cette lettre${nbsp}?`,
  withdrawText: 'Les visiteurs ne la liront jamais. Celle d’aujourd’hui reste.',
  withdrawn: 'La lettre est retirée',
};

export const letter = { en, fr };
export type LetterWords = typeof en;
