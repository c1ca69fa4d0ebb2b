import { nbsp } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { messages as shared } from '#web/features/admin/shell/versions/messages.ts';

const named = {
  en: {
    greeting: 'Greeting',
    opening: 'Opening',
    body: 'Letter',
    signature: 'Signature',
    question: 'Question',
    answer: 'Answer',
  },
  fr: {
    greeting: 'Salutation',
    opening: 'Ouverture',
    body: 'Lettre',
    signature: 'Signature',
    question: 'Question',
    answer: 'Réponse',
  },
};

const nameIn = (language: Language, name: string): string =>
  Object.entries(named[language]).find(([known]) => known === name)?.[1] ?? name;

const sharedEn = {
  ...shared.en,
  beginsHint: 'From midnight. Today: at once.',
  preview: 'What visitors will read',
  previewLede: 'In both languages.',
  languageName: 'English',
  textIn: (name: string, language: Language) => `${nameIn('en', name)} in ${language === 'en' ? 'English' : 'French'}`,
  textOf: (name: string, number: number, language: Language) =>
    `${nameIn('en', name)}${number > 0 ? ` ${number}` : ''}, ${language === 'en' ? 'English' : 'French'}`,
  hints: { body: 'A blank line begins a new paragraph, of eight at most.' } as Readonly<Record<string, string>>,
  /** What the words in braces stand for, and how each language writes them. */
  fillIns: {
    hours: 'the hours in which you answer the phone',
    price: 'the first price of Full Preservation',
    yearly: 'its share of each year of the warranty',
  } as Readonly<Record<string, string>>,
  fillIn: (english: string, french: string, meaning: string) =>
    `${english}, or ${french} in French, becomes ${meaning}.`,
  wrong: (count: number) => (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`),
  by: (who: string) => `Set by ${who}`,
};

const sharedFr: typeof sharedEn = {
  ...shared.fr,
  beginsHint: `Dès minuit. Aujourd’hui${nbsp}: aussitôt.`,
  preview: 'Ce que liront les visiteurs',
  previewLede: 'Dans les deux langues.',
  languageName: 'Français',
  textIn: (name, language) => `${nameIn('fr', name)} en ${language === 'en' ? 'anglais' : 'français'}`,
  textOf: (name, number, language) =>
    `${nameIn('fr', name)}${number > 0 ? `${nbsp}${number}` : ''}, ${language === 'en' ? 'anglais' : 'français'}`,
  hints: { body: 'Une ligne vide commence un nouveau paragraphe, huit au plus.' },
  fillIns: {
    hours: 'les heures où vous répondez au téléphone',
    price: 'le premier prix de la Préservation complète',
    yearly: 'sa part pour chaque année de garantie',
  },
  fillIn: (english, french, meaning) => `${french}, ou ${english} en anglais, devient ${meaning}.`,
  wrong: (count) => (count === 1 ? 'Un champ est à revoir.' : `${count}${nbsp}champs sont à revoir.`),
  by: (who) => `Enregistrée par ${who}`,
};

const letterEn = {
  ...sharedEn,
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

const letterFr: typeof letterEn = {
  ...sharedFr,
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

const questionsEn: typeof letterEn = {
  ...sharedEn,
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

const questionsFr: typeof letterEn = {
  ...sharedFr,
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

export const messages = {
  letter: { en: letterEn, fr: letterFr },
  questions: { en: questionsEn, fr: questionsFr },
};
