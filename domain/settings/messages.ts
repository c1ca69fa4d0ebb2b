import type { Bilingual } from '../language.ts';
import { fieldMessages } from '../messages.ts';

/** Error messages of the administration's fields, kept out of the customers' bundle. */
const adminFieldMessages = {
  'password-short': { en: 'Use at least 12 characters', fr: 'Utilisez au moins 12 caractères' },
  'number-range': { en: 'This number is outside of its range', fr: 'Ce nombre est hors de ses limites' },
  'notice-short': {
    en: 'A visit cannot be moved later than it can be cancelled with a full refund: the hours for rescheduling must be at least as many as for the refund',
    fr: 'Une visite ne peut pas être reportée plus tard qu’annulée avec remboursement complet\u00a0: le report doit se faire au moins autant d’heures d’avance que l’annulation',
  },
  price: { en: 'From $1 to $100,000', fr: 'De 1\u00a0$ à 100\u00a0000\u00a0$' },
  'whole-dollars': { en: 'In whole dollars', fr: 'En dollars entiers' },
  'price-falls': { en: 'Less than for layout 1', fr: 'Moins que pour la disposition 1' },
  'days-order': { en: 'The last day comes before the first', fr: 'Le dernier jour vient avant le premier' },
  'hours-order': { en: 'It closes before it opens', fr: 'L’heure de fermeture vient avant celle d’ouverture' },
  'times-missing': {
    en: 'Give at least one time, or close the day',
    fr: 'Indiquez au moins une heure, ou fermez la journée',
  },
  'times-unread': {
    en: 'Write times such as 8:00 AM, 9:30 AM',
    fr: 'Écrivez des heures comme 8\u00a0h, 9\u00a0h\u00a030',
  },
  'times-twice': { en: 'One time appears twice', fr: 'Une heure y figure deux fois' },
  'source-code': {
    en: 'Two to twenty lowercase letters, digits or hyphens',
    fr: 'De deux à vingt lettres minuscules, chiffres ou traits d’union',
  },
  crews: { en: 'From 1 to 20; or close the day', fr: 'De 1 à 20; ou fermez la journée' },
  'weekdays-none': { en: 'At least one day is open', fr: 'Au moins une journée est ouverte' },
  'day-of-year': { en: 'There is no such day every year', fr: 'Cette date n’existe pas chaque année' },
  'season-order': { en: 'The season ends before it begins', fr: 'La saison se termine avant de commencer' },
  'start-past': { en: 'Today or later, within two years', fr: 'Aujourd’hui ou plus tard, d’ici deux ans' },
  'company-description': {
    en: 'Describe it in at least 10 characters',
    fr: 'Décrivez-la en au moins 10 caractères',
  },
  'company-twice': { en: 'This company appears twice', fr: 'Cette entreprise y figure deux fois' },
  website: {
    en: 'Write an address such as https://www.example.com',
    fr: 'Écrivez une adresse comme https://www.example.com',
  },
  'https-address': {
    en: 'Write an address that begins with https://',
    fr: 'Écrivez une adresse qui commence par https://',
  },
  'text-missing': { en: 'Write something here', fr: 'Écrivez quelque chose ici' },
  'text-braces': {
    en: 'Only the words in braces that are named here are filled in',
    fr: 'Seuls les mots entre accolades nommés ici sont remplacés',
  },
  'text-braces-differ': {
    en: 'A word in braces of the other language is missing here',
    fr: 'Il manque ici un mot entre accolades de l’autre langue',
  },
  'text-paragraphs': { en: 'At most eight paragraphs', fr: 'Huit paragraphes au plus' },
  street: { en: 'The street is required', fr: 'La rue est requise' },
  province: { en: 'Please choose a province', fr: 'Veuillez choisir une province' },
  area: {
    en: 'An area is a letter, a digit and a letter',
    fr: 'Un secteur s’écrit avec une lettre, un chiffre et une lettre',
  },
  'areas-none': { en: 'Name at least one area', fr: 'Indiquez au moins un secteur' },
  'area-unknown': {
    en: 'Not the first three characters of a Canadian postal code',
    fr: 'Ce ne sont pas les trois premiers caractères d’un code postal canadien',
  },
  'area-region': { en: 'In another province', fr: 'Dans une autre province' },
  'area-twice': { en: 'Listed twice', fr: 'Indiqué deux fois' },
  // For a call no page makes any more.
  'client-id': { en: 'Please enter your Client ID.', fr: 'Veuillez entrer votre numéro de client' },
  'invitation-code': {
    en: 'A code has 6 to 9 letters and digits, without accents',
    fr: 'Un code compte de 6 à 9 lettres et chiffres, sans accent',
  },
} as const satisfies Record<string, Bilingual>;

export type AdminMessageKey = keyof typeof adminFieldMessages;

export type FieldMessageKey = keyof typeof fieldMessages | AdminMessageKey;

export const allFieldMessages = { ...fieldMessages, ...adminFieldMessages };

export const isAnyFieldMessage = (key: string): key is keyof typeof allFieldMessages =>
  Object.hasOwn(allFieldMessages, key);
