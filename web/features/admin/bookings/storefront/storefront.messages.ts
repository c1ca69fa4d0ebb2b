import { taxes } from '#business/taxes.ts';
import { nbsp } from '#domain/format.ts';
import { taxNames } from '#domain/pricing/tax-words.ts';

/** The words of a corrected storefront. */
const en = {
  title: 'Correct storefront',
  same: 'Choose another building type or layout first.',
  missing: 'Choose the building type and the layout.',
  charged: 'Charged so far',
  corrected: 'Corrected price',
  taxes: `${taxNames(taxes, 'en')} in it`,
  difference: 'Difference',
  noDifference: 'None',
  counting: 'Working out the price.',
  failed: 'The price could not be worked out.',
  again: 'Try again',
  ownPrice:
    'This visit was sold at another price than today’s list. What was sold changes by as much as the list price does.',
  settle: 'Difference',
  refund: (amount: string) => `Refund ${amount}`,
  refundMeans: 'With taxes, the way it was paid: to a card within a few business days, otherwise by hand.',
  keep: 'Refund nothing',
  keepMeans: 'For example because part of it was refunded already.',
  tooMuch: (left: string) => `The balance is only ${left}.`,
  more: (amount: string) =>
    `This storefront costs ${amount} more. A correction charges nothing: explain why the difference is waived.`,
  moreElse: 'To charge the full price, cancel this booking and make a new one.',
  owners: 'The price changes, so only an owner can make this correction.',
  reason: 'Reason',
  reasonHint: 'Kept in the booking’s history and the audit log; the client does not see it.',
  reasonMissing: 'Give a short reason.',
  notify: 'Notify the client',
  notifyHint: 'They receive the confirmation again, with the corrected storefront and invoice.',
  passwordWhy: 'You signed in a while ago. Enter your password to change what a booking costs.',
  save: 'Correct storefront',
  saveRefund: (amount: string) => `Correct, and refund ${amount}`,
  back: 'Keep as is',
  done: 'Storefront corrected',
  doneRefund: (amount: string) => `${amount} is being refunded.`,
};

const fr: typeof en = {
  title: 'Corriger la vitrine',
  same: 'Choisissez d’abord un autre type d’immeuble ou une autre disposition.',
  missing: 'Choisissez le type d’immeuble et la disposition.',
  charged: 'Facturé jusqu’ici',
  corrected: 'Prix corrigé',
  taxes: `Dont ${taxNames(taxes, 'fr')}`,
  difference: 'Différence',
  noDifference: 'Aucune',
  counting: 'Calcul du prix en cours.',
  failed: 'Le prix n’a pas pu être calculé.',
  again: 'Réessayer',
  ownPrice:
    'Cette visite a été vendue à un autre prix que celui de la liste d’aujourd’hui. Le prix vendu change d’autant que celui de la liste.',
  settle: 'Différence',
  refund: (amount) => `Rembourser ${amount}`,
  refundMeans: `Taxes comprises, comme la somme a été payée${nbsp}: sur une carte en quelques jours ouvrables, sinon à la main.`,
  keep: 'Ne rien rembourser',
  keepMeans: 'Par exemple si une partie a déjà été remboursée.',
  tooMuch: (left) => `Il ne reste que ${left} du paiement.`,
  more: (amount) =>
    `Cette vitrine coûte ${amount} de plus. Une correction ne facture rien${nbsp}: dites pourquoi la différence n’est pas demandée.`,
  moreElse: 'Pour facturer le plein prix, annulez cette réservation et faites-en une nouvelle.',
  owners: `Le prix n’est plus le même${nbsp}: seul un propriétaire peut faire cette correction.`,
  reason: 'Motif',
  reasonHint: 'Conservé au dossier et au registre des modifications. Le client ne le lit pas.',
  reasonMissing: 'Indiquez brièvement le motif.',
  notify: 'Aviser le client',
  notifyHint: 'Il reçoit de nouveau la confirmation, avec la vitrine corrigée et la facture.',
  passwordWhy:
    'Votre session est ouverte depuis un moment. Entrez votre mot de passe pour changer les sommes d’une réservation.',
  save: 'Corriger la vitrine',
  saveRefund: (amount) => `Corriger et rembourser ${amount}`,
  back: 'Laisser tel quel',
  done: 'Vitrine corrigée',
  doneRefund: (amount) => `Remboursement de ${amount} en cours.`,
};

export const messages = { en, fr };
