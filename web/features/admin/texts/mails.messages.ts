import { nbsp } from '#domain/format.ts';
import type { Bilingual } from '#domain/language.ts';
import type { letter } from './letter.messages.ts';
import { mailsNamed } from './names.messages.ts';
import { shared } from './shared.messages.ts';

export const mails: typeof letter & { nothingYet: Bilingual } = {
  ...shared,
  title: { en: 'Texts of emails', fr: 'Textes des courriels' },
  subtitle: {
    en: 'What your emails to clients say in your voice. Amounts, deadlines, links and what the law asks stay.',
    fr: 'Ce que vos courriels aux clients disent de votre voix. Les montants, les délais, les liens et ce qu’exige la loi restent.',
  },
  failed: { en: 'The texts could not be loaded.', fr: 'Les textes n’ont pas pu être chargés.' },
  form: { en: 'New texts', fr: 'Nouveaux textes' },
  formLede: {
    en: 'Emails that are written from their first day on have them. Both languages have to be written. A blank line begins a new paragraph, or a new step.',
    fr: 'Les courriels écrits dès leur premier jour les portent. Les deux langues doivent être écrites. Une ligne vide commence un nouveau paragraphe ou une nouvelle étape.',
  },
  pane: {
    en: (number) => Object.values(mailsNamed)[number - 1]?.en ?? '',
    fr: (number) => Object.values(mailsNamed)[number - 1]?.fr ?? '',
  },
  preview: { en: 'What clients will read', fr: 'Ce que liront les clients' },
  previewLede: { en: 'Reworded texts, with an example.', fr: 'Les textes reformulés, avec un exemple.' },
  nothingYet: { en: 'No text has been changed yet.', fr: 'Rien n’est encore reformulé.' },
  by: { ...shared.by, fr: (who: string) => `Enregistrés par ${who}` },
  confirmTitle: {
    en: (day) => `New texts of emails from ${day}`,
    fr: (day) => `Nouveaux textes des courriels à compter du ${day}`,
  },
  confirmNow: { en: 'New texts of emails from now on', fr: 'Nouveaux textes des courriels dès maintenant' },
  set: { en: 'Set the texts', fr: 'Enregistrer les textes' },
  done: { en: 'The texts are set', fr: 'Les textes sont enregistrés' },
  notDone: { en: 'The texts were not set', fr: 'Les textes n’ont pas été enregistrés' },
  conflict: {
    en: 'Somebody else has set texts in the meantime. Yours are still here: compare them with the newest version and try again.',
    fr: `Quelqu’un d’autre a enregistré des textes entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'Original texts', fr: 'Textes d’origine' },
  use: { en: 'Use these texts', fr: 'Reprendre ces textes' },
  againOf: { en: (which) => `Use these texts: ${which}`, fr: (which) => `Reprendre ces textes${nbsp}: ${which}` },
  used: {
    en: 'The fields now show these texts. Clients read them once you set them.',
    fr: 'Les champs montrent maintenant ces textes. Les clients les liront une fois qu’ils seront enregistrés.',
  },
  withdrawTitle: { en: 'Withdraw these texts?', fr: 'Retirer ces textes?' },
  withdrawText: {
    en: 'Clients never read them. Those in force today stay.',
    fr: 'Les clients ne les liront jamais. Ceux d’aujourd’hui restent.',
  },
  withdrawn: { en: 'The texts are withdrawn', fr: 'Les textes sont retirés' },
};
