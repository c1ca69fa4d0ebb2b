import { taxes } from '#business/taxes.ts';
import { nbsp } from '#domain/format.ts';
import { taxNames } from '#domain/pricing/tax-words.ts';

/** The words of a corrected storefront. */
const en = {
  title: 'Correct the storefront',
  same: 'Choose another building type or layout first.',
  missing: 'Choose the building type and the layout.',
  charged: 'Charged until now',
  corrected: 'Price once corrected',
  taxes: `${taxNames(taxes, 'en')} in it`,
  difference: 'Difference',
  noDifference: 'None',
  counting: 'Working out the price.',
  failed: 'The price could not be worked out.',
  again: 'Try again',
  ownPrice:
    'This visit was sold at another price than today’s list. What was sold changes by as much as the list price does.',
  settle: 'What happens to the difference',
  refund: (amount: string) => `Refund ${amount}`,
  refundMeans: 'With the taxes in it, the way it was paid: to a card within a few business days, otherwise by hand.',
  keep: 'Leave the money as it is',
  keepMeans: 'For example where a part was refunded before.',
  tooMuch: (left: string) => `Only ${left} of the payment remains.`,
  more: (amount: string) =>
    `This storefront costs ${amount} more. A correction charges nothing: say why the difference is let go.`,
  moreElse: 'To charge the full price, cancel this booking and make a new one.',
  owners: 'The price is another one, so an owner has to make this correction.',
  reason: 'Reason',
  reasonHint: 'Kept in the story and the record of changes; the client does not read it.',
  reasonMissing: 'Say in a few words why.',
  notify: 'Tell the client',
  notifyHint: 'They get the confirmation again with the corrected storefront and the invoice.',
  passwordWhy: 'You signed in a while ago. Your password is asked for before the money of a booking changes.',
  save: 'Correct the storefront',
  saveRefund: (amount: string) => `Correct, and refund ${amount}`,
  back: 'Keep it as it is',
  done: 'Storefront corrected',
  doneRefund: (amount: string) => `${amount} is on its way back.`,
};

const fr: typeof en = {
  title: 'Corriger la vitrine',
  same: 'Choisissez d’abord un autre type de bâtiment ou une autre disposition.',
  missing: 'Choisissez le type de bâtiment et la disposition.',
  charged: 'Facturé jusqu’ici',
  corrected: 'Prix une fois corrigé',
  taxes: `Dont ${taxNames(taxes, 'fr')}`,
  difference: 'Différence',
  noDifference: 'Aucune',
  counting: 'Calcul du prix en cours.',
  failed: 'Le prix n’a pas pu être calculé.',
  again: 'Réessayer',
  ownPrice:
    'Cette visite a été vendue à un autre prix que celui de la liste d’aujourd’hui. Le prix vendu change d’autant que celui de la liste.',
  settle: 'Ce qu’il advient de la différence',
  refund: (amount) => `Rembourser ${amount}`,
  refundMeans: `Taxes comprises, comme la somme a été payée${nbsp}: sur une carte en quelques jours ouvrables, sinon à la main.`,
  keep: 'Laisser les sommes telles quelles',
  keepMeans: 'Par exemple si une partie a déjà été remboursée.',
  tooMuch: (left) => `Il ne reste que ${left} du paiement.`,
  more: (amount) =>
    `Cette vitrine coûte ${amount} de plus. Une correction ne facture rien${nbsp}: dites pourquoi la différence n’est pas demandée.`,
  moreElse: 'Pour facturer le plein prix, annulez cette réservation et faites-en une nouvelle.',
  owners: `Le prix n’est plus le même${nbsp}: seul un propriétaire peut faire cette correction.`,
  reason: 'Motif',
  reasonHint: 'Conservé au dossier et au registre des modifications. Le client ne le lit pas.',
  reasonMissing: 'Dites en quelques mots pourquoi.',
  notify: 'Aviser le client',
  notifyHint: 'Il reçoit de nouveau la confirmation, avec la vitrine corrigée et la facture.',
  passwordWhy:
    'Votre session est ouverte depuis un moment. Le mot de passe est demandé avant que les sommes d’une réservation changent.',
  save: 'Corriger la vitrine',
  saveRefund: (amount) => `Corriger et rembourser ${amount}`,
  back: 'Laisser tel quel',
  done: 'Vitrine corrigée',
  doneRefund: (amount) => `La somme de ${amount} est en route.`,
};

export const messages = { en, fr };
