import type { StorefrontSize } from '#domain/funnel/size.ts';
import type { Bilingual } from '#domain/language.ts';

/** One line under the name of each size. */
const lines: Readonly<Record<StorefrontSize, Bilingual>> = {
  'little-storefront': {
    en: 'One door and a window or two on the street.',
    fr: 'Une porte, une ou deux vitres sur la rue.',
  },
  'mid-storefront': { en: 'A door between two broad display windows.', fr: 'Une porte entre deux larges vitrines.' },
  'grand-storefront': {
    en: 'Several bays, often glazed on both floors.',
    fr: 'Plusieurs travées, souvent vitrées sur deux étages.',
  },
  'standalone-building-mall': {
    en: 'A building of its own, seen from every side.',
    fr: 'Un bâtiment isolé, visible de tous les côtés.',
  },
  'strip-mall': { en: 'Several businesses under one roof.', fr: 'Plusieurs commerces sous un même toit.' },
  hotel: { en: 'Rooms above, lobby at street level.', fr: 'Des chambres à l’étage, un hall au niveau de la rue.' },
};

export const messages = {
  title: { en: 'How large is your storefront?', fr: 'Quelle est la taille de votre vitrine?' },
  note: { en: 'we clean up to 2 stories high only', fr: 'Nous nettoyons jusqu’à 2\u00a0étages seulement' },
  key: { en: 'marks that height in each drawing', fr: 'marque cette hauteur sur chaque dessin' },
  lines,
  next: { en: 'Continue', fr: 'Continuer' },
  chooseFirst: { en: 'Choose a size to continue.', fr: 'Choisissez une taille pour continuer.' },
  customQuote: {
    en: 'A building of this kind needs a custom quote.',
    fr: 'Un bâtiment de ce genre demande une soumission sur mesure.',
  },
  scale: {
    en: 'Is this an accurate scale of your storefront size?',
    fr: 'Cette image correspond-elle à la taille de votre vitrine?',
  },
  smaller: {
    en: 'If your storefront is smaller than the image, pick a smaller size.',
    fr: 'Si votre vitrine est plus petite que celle de l’image, choisissez une taille inférieure.',
  },
  accurate: { en: 'Yes, this is accurate', fr: 'Oui, c’est exact' },
  mismatch: { en: "No, this doesn't match", fr: 'Non, ce n’est pas le cas' },
  multiple: { en: 'Multiple Businesses', fr: 'Plusieurs commerces' },
  multipleQuestion: {
    en: 'Is there multiple businesses, hotel, or shopping centre inside this space?',
    fr: 'Y a-t-il plusieurs commerces, un hôtel ou un centre commercial dans cet espace?',
  },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  evaluating: { en: 'Evaluating your clarity...', fr: 'Évaluation de vos réponses…' },
};
