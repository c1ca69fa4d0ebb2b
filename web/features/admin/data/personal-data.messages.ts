import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'A person’s data', fr: 'Les renseignements d’une personne' },
  lede: {
    en: 'Anyone may ask what you keep about them, and have it erased. The books keep names, addresses and amounts for six years; everything else goes.',
    fr: 'Toute personne peut demander ce que vous conservez à son sujet et le faire effacer. La comptabilité conserve noms, adresses et montants pendant six ans; tout le reste disparaît.',
  },
  email: { en: 'Email of the person', fr: 'Courriel de la personne' },
  download: { en: 'Download their data', fr: 'Télécharger ses renseignements' },
  page: { en: 'personal-data.html', fr: 'renseignements.html' },
  given: {
    en: 'A page to read was saved: everything on record, in words, in both languages. Send it to the person, with the file for programs where they ask for it.',
    fr: 'Une page à lire a été enregistrée\u00a0: tout ce qui est conservé, en mots, dans les deux langues. Envoyez-la à la personne, avec le fichier pour programmes si elle le demande.',
  },
  machine: { en: 'Save the file for programs', fr: 'Enregistrer le fichier pour programmes' },
  file: { en: 'personal-data.json', fr: 'renseignements.json' },
  needed: { en: 'Enter an email address first.', fr: 'Entrez d’abord une adresse courriel.' },
  none: { en: 'Nothing is on record about this address.', fr: 'Rien n’est conservé au sujet de cette adresse.' },
  erase: { en: 'Erase their data', fr: 'Effacer ses renseignements' },
  eraseTitle: { en: 'Erase this person’s data?', fr: 'Effacer les renseignements de cette personne?' },
  eraseText: {
    en: (email: string) =>
      `Messages, notes, reviews and contact details of ${email} are permanently erased. Their links stop working.`,
    fr: (email: string) =>
      `Les messages, les notes, les évaluations et les coordonnées de ${email} sont effacés définitivement. Ses liens ne fonctionnent plus.`,
  },
  erased: { en: 'Their data was erased', fr: 'Ses renseignements sont effacés' },
  nothingKept: { en: 'Nothing is kept.', fr: 'Rien n’est conservé.' },
  kept: {
    en: (order: string, year: number) => `${order}: name, address and amount are kept until the end of ${year}.`,
    fr: (order: string, year: number) =>
      `${order}${nbsp}: nom, adresse et montant sont conservés jusqu’à la fin de ${year}.`,
  },
};
