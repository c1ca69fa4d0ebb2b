import { nbsp } from '#domain/format.ts';
import type { LetterWords } from './letter.messages.ts';
import { mailsNamed } from './names.messages.ts';
import { shared } from './shared.messages.ts';

const en: LetterWords & { nothingYet: string } = {
  ...shared.en,
  title: 'Texts of emails',
  subtitle: 'What your emails to clients say in your voice. Amounts, deadlines, links and what the law asks stay.',
  failed: 'The texts could not be loaded.',
  form: 'New texts',
  formLede:
    'Emails that are written from their first day on have them. Both languages have to be written. A blank line begins a new paragraph, or a new step.',
  pane: (number) => Object.values(mailsNamed.en)[number - 1] ?? '',
  preview: 'What clients will read',
  previewLede: 'Texts that are worded anew, with an example.',
  nothingYet: 'No text has been changed yet.',
  confirmTitle: (day) => `New texts of emails from ${day}`,
  confirmNow: 'New texts of emails from now on',
  set: 'Set the texts',
  done: 'The texts are set',
  notDone: 'The texts were not set',
  conflict:
    'Somebody else has set texts meanwhile. Yours are still here: compare them with the newest version and try again.',
  original: 'Original texts',
  use: 'Use these texts',
  againOf: (which) => `Use these texts: ${which}`,
  used: 'The fields now show these texts. Clients read them once you set them.',
  withdrawTitle: 'Withdraw these texts?',
  withdrawText: 'Clients never read them. Those in force today stay.',
  withdrawn: 'The texts are withdrawn',
};

const fr: typeof en = {
  ...shared.fr,
  title: 'Textes des courriels',
  subtitle:
    'Ce que vos courriels aux clients disent de votre voix. Les montants, les délais, les liens et ce qu’exige la loi restent.',
  failed: 'Les textes n’ont pas pu être lus.',
  form: 'Nouveaux textes',
  formLede:
    'Les courriels écrits dès leur premier jour les portent. Les deux langues doivent être écrites. Une ligne vide commence un nouveau paragraphe ou une nouvelle étape.',
  pane: (number) => Object.values(mailsNamed.fr)[number - 1] ?? '',
  preview: 'Ce que liront les clients',
  previewLede: 'Les textes reformulés, avec un exemple.',
  nothingYet: 'Rien n’est encore reformulé.',
  by: (who) => `Enregistrés par ${who}`,
  confirmTitle: (day) => `Nouveaux textes des courriels à compter du ${day}`,
  confirmNow: 'Nouveaux textes des courriels dès maintenant',
  set: 'Enregistrer les textes',
  done: 'Les textes sont enregistrés',
  notDone: 'Les textes n’ont pas été enregistrés',
  conflict: `Quelqu’un d’autre a enregistré des textes entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  original: 'Textes d’origine',
  use: 'Reprendre ces textes',
  againOf: (which) => `Reprendre ces textes${nbsp}: ${which}`,
  used: 'Les champs montrent maintenant ces textes. Les clients les liront une fois qu’ils seront enregistrés.',
  withdrawTitle: `Retirer ces textes${nbsp}?`,
  withdrawText: 'Les clients ne les liront jamais. Ceux d’aujourd’hui restent.',
  withdrawn: 'Les textes sont retirés',
};

export const mails = { en, fr };
