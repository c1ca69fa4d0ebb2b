import { nbsp } from '#domain/format.ts';

const en = {
  title: 'A person’s data',
  lede: 'Anyone may ask what you keep about them, and have it erased. The books keep names, addresses and amounts for six years; everything else goes.',
  email: 'Email of the person',
  download: 'Download their data',
  file: 'personal-data.json',
  needed: 'Enter an email address first.',
  none: 'Nothing is on record about this address.',
  erase: 'Erase their data',
  eraseTitle: 'Erase this person’s data?',
  eraseText: (email: string) =>
    `Messages, notes, reviews and contact details of ${email} are erased for good. Their links stop working.`,
  erased: 'Their data was erased',
  nothingKept: 'Nothing is kept.',
  kept: (order: string, year: number) => `${order}: name, address and amount are kept until the end of ${year}.`,
};

const fr: typeof en = {
  title: 'Les renseignements d’une personne',
  lede: 'Chacun peut demander ce que vous conservez à son sujet, et le faire effacer. Les livres gardent noms, adresses et montants pendant six ans\u00a0; tout le reste disparaît.',
  email: 'Courriel de la personne',
  download: 'Télécharger ses renseignements',
  file: 'renseignements.json',
  needed: 'Entrez d’abord une adresse courriel.',
  none: 'Rien n’est conservé au sujet de cette adresse.',
  erase: 'Effacer ses renseignements',
  eraseTitle: 'Effacer les renseignements de cette personne\u00a0?',
  eraseText: (email) =>
    `Les messages, les notes, les évaluations et les coordonnées de ${email} sont effacés pour de bon. Ses liens ne mènent plus à rien.`,
  erased: 'Ses renseignements sont effacés',
  nothingKept: 'Rien n’est conservé.',
  kept: (order, year) => `${order}${nbsp}: nom, adresse et montant sont conservés jusqu’à la fin de ${year}.`,
};

export const messages = { en, fr };
