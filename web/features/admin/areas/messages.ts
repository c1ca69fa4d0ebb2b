import { nbsp } from '#domain/format.ts';
import { messages as shared } from '#web/features/admin/shell/versions/messages.ts';

export const messages = {
  ...shared,
  title: { en: 'Served areas', fr: 'Secteurs desservis' },
  subtitle: {
    en: 'Where storefronts can be booked, by the first three characters of their postal codes.',
    fr: 'Où l’on peut réserver pour une vitrine, selon les trois premiers caractères de son code postal.',
  },
  failed: { en: 'The areas could not be loaded.', fr: 'Les secteurs n’ont pas pu être chargés.' },
  form: { en: 'New areas', fr: 'Nouveaux secteurs' },
  formLede: {
    en: 'Visitors from anywhere else are shown the recommended companies, and may ask to be told.',
    fr: 'Les personnes d’ailleurs voient les entreprises recommandées et peuvent demander à être avisées.',
  },
  areas: { en: 'Areas', fr: 'Secteurs' },
  areasHint: { en: 'Separate them with a space.', fr: 'Séparez-les par un espace.' },
  wrongOnes: {
    en: (message: string, areas: string) => `${message}: ${areas}`,
    fr: (message: string, areas: string) => `${message}${nbsp}: ${areas}`,
  },
  blocked: {
    en: (areas: string) => `Blocked in the settings, and turned away all the same: ${areas}`,
    fr: (areas: string) => `Bloqués dans les réglages et refusés malgré tout${nbsp}: ${areas}`,
  },
  preview: { en: 'What visitors will find', fr: 'Ce que trouveront les visiteurs' },
  count: {
    en: (count: number) => (count === 1 ? '1 area served' : `${count} areas served`),
    fr: (count: number) => (count === 1 ? '1 secteur desservi' : `${count}${nbsp}secteurs desservis`),
  },
  added: {
    en: (areas: string) => `Visitors from ${areas} can book.`,
    fr: (areas: string) => `Les visiteurs de ${areas} peuvent réserver.`,
  },
  removed: {
    en: (areas: string) => `Visitors from ${areas} are shown the recommended companies.`,
    fr: (areas: string) => `Les visiteurs de ${areas} voient les entreprises recommandées.`,
  },
  wrong: { en: () => 'The areas need another look.', fr: () => 'Les secteurs sont à revoir.' },
  confirmTitle: {
    en: (day: string) => `New areas from ${day}`,
    fr: (day: string) => `Nouveaux secteurs à compter du ${day}`,
  },
  confirmNow: { en: 'New areas from now on', fr: 'Nouveaux secteurs dès maintenant' },
  served: { en: 'served', fr: 'desservi' },
  notServed: { en: 'not served', fr: 'non desservi' },
  waiting: {
    en: (count: number, area: string) =>
      count === 1
        ? `1 person is waiting for ${area} and will be told by email.`
        : `${count} people are waiting for ${area} and will be told by email.`,
    fr: (count: number, area: string) =>
      count === 1
        ? `1${nbsp}personne attend ${area} et sera avisée par courriel.`
        : `${count}${nbsp}personnes attendent ${area} et seront avisées par courriel.`,
  },
  booked: {
    en: (count: number, area: string) =>
      count === 1 ? `1 booked visit in ${area} stays.` : `${count} booked visits in ${area} stay.`,
    fr: (count: number, area: string) =>
      count === 1
        ? `1${nbsp}visite réservée dans ${area} est maintenue.`
        : `${count}${nbsp}visites réservées dans ${area} sont maintenues.`,
  },
  set: { en: 'Set the areas', fr: 'Enregistrer les secteurs' },
  done: { en: 'The areas are set', fr: 'Les secteurs sont enregistrés' },
  notDone: { en: 'The areas were not set', fr: 'Les secteurs n’ont pas été enregistrés' },
  conflict: {
    en: 'Somebody else has set areas in the meantime. Yours are still here: compare them with the newest version and try again.',
    fr: `Quelqu’un d’autre a enregistré des secteurs entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'As the site was delivered', fr: 'Tels que livrés avec le site' },
  by: { en: (who: string) => `Set by ${who}`, fr: (who: string) => `Enregistrés par ${who}` },
  use: { en: 'Use these areas', fr: 'Reprendre ces secteurs' },
  againOf: {
    en: (which: string) => `Use these areas: ${which}`,
    fr: (which: string) => `Reprendre ces secteurs${nbsp}: ${which}`,
  },
  used: {
    en: 'The field now shows these areas. They are served once you set them.',
    fr: 'Le champ montre maintenant ces secteurs. Ils seront desservis une fois enregistrés.',
  },
  withdrawTitle: { en: 'Withdraw these areas?', fr: 'Retirer ces secteurs?' },
  withdrawText: {
    en: 'They will never take effect. Today’s stay in force.',
    fr: 'Ils n’entreront jamais en vigueur. Ceux d’aujourd’hui restent.',
  },
  withdrawn: { en: 'The areas are withdrawn', fr: 'Les secteurs sont retirés' },
};
