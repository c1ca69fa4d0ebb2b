import type { Bilingual } from './language.ts';

/** What a refused field says, in both languages. The English originals are the specification's (section 5). */
export const fieldMessages = {
  invalid: { en: 'This value is not valid', fr: 'Cette valeur n’est pas valide' },
  'too-long': { en: 'This text is too long', fr: 'Ce texte est trop long' },
  'postal-code-format': { en: 'Invalid postal code format', fr: 'Le format du code postal n’est pas valide' },
  'date-format': { en: 'Date must be in YYYY-MM-DD format', fr: 'La date doit être au format AAAA-MM-JJ' },
  'time-required': { en: 'Time is required', fr: 'L’heure est requise' },
  'phone-format': { en: 'Invalid phone number format', fr: 'Le format du numéro de téléphone n’est pas valide' },
  email: { en: 'Please enter a valid email address', fr: 'Veuillez entrer une adresse courriel valide' },
  'first-name': {
    en: 'First name must be at least 2 characters',
    fr: 'Le prénom doit compter au moins 2 caractères',
  },
  'last-name': { en: 'Last name must be at least 2 characters', fr: 'Le nom doit compter au moins 2 caractères' },
  phone: { en: 'Please enter a valid phone number', fr: 'Veuillez entrer un numéro de téléphone valide' },
  'company-name': { en: 'Company name is required', fr: 'Le nom de l’entreprise est requis' },
  'service-address': { en: 'Service address is required', fr: 'L’adresse du service est requise' },
  'billing-street': { en: 'Billing address is required', fr: 'L’adresse de facturation est requise' },
  'billing-city': { en: 'City is required', fr: 'La ville est requise' },
  'billing-province': { en: 'Province is required', fr: 'La province est requise' },
  'billing-postal-code': { en: 'Postal code is required', fr: 'Le code postal est requis' },
  'password-short': { en: 'Use at least 12 characters', fr: 'Utilisez au moins 12 caractères' },
  'company-address': { en: 'Complete address is required', fr: 'L’adresse complète est requise' },
  'number-range': { en: 'This number is outside of its range', fr: 'Ce nombre est hors de ses limites' },
  'days-order': { en: 'The last day comes before the first', fr: 'Le dernier jour vient avant le premier' },
  'hours-order': { en: 'It closes before it opens', fr: 'L’heure de fermeture vient avant celle d’ouverture' },
  street: { en: 'The street is required', fr: 'La rue est requise' },
  province: { en: 'Please choose a province', fr: 'Veuillez choisir une province' },
  area: {
    en: 'An area is a letter, a digit and a letter',
    fr: 'Un secteur s’écrit avec une lettre, un chiffre et une lettre',
  },
  'invitation-code': {
    en: 'A code has 6 to 40 letters and digits, without accents',
    fr: 'Un code compte de 6 à 40 lettres et chiffres, sans accent',
  },
} as const satisfies Record<string, Bilingual>;

export type FieldMessageKey = keyof typeof fieldMessages;

export const isFieldMessage = (key: string): key is FieldMessageKey => Object.hasOwn(fieldMessages, key);
