import type { Bilingual } from '../language.ts';
import { fieldMessages } from '../messages.ts';

/** Error messages of the administration's fields, kept out of the customers' bundle. */
const adminFieldMessages = {
  'password-short': { en: 'Use at least 12 characters', fr: 'Utilisez au moins 12 caractères' },
  'number-range': { en: 'This number is outside of its range', fr: 'Ce nombre est hors de ses limites' },
  price: { en: 'From $1 to $100,000', fr: 'De 1\u00a0$ à 100\u00a0000\u00a0$' },
  'whole-dollars': { en: 'In whole dollars', fr: 'En dollars entiers' },
  'price-falls': { en: 'Less than for layout 1', fr: 'Moins que pour la disposition 1' },
  'days-order': { en: 'The last day comes before the first', fr: 'Le dernier jour vient avant le premier' },
  'hours-order': { en: 'It closes before it opens', fr: 'L’heure de fermeture vient avant celle d’ouverture' },
  street: { en: 'The street is required', fr: 'La rue est requise' },
  province: { en: 'Please choose a province', fr: 'Veuillez choisir une province' },
  area: {
    en: 'An area is a letter, a digit and a letter',
    fr: 'Un secteur s’écrit avec une lettre, un chiffre et une lettre',
  },
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
