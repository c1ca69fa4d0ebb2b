import { platinumPlaces } from '#business/policies.ts';
import type { CoatingType } from '#domain/pricing/service.ts';

/** `short` stands alone on phones; the whole name is `short` and `rest`. */
type Name = { short: string; rest?: string };

const namesEn: Record<CoatingType, Name> = {
  platinum: { short: 'Platinum Preservation' },
  complete: { short: 'Full Preservation' },
  essential: { short: 'Essential Preservation' },
  refresh: { short: 'Preservation Refresh' },
  'preservation-preview': { short: 'Preservation Preview' },
};
const namesFr: typeof namesEn = {
  platinum: { short: 'Préservation Platine' },
  complete: { short: 'Préservation complète' },
  essential: { short: 'Préservation essentielle' },
  refresh: { short: 'Rafraîchissement', rest: ' de préservation' },
  'preservation-preview': { short: 'Aperçu', rest: ' de préservation' },
};

const en = {
  heading: 'Service',
  names: namesEn,
  cleaning: 'Interior and exterior cleaning',
  allWindows: 'All interior and exterior windows coated',
  exteriorWindows: 'All exterior windows coated',
  someWindows: (count: number) => `${count} exterior windows coated`,
  assurance: '15-year assurance',
  sprayer: 'Personal professional-grade sprayer',
  courtesyRefresh: 'One-time courtesy refresh',
  places: `Offered to the first ${platinumPlaces} clients only`,
  soldOut: `All ${platinumPlaces} places are taken`,
  refreshText: 'For existing clients, with the order number of an earlier booking.',
  previewText: 'By invitation only. Covers windows on doors.',
  orderNumber: 'Order number',
  orderNumberHint: 'It is in the confirmation email of your earlier booking. Your client ID works too.',
  orderNumberUnknown: 'We could not find an eligible earlier booking with this number.',
  orderNumberKnown: 'We found your earlier booking.',
  orderNumberFree: 'Your courtesy refresh: nothing to pay.',
  invitationCode: 'Invitation code',
  codeHint: 'At most 9 characters.',
  codeBad: 'Invalid invitation code. Please check your code and try again.',
  codeGood: '✓ Valid invitation code! You may proceed with your booking.',
  codeFailed: 'Your code could not be checked.',
  numberFailed: 'Your number could not be checked.',
  tooMany: 'Too many tries. Please wait a moment, then try again.',
  pricesFailed: 'The prices could not be loaded.',
  layoutNotOffered: 'The layout you chose is not offered.',
  chooseLayout: 'Choose another layout',
  tryAgain: 'Try again',
};

const fr: typeof en = {
  heading: 'Service',
  names: namesFr,
  cleaning: 'Nettoyage intérieur et extérieur',
  allWindows: 'Toutes les vitres traitées, intérieur et extérieur',
  exteriorWindows: 'Toutes les vitres extérieures traitées',
  someWindows: (count) => `${count} vitres extérieures traitées`,
  assurance: 'Garantie de 15 ans',
  sprayer: 'Pulvérisateur professionnel personnel',
  courtesyRefresh: 'Un rafraîchissement de courtoisie',
  places: `Offerte aux ${platinumPlaces} premiers clients seulement`,
  soldOut: `Les ${platinumPlaces} places sont prises`,
  refreshText: 'Pour les clients existants, avec le numéro de commande d’une réservation antérieure.',
  previewText: 'Sur invitation seulement. Vitres des portes.',
  orderNumber: 'Numéro de commande',
  orderNumberHint:
    'Il figure dans le courriel de confirmation de votre réservation antérieure. Votre numéro de client convient aussi.',
  orderNumberUnknown: 'Aucune réservation antérieure admissible ne correspond à ce numéro.',
  orderNumberKnown: 'Nous avons trouvé votre réservation antérieure.',
  orderNumberFree: 'Votre rafraîchissement de courtoisie\u00a0: rien à payer.',
  invitationCode: 'Code d’invitation',
  codeHint: '9 caractères au plus.',
  codeBad: 'Code d’invitation non valide. Veuillez vérifier votre code et réessayer.',
  codeGood: '✓ Code d’invitation valide\u00a0! Vous pouvez poursuivre votre réservation.',
  codeFailed: 'Votre code n’a pas pu être vérifié.',
  numberFailed: 'Votre numéro n’a pas pu être vérifié.',
  tooMany: 'Trop d’essais. Veuillez patienter un moment, puis réessayer.',
  pricesFailed: 'Les prix n’ont pas pu se charger.',
  layoutNotOffered: 'La disposition choisie n’est pas offerte.',
  chooseLayout: 'Choisir une autre disposition',
  tryAgain: 'Réessayer',
};

export const messages = { en, fr };
