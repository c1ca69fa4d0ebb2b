import { nbsp } from '#domain/format.ts';
import { messages as shared } from '#web/features/admin/shell/versions/messages.ts';

const en = {
  ...shared.en,
  title: 'Served areas',
  subtitle: 'Where storefronts can be booked, by the first three characters of their postal codes.',
  failed: 'The areas could not be loaded.',
  form: 'New areas',
  formLede: 'Visitors from anywhere else are shown the recommended companies, and may ask to be told.',
  areas: 'Areas',
  areasHint: 'Separate them with a space.',
  wrongOnes: (message: string, areas: string) => `${message}: ${areas}`,
  blocked: (areas: string) => `Blocked in the settings, and turned away all the same: ${areas}`,
  beginsHint: 'From midnight. Today: at once.',
  preview: 'What visitors will find',
  previewLede: 'In both languages.',
  languageName: 'English',
  count: (count: number) => (count === 1 ? '1 area served' : `${count} areas served`),
  added: (areas: string) => `Visitors from ${areas} can book.`,
  removed: (areas: string) => `Visitors from ${areas} are shown the recommended companies.`,
  wrong: () => 'The areas need another look.',
  confirmTitle: (day: string) => `New areas from ${day}`,
  confirmNow: 'New areas from now on',
  served: 'served',
  notServed: 'not served',
  waiting: (count: number, area: string) =>
    count === 1
      ? `1 person waits for ${area} and is told by email.`
      : `${count} people wait for ${area} and are told by email.`,
  booked: (count: number, area: string) =>
    count === 1 ? `1 booked visit in ${area} stays.` : `${count} booked visits in ${area} stay.`,
  set: 'Set the areas',
  done: 'The areas are set',
  notDone: 'The areas were not set',
  conflict:
    'Somebody else has set areas meanwhile. Yours are still here: compare them with the newest version and try again.',
  original: 'As the site was delivered',
  by: (who: string) => `Set by ${who}`,
  use: 'Use these areas',
  againOf: (which: string) => `Use these areas: ${which}`,
  used: 'The field now shows these areas. They are served once you set them.',
  withdrawTitle: 'Withdraw these areas?',
  withdrawText: 'They never take effect. Those of today stay.',
  withdrawn: 'The areas are withdrawn',
};

const fr: typeof en = {
  ...shared.fr,
  title: 'Secteurs desservis',
  subtitle: 'Où une vitrine peut être réservée, selon les trois premiers caractères de son code postal.',
  failed: 'Les secteurs n’ont pas pu être lus.',
  form: 'Nouveaux secteurs',
  formLede: 'Les personnes d’ailleurs voient les entreprises recommandées et peuvent demander à être avisées.',
  areas: 'Secteurs',
  areasHint: 'Séparez-les par un espace.',
  wrongOnes: (message, areas) => `${message}${nbsp}: ${areas}`,
  blocked: (areas) => `Bloqués dans les réglages et refusés malgré tout${nbsp}: ${areas}`,
  beginsHint: `Dès minuit. Aujourd’hui${nbsp}: aussitôt.`,
  preview: 'Ce que trouveront les visiteurs',
  previewLede: 'Dans les deux langues.',
  languageName: 'Français',
  count: (count) => (count === 1 ? '1 secteur desservi' : `${count}${nbsp}secteurs desservis`),
  added: (areas) => `Les visiteurs de ${areas} peuvent réserver.`,
  removed: (areas) => `Les visiteurs de ${areas} voient les entreprises recommandées.`,
  wrong: () => 'Les secteurs sont à revoir.',
  confirmTitle: (day) => `Nouveaux secteurs à compter du ${day}`,
  confirmNow: 'Nouveaux secteurs dès maintenant',
  served: 'desservi',
  notServed: 'non desservi',
  waiting: (count, area) =>
    count === 1
      ? `1${nbsp}personne attend ${area} et sera avisée par courriel.`
      : `${count}${nbsp}personnes attendent ${area} et seront avisées par courriel.`,
  booked: (count, area) =>
    count === 1
      ? `1${nbsp}visite réservée dans ${area} est maintenue.`
      : `${count}${nbsp}visites réservées dans ${area} sont maintenues.`,
  set: 'Enregistrer les secteurs',
  done: 'Les secteurs sont enregistrés',
  notDone: 'Les secteurs n’ont pas été enregistrés',
  conflict: `Quelqu’un d’autre a enregistré des secteurs entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  original: 'Tels que livrés avec le site',
  by: (who) => `Enregistrés par ${who}`,
  use: 'Reprendre ces secteurs',
  againOf: (which) => `Reprendre ces secteurs${nbsp}: ${which}`,
  used: 'Le champ montre maintenant ces secteurs. Ils seront desservis une fois enregistrés.',
  withdrawTitle: `Retirer ces secteurs${nbsp}?`,
  withdrawText: 'Ils n’entreront jamais en vigueur. Ceux d’aujourd’hui restent.',
  withdrawn: 'Les secteurs sont retirés',
};

export const messages = { en, fr };
