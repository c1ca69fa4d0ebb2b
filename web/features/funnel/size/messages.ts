import type { StorefrontSize } from '#domain/funnel/size.ts';

/** One line under the name of each size. */
type Lines = Readonly<Record<StorefrontSize, string>>;

const lines: Lines = {
  'little-storefront': 'One door and a window or two on the street.',
  'mid-storefront': 'A door between two broad display windows.',
  'grand-storefront': 'Several bays, often glazed on both floors.',
  'standalone-building-mall': 'A building of its own, seen from every side.',
  'strip-mall': 'Several businesses under one roof.',
  hotel: 'Rooms above, lobby at street level.',
};

const en = {
  title: 'How large is your storefront?',
  note: 'we clean up to 2 stories high only',
  key: 'marks that height in each drawing',
  lines,
  next: 'Continue',
  chooseFirst: 'Choose a size to continue.',
  customQuote: 'A building of this kind needs a custom quote.',
  scale: 'Is this an accurate scale of your storefront size?',
  smaller: 'If your storefront is smaller than the image, pick a smaller size.',
  accurate: 'Yes, this is accurate',
  mismatch: "No, this doesn't match",
  multiple: 'Multiple Businesses',
  multipleQuestion: 'Is there multiple businesses, hotel, or shopping centre inside this space?',
  yes: 'Yes',
  no: 'No',
  evaluating: 'Evaluating your clarity...',
};

const lignes: Lines = {
  'little-storefront': 'Une porte, une ou deux vitres sur la rue.',
  'mid-storefront': 'Une porte entre deux larges vitrines.',
  'grand-storefront': 'Plusieurs travées, souvent vitrées sur deux étages.',
  'standalone-building-mall': 'Un bâtiment isolé, visible de tous les côtés.',
  'strip-mall': 'Plusieurs commerces sous un même toit.',
  hotel: 'Des chambres à l’étage, un hall au niveau de la rue.',
};

const fr: typeof en = {
  title: 'Quelle est la taille de votre vitrine\u00a0?',
  note: 'Nous nettoyons jusqu’à 2\u00a0étages seulement',
  key: 'marque cette hauteur sur chaque dessin',
  lines: lignes,
  next: 'Continuer',
  chooseFirst: 'Choisissez une taille pour continuer.',
  customQuote: 'Un bâtiment de ce genre demande une soumission sur mesure.',
  scale: 'Cette image correspond-elle à la taille de votre vitrine\u00a0?',
  smaller: 'Si votre vitrine est plus petite que celle de l’image, choisissez une taille inférieure.',
  accurate: 'Oui, c’est exact',
  mismatch: 'Non, ce n’est pas le cas',
  multiple: 'Plusieurs commerces',
  multipleQuestion: 'Y a-t-il plusieurs commerces, un hôtel ou un centre commercial dans cet espace\u00a0?',
  yes: 'Oui',
  no: 'Non',
  evaluating: 'Évaluation de votre clarté…',
};

export const messages = { en, fr };
