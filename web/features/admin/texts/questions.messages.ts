import { nbsp } from '#domain/format.ts';
import type { letter } from './letter.messages.ts';
import { shared } from './shared.messages.ts';

export const questions: typeof letter = {
  ...shared,
  title: { en: 'Questions and answers', fr: 'Questions et réponses' },
  subtitle: {
    en: 'What visitors read under ‘FAQ’, and what search engines show of it.',
    fr: `Ce que lisent les visiteurs sous «${nbsp}FAQ${nbsp}», et ce qu’en montrent les moteurs de recherche.`,
  },
  failed: { en: 'The questions could not be loaded.', fr: 'Les questions n’ont pas pu être chargées.' },
  form: { en: 'New questions and answers', fr: 'Nouvelles questions et réponses' },
  formLede: {
    en: 'The page lists them in this order. Both languages have to be written before they can be set.',
    fr: 'La page les présente dans cet ordre. Les deux langues doivent être écrites avant l’enregistrement.',
  },
  pane: { en: (number) => `Question ${number}`, fr: (number) => `Question${nbsp}${number}` },
  by: { ...shared.by, fr: (who: string) => `Enregistrées par ${who}` },
  confirmTitle: { en: (day) => `New questions from ${day}`, fr: (day) => `Nouvelles questions à compter du ${day}` },
  confirmNow: { en: 'New questions from now on', fr: 'Nouvelles questions dès maintenant' },
  set: { en: 'Set the questions', fr: 'Enregistrer les questions' },
  done: { en: 'The questions are set', fr: 'Les questions sont enregistrées' },
  notDone: { en: 'The questions were not set', fr: 'Les questions n’ont pas été enregistrées' },
  conflict: {
    en: 'Somebody else has set questions in the meantime. Yours are still here: compare them with the newest version and try again.',
    fr: `Quelqu’un d’autre a enregistré des questions entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'Original questions', fr: 'Questions d’origine' },
  use: { en: 'Use these questions', fr: 'Reprendre ces questions' },
  againOf: {
    en: (which) => `Use these questions: ${which}`,
    fr: (which) => `Reprendre ces questions${nbsp}: ${which}`,
  },
  used: {
    en: 'The fields now show these questions. Visitors read them once you set them.',
    fr: 'Les champs montrent maintenant ces questions. Les visiteurs les liront une fois qu’elles seront enregistrées.',
  },
  withdrawTitle: { en: 'Withdraw these questions?', fr: 'Retirer ces questions?' },
  withdrawText: {
    en: 'Visitors never read them. Those in force today stay.',
    fr: 'Les visiteurs ne les liront jamais. Celles d’aujourd’hui restent.',
  },
  withdrawn: { en: 'The questions are withdrawn', fr: 'Les questions sont retirées' },
};
