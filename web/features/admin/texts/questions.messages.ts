import { nbsp } from '#domain/format.ts';
import type { LetterWords } from './letter.messages.ts';
import { shared } from './shared.messages.ts';

const en: LetterWords = {
  ...shared.en,
  title: 'Questions and answers',
  subtitle: 'What visitors read under ‘FAQ’, and what search engines show of it.',
  failed: 'The questions could not be loaded.',
  form: 'New questions and answers',
  formLede: 'The page lists them in this order. Both languages have to be written before they can be set.',
  pane: (number) => `Question ${number}`,
  confirmTitle: (day) => `New questions from ${day}`,
  confirmNow: 'New questions from now on',
  set: 'Set the questions',
  done: 'The questions are set',
  notDone: 'The questions were not set',
  conflict:
    'Somebody else has set questions meanwhile. Yours are still here: compare them with the newest version and try again.',
  original: 'Original questions',
  use: 'Use these questions',
  againOf: (which) => `Use these questions: ${which}`,
  used: 'The fields now show these questions. Visitors read them once you set them.',
  withdrawTitle: 'Withdraw these questions?',
  withdrawText: 'Visitors never read them. Those in force today stay.',
  withdrawn: 'The questions are withdrawn',
};

const fr: LetterWords = {
  ...shared.fr,
  title: 'Questions et réponses',
  subtitle: `Ce que lisent les visiteurs sous «${nbsp}FAQ${nbsp}», et ce qu’en montrent les moteurs de recherche.`,
  failed: 'Les questions n’ont pas pu être lues.',
  form: 'Nouvelles questions et réponses',
  formLede: 'La page les présente dans cet ordre. Les deux langues doivent être écrites avant l’enregistrement.',
  pane: (number) => `Question${nbsp}${number}`,
  by: (who) => `Enregistrées par ${who}`,
  confirmTitle: (day) => `Nouvelles questions à compter du ${day}`,
  confirmNow: 'Nouvelles questions dès maintenant',
  set: 'Enregistrer les questions',
  done: 'Les questions sont enregistrées',
  notDone: 'Les questions n’ont pas été enregistrées',
  conflict: `Quelqu’un d’autre a enregistré des questions entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  original: 'Questions d’origine',
  use: 'Reprendre ces questions',
  againOf: (which) => `Reprendre ces questions${nbsp}: ${which}`,
  used: 'Les champs montrent maintenant ces questions. Les visiteurs les liront une fois qu’elles seront enregistrées.',
  withdrawTitle: `Retirer ces questions${nbsp}?`,
  withdrawText: 'Les visiteurs ne les liront jamais. Celles d’aujourd’hui restent.',
  withdrawn: 'Les questions sont retirées',
};

export const questions = { en, fr };
