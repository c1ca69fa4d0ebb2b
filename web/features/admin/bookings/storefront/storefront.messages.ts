import { taxes } from '#business/taxes.ts';
import { nbsp } from '#domain/format.ts';
import { taxNames } from '#domain/pricing/tax-words.ts';

/** The words of a corrected storefront. */
export const messages = {
  title: { en: 'Correct storefront', fr: 'Corriger la vitrine' },
  same: {
    en: 'Choose another building type or layout first.',
    fr: 'Choisissez d’abord une autre taille de vitrine ou une autre disposition.',
  },
  missing: {
    en: 'Choose the building type and the layout.',
    fr: 'Choisissez la taille de la vitrine et la disposition.',
  },
  charged: { en: 'Charged so far', fr: 'Facturé jusqu’ici' },
  corrected: { en: 'Corrected price', fr: 'Prix corrigé' },
  taxes: { en: `${taxNames(taxes, 'en')} in it`, fr: `Dont ${taxNames(taxes, 'fr')}` },
  difference: { en: 'Difference', fr: 'Différence' },
  noDifference: { en: 'None', fr: 'Aucune' },
  counting: { en: 'Working out the price.', fr: 'Calcul du prix en cours.' },
  failed: { en: 'The price could not be worked out.', fr: 'Le prix n’a pas pu être calculé.' },
  again: { en: 'Try again', fr: 'Réessayer' },
  ownPrice: {
    en: 'This visit was sold at another price than today’s list. What was sold changes by as much as the list price does.',
    fr: 'Cette visite a été vendue à un autre prix que celui de la liste d’aujourd’hui. Le prix vendu change d’autant que celui de la liste.',
  },
  settle: { en: 'Difference', fr: 'Différence' },
  refund: { en: (amount: string) => `Refund ${amount}`, fr: (amount: string) => `Rembourser ${amount}` },
  refundMeans: {
    en: 'With taxes, the way it was paid: to a card within a few business days, otherwise by hand.',
    fr: `Taxes comprises, comme la somme a été payée${nbsp}: sur une carte en quelques jours ouvrables, sinon à la main.`,
  },
  keep: { en: 'Refund nothing', fr: 'Ne rien rembourser' },
  keepMeans: {
    en: 'For example because part of it was refunded already.',
    fr: 'Par exemple si une partie a déjà été remboursée.',
  },
  tooMuch: {
    en: (left: string) => `The balance is only ${left}.`,
    fr: (left: string) => `Il ne reste que ${left} du paiement.`,
  },
  more: {
    en: (amount: string) => `This storefront costs ${amount} more. How is the difference paid?`,
    fr: (amount: string) => `Cette vitrine coûte ${amount} de plus. Comment la différence est-elle payée?`,
  },
  waive: { en: 'Not asked for', fr: 'Ne pas la demander' },
  waiveMeans: {
    en: 'The storefront is corrected for nothing more.',
    fr: 'La vitrine est corrigée sans rien de plus à payer.',
  },
  owners: {
    en: 'The price changes, so only an owner can make this correction.',
    fr: `Le prix n’est plus le même${nbsp}: seul un propriétaire peut faire cette correction.`,
  },
  reason: { en: 'Reason', fr: 'Motif' },
  reasonHint: {
    en: 'Kept in the booking’s history and the audit log; the client does not see it.',
    fr: 'Conservé au dossier et au journal de vérification. Le client ne le lit pas.',
  },
  reasonMissing: { en: 'Give a short reason.', fr: 'Indiquez brièvement le motif.' },
  notify: { en: 'Notify the client', fr: 'Aviser le client' },
  notifyHint: {
    en: 'They receive the confirmation again, with the corrected storefront and invoice.',
    fr: 'Il reçoit de nouveau la confirmation, avec la vitrine corrigée et la facture.',
  },
  passwordWhy: {
    en: 'You signed in a while ago. Enter your password to change what a booking costs.',
    fr: 'Votre session est ouverte depuis un moment. Entrez votre mot de passe pour changer les sommes d’une réservation.',
  },
  save: { en: 'Correct storefront', fr: 'Corriger la vitrine' },
  saveCharge: {
    en: (amount: string) => `Correct, and charge ${amount}`,
    fr: (amount: string) => `Corriger et facturer ${amount}`,
  },
  saveRefund: {
    en: (amount: string) => `Correct, and refund ${amount}`,
    fr: (amount: string) => `Corriger et rembourser ${amount}`,
  },
  back: { en: 'Keep as is', fr: 'Laisser tel quel' },
  done: { en: 'Storefront corrected', fr: 'Vitrine corrigée' },
  doneRefund: {
    en: (amount: string) => `${amount} is being refunded.`,
    fr: (amount: string) => `Remboursement de ${amount} en cours.`,
  },
};
