import type { Bilingual } from './language.ts';

/** Error messages of form fields. The English originals are the specification's (section 5). */
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
  'phone-number': {
    en: 'Please check this number: it needs its area code, and a + before the code of another country',
    fr: 'Veuillez vérifier ce numéro\u00a0: il doit comprendre l’indicatif régional, ou un plus devant l’indicatif d’un autre pays',
  },
  extension: { en: 'Digits only, 8 at most', fr: 'Des chiffres seulement, 8 au plus' },
  'company-name': { en: 'Company name is required', fr: 'Le nom de l’entreprise est requis' },
  'service-address': { en: 'Service address is required', fr: 'L’adresse du service est requise' },
  'billing-street': { en: 'Billing address is required', fr: 'L’adresse de facturation est requise' },
  'billing-city': { en: 'City is required', fr: 'La ville est requise' },
  'billing-province': { en: 'Province is required', fr: 'La province est requise' },
  'billing-postal-code': { en: 'Postal code is required', fr: 'Le code postal est requis' },
  'company-address': { en: 'Complete address is required', fr: 'L’adresse complète est requise' },
} as const satisfies Record<string, Bilingual>;

/** For a valid number that cannot receive texts. */
export const noTexts: Bilingual = {
  en: 'Our texts only reach Canada and the United States. We will write to you by email instead.',
  fr: 'Nos textos ne se rendent qu’au Canada et aux États-Unis. Nous vous écrirons plutôt par courriel.',
};

export const isFieldMessage = (key: string): key is keyof typeof fieldMessages => Object.hasOwn(fieldMessages, key);
