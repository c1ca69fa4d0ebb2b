import { nbsp } from '#domain/format.ts';
import { messages as shared } from '#web/features/admin/shell/versions/messages.ts';

export const messages = {
  ...shared,
  title: { en: 'Recommended companies', fr: 'Entreprises recommandées' },
  subtitle: {
    en: 'Three companies for visitors you cannot serve. Ask each for its consent before naming it here.',
    fr: 'Trois entreprises pour les personnes que vous ne pouvez pas desservir. Demandez l’accord de chacune avant de la nommer ici.',
  },
  failed: { en: 'The companies could not be loaded.', fr: 'Les entreprises n’ont pas pu être chargées.' },
  form: { en: 'New companies', fr: 'Nouvelles entreprises' },
  formLede: {
    en: 'The page lists them in this order. Visitors read the description in their own language.',
    fr: 'La page les présente dans cet ordre. Chaque personne lit la description dans sa langue.',
  },
  nth: {
    en: ['First company', 'Second company', 'Third company'],
    fr: ['Première entreprise', 'Deuxième entreprise', 'Troisième entreprise'],
  },
  places: {
    name: { en: 'Name', fr: 'Nom' },
    'description.en': { en: 'Description in English', fr: 'Description en anglais' },
    'description.fr': { en: 'Description in French', fr: 'Description en français' },
    phone: { en: 'Phone', fr: 'Téléphone' },
    email: { en: 'Email', fr: 'Courriel' },
    website: { en: 'Website', fr: 'Site Web' },
  },
  websiteHint: { en: 'Optional', fr: 'Peut rester vide.' },
  preview: { en: 'What visitors will see', fr: 'Ce que verront les visiteurs' },
  confirmTitle: {
    en: (day: string) => `New companies from ${day}`,
    fr: (day: string) => `Nouvelles entreprises à compter du ${day}`,
  },
  confirmNow: { en: 'New companies from now on', fr: 'Nouvelles entreprises dès maintenant' },
  none: { en: 'none', fr: 'aucun' },
  set: { en: 'Set the companies', fr: 'Enregistrer les entreprises' },
  done: { en: 'The companies are set', fr: 'Les entreprises sont enregistrées' },
  notDone: { en: 'The companies were not set', fr: 'Les entreprises n’ont pas été enregistrées' },
  conflict: {
    en: 'Somebody else has set companies in the meantime. Yours are still here: compare them with the newest version and try again.',
    fr: `Quelqu’un d’autre a enregistré des entreprises entre-temps. Les vôtres sont encore là${nbsp}: comparez-les à la version la plus récente, puis réessayez.`,
  },
  original: { en: 'Original companies', fr: 'Entreprises d’origine' },
  by: { en: (who: string) => `Set by ${who}`, fr: (who: string) => `Enregistrées par ${who}` },
  use: { en: 'Use these companies', fr: 'Reprendre ces entreprises' },
  againOf: {
    en: (which: string) => `Use these companies: ${which}`,
    fr: (which: string) => `Reprendre ces entreprises${nbsp}: ${which}`,
  },
  used: {
    en: 'The fields now show these companies. They are on the page once you set them.',
    fr: 'Les champs montrent maintenant ces entreprises. Elles paraîtront sur la page une fois enregistrées.',
  },
  withdrawTitle: { en: 'Withdraw these companies?', fr: 'Retirer ces entreprises?' },
  withdrawText: {
    en: 'They never appear on the page. Those in force today stay.',
    fr: 'Elles ne paraîtront jamais sur la page. Celles d’aujourd’hui restent.',
  },
  withdrawn: { en: 'The companies are withdrawn', fr: 'Les entreprises sont retirées' },
};
