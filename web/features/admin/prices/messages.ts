import { nbsp } from '#domain/format.ts';
import { messages as shared } from '#web/features/admin/shell/versions/messages.ts';

export const messages = {
  ...shared,
  title: { en: 'Prices', fr: 'Prix' },
  subtitle: {
    en: 'Before taxes. Anyone who has started to pay, or has a payment link, keeps the price they were shown.',
    fr: 'Avant taxes. Toute personne qui a commencé à payer ou a reçu un lien de paiement garde le prix affiché.',
  },
  failed: { en: 'The prices could not be loaded.', fr: 'Les prix n’ont pas pu être chargés.' },
  form: { en: 'New prices', fr: 'Nouveaux prix' },
  formLede: {
    en: 'Layouts 2 to 11 rise in equal steps from Layout 1 to Layout 12, to the dollar.',
    fr: `Les dispositions 2 à 11 montent par paliers égaux de la disposition${nbsp}1 à la disposition${nbsp}12, au dollar près.`,
  },
  raise: { en: 'All prices by a percentage', fr: 'Tous les prix en pourcentage' },
  raiseLede: {
    en: 'It changes every price in the fields below. Look at them, choose their first day and set them.',
    fr: 'Tous les prix des champs ci-dessous changent. Regardez-les, choisissez leur premier jour, puis fixez-les.',
  },
  percent: { en: 'Percent, such as 3 or -2.5', fr: 'Pourcentage, comme 3 ou -2,5' },
  percentWrong: {
    en: 'Write a percentage from -50 to 50, with two decimals at most',
    fr: 'Écrivez un pourcentage de -50 à 50, avec au plus deux décimales',
  },
  rounding: { en: 'Round to', fr: 'Arrondir à' },
  toDollars: {
    en: (dollars: number) => `$${dollars}`,
    fr: (dollars: number) => `${dollars}${nbsp}$`,
  },
  raiseFill: { en: 'Fill in the new prices', fr: 'Inscrire les nouveaux prix' },
  raised: {
    en: 'The fields show the new prices. They start once you set them.',
    fr: 'Les champs montrent les nouveaux prix. Ils s’appliqueront une fois fixés.',
  },
  service: { en: 'Service', fr: 'Service' },
  everyLayout: { en: 'Every layout', fr: 'Toutes les dispositions' },
  door: { en: 'Door', fr: 'Porte' },
  doorLede: {
    en: 'Layout 13, the same for every storefront.',
    fr: `Disposition${nbsp}13, au même prix pour toutes les vitrines.`,
  },
  other: { en: 'Everything else', fr: 'Le reste' },
  fallback: { en: 'Where no price is listed', fr: 'Là où aucun prix n’est prévu' },
  monthlyDiscountPercent: { en: 'Monthly service discount (%)', fr: 'Rabais du service mensuel (%)' },
  preview: { en: 'What visitors will see', fr: 'Ce que verront les visiteurs' },
  previewLede: { en: 'Before taxes, in both languages.', fr: 'Avant taxes, dans les deux langues.' },
  ofSize: { en: 'Storefront', fr: 'Vitrine' },
  layout: { en: 'Layout', fr: 'Disposition' },
  wrong: {
    en: (count: number) => (count === 1 ? 'One price needs another look.' : `${count} prices need another look.`),
    fr: (count: number) => (count === 1 ? 'Un prix est à revoir.' : `${count}${nbsp}prix sont à revoir.`),
  },
  confirmTitle: {
    en: (day: string) => `New prices from ${day}`,
    fr: (day: string) => `Nouveaux prix à compter du ${day}`,
  },
  confirmNow: { en: 'New prices from now on', fr: 'Nouveaux prix dès maintenant' },
  set: { en: 'Set the prices', fr: 'Fixer les prix' },
  done: { en: 'The prices are set', fr: 'Les prix sont fixés' },
  notDone: { en: 'The prices were not set', fr: 'Les prix n’ont pas été fixés' },
  conflict: {
    en: 'Somebody else has set prices in the meantime. Yours are still here: compare them with the newest version and try again.',
    fr: `Quelqu’un d’autre a fixé des prix entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'Original prices', fr: 'Prix d’origine' },
  by: { en: (who: string) => `Set by ${who}`, fr: (who: string) => `Fixés par ${who}` },
  use: { en: 'Use these prices', fr: 'Reprendre ces prix' },
  againOf: {
    en: (which: string) => `Use these prices: ${which}`,
    fr: (which: string) => `Reprendre ces prix${nbsp}: ${which}`,
  },
  used: {
    en: 'The fields now show these prices. They start once you set them.',
    fr: 'Les champs montrent maintenant ces prix. Ils s’appliqueront une fois fixés.',
  },
  withdrawTitle: { en: 'Withdraw these prices?', fr: 'Retirer ces prix?' },
  withdrawText: {
    en: 'They never start. What is in force today stays.',
    fr: 'Ils n’entreront jamais en vigueur. Ceux d’aujourd’hui restent.',
  },
  withdrawn: { en: 'The prices are withdrawn', fr: 'Les prix sont retirés' },
};
