import { refundDays } from '#business/policies.ts';
import type { AddedName } from '#domain/booking/fields.ts';
import type { FieldName } from './customer/customer.ts';

const { least, most } = refundDays;

const labelsEn: Record<Exclude<FieldName, AddedName>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneExtension: 'Extension (optional)',
  companyName: 'Company name',
  serviceAddress: 'Service address',
  billingStreet: 'Street',
  billingCity: 'City',
  billingProvince: 'Province',
  billingPostalCode: 'Postal code',
};
const labelsFr: typeof labelsEn = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  phoneExtension: 'Poste (facultatif)',
  companyName: 'Nom de l’entreprise',
  serviceAddress: 'Adresse du service',
  billingStreet: 'Numéro et rue',
  billingCity: 'Ville',
  billingProvince: 'Province',
  billingPostalCode: 'Code postal',
};

const en = {
  title: 'Payment',
  customer: 'Customer information',
  billing: 'Billing address',
  sameAddress: 'Same as the address above',
  labels: labelsEn,
  otherArea: (area: string) =>
    `This address is in a different area (${area}) from the one you began with. Please check it.`,

  summary: 'Order summary',
  change: 'Change',
  service: 'Service',
  date: 'Date',
  time: 'Time',
  size: 'Building type',
  layout: 'Window layout',
  total: 'Total, CAD',
  order: 'Order',

  card: 'Card payment',
  locked: 'The card form opens when your details are complete',
  needed: (names: readonly string[]) =>
    names.length === 1 ? `One field needs your attention: ${names[0]}.` : `Still needed: ${names.join(', ')}.`,
  complete: 'Complete your details',
  saving: 'Saving your details...',
  notSaved: 'Your details could not be saved',
  notSavedText: 'Everything you typed is still here.',
  tryAgain: 'Try again',
  opening: 'The card form is loading.',
  opened: 'The card form is open.',
  proving: 'Many people are booking right now',
  provingText:
    'Your browser is solving a short computation that keeps automated bookings out. It takes a few seconds, and the card form opens by itself.',
  inDemand: 'This day is in demand',
  inDemandText:
    'Others may be paying for it at this moment, and whoever pays first has it. If someone is faster, your booking is not made and the whole amount is refunded right away.',
  late: 'The card form is taking its time',
  lateText: 'Nothing was charged. You may wait, or load it again.',
  reload: 'Load the card form again',
  closed: 'The card form is closed',
  closedText: 'Nothing was charged. Your date is still held for you.',
  closedInDemand: 'Nothing was charged. Your date is still free, but nobody holds it: it goes to whoever pays first.',
  reopen: 'Open the card form',
  failed: 'The card form could not be opened',
  failedText: 'Nothing was charged. Please try again.',
  asking: 'Checking your payment...',
  elsewhere: 'This booking is being paid in another tab',
  elsewhereText: (order: string) => `Order ${order}. Please finish there. If that tab is closed, you may go on here.`,
  goOn: 'Go on in this tab',
  differs: 'The price has changed',
  differsText: (total: string) => `The total for this booking is now ${total}.`,
  accept: (total: string) => `Continue with ${total}`,
  free: 'No payment due',
  freeText: 'Complete your details, then click the submit button to complete booking',
  standard: 'The standard price applies',
  standardText:
    'A courtesy refresh is free once, with the email address of the Platinum booking. With other details the standard price is charged.',
  freeAgain: 'Ask for the courtesy refresh again',

  cookies: 'Your browser does not accept cookies',
  cookiesText:
    'Without one we cannot hold a date for you or take a payment. Nothing is held and nothing was charged. Please allow cookies for this site, then try again; or book by telephone.',
  dayTaken: 'Somebody has just paid for this day. Please choose another one; nothing was charged to you.',
  refused: 'This booking cannot go on as it is',
  backTo: {
    '/postal-code': 'Back to the service area',
    '/storefront-size': 'Back to the building size',
    '/glass-coverage': 'Back to the window layout',
    '/calendar-booking': 'Back to the calendar',
  },
  lost: 'Payment received, date\u00a0unavailable',
  lostOrder: (orderNo: string) => `Order ${orderNo}.`,
  lostAmount: (total: string) =>
    `The whole ${total} goes back to your card within ${least}\u00a0to\u00a0${most}\u00a0business\u00a0days.`,
  contact: 'Questions? Call or write to us:',

  approved: 'Approved!',
  approvedText: 'Click the submit button to complete booking',
  unanswered: 'Your booking is not confirmed yet',
  unansweredText: (total: string) =>
    `Your payment${total && ` of ${total}`} was sent and is not lost. Click the submit button again: nothing is charged twice. If you leave now, we complete the booking ourselves, or return the whole amount.`,
  sent: 'Your payment was sent',
  sentText: 'Click the submit button to see whether it was approved. Nothing is charged twice.',
  submit: 'Submit',
  processing: 'Processing...',

  declined: 'Payment Declined',
  declinedText: (code: string) => `Your payment was declined (code: ${code}). Please try a different payment method.`,
  termsChanged: 'The terms have changed',
  termsChangedText: 'Please read and accept them once more. Everything else is still here.',
  paymentError: 'Payment Error',
  scriptFailed: 'Failed to load payment system. Please refresh the page.',
  notCreated: 'Failed to create booking. Please contact support.',
  error: 'Error',
  errorText: 'Failed to complete booking. Please contact support.',
};

const fr: typeof en = {
  title: 'Paiement',
  customer: 'Vos coordonnées',
  billing: 'Adresse de facturation',
  sameAddress: 'La même que l’adresse ci-dessus',
  labels: labelsFr,
  otherArea: (area) => `Cette adresse est dans un autre secteur (${area}) que celui du début. Veuillez la vérifier.`,

  summary: 'Votre commande',
  change: 'Modifier',
  service: 'Service',
  date: 'Date',
  time: 'Heure',
  size: 'Taille de la vitrine',
  layout: 'Façade',
  total: 'Total ($\u00a0CA)',
  order: 'Commande',

  card: 'Paiement par carte',
  locked: 'Le formulaire de carte s’ouvre dès que vos coordonnées sont complètes',
  needed: (names) =>
    names.length === 1
      ? `Un champ est à vérifier\u00a0: ${names[0]}.`
      : `Il reste à remplir\u00a0: ${names.join(', ')}.`,
  complete: 'Compléter vos coordonnées',
  saving: 'Enregistrement de vos coordonnées…',
  notSaved: 'Vos coordonnées n’ont pas pu être enregistrées',
  notSavedText: 'Tout ce que vous avez écrit est encore là.',
  tryAgain: 'Réessayer',
  opening: 'Le formulaire de carte se charge.',
  opened: 'Le formulaire de carte est ouvert.',
  proving: 'Beaucoup de gens réservent en ce moment',
  provingText:
    'Votre navigateur résout un court calcul qui écarte les réservations automatisées. Cela prend quelques secondes, puis le formulaire de carte s’ouvre de lui-même.',
  inDemand: 'Cette journée est très demandée',
  inDemandText:
    'D’autres personnes sont peut-être en train de la payer, et elle revient à qui paie en premier. Si quelqu’un vous devance, votre réservation n’est pas faite et toute la somme vous est remboursée aussitôt.',
  late: 'Le formulaire de carte se fait attendre',
  lateText: 'Rien n’a été débité. Vous pouvez patienter ou le charger de nouveau.',
  reload: 'Charger de nouveau le formulaire',
  closed: 'Le formulaire de carte est fermé',
  closedText: 'Rien n’a été débité. Votre date vous est toujours réservée.',
  closedInDemand:
    'Rien n’a été débité. Votre date est encore libre, mais elle n’est retenue pour personne\u00a0: elle revient à qui paie en premier.',
  reopen: 'Ouvrir le formulaire de carte',
  failed: 'Le formulaire de carte n’a pas pu s’ouvrir',
  failedText: 'Rien n’a été débité. Veuillez réessayer.',
  asking: 'Vérification de votre paiement…',
  elsewhere: 'Cette réservation se paie dans un autre onglet',
  elsewhereText: (order) =>
    `Commande ${order}. Veuillez terminer là-bas. Si cet onglet est fermé, vous pouvez poursuivre ici.`,
  goOn: 'Poursuivre dans cet onglet',
  differs: 'Le prix a changé',
  differsText: (total) => `Le total de cette réservation est maintenant de ${total}.`,
  accept: (total) => `Poursuivre à ${total}`,
  free: 'Aucun paiement requis',
  freeText: 'Remplissez vos coordonnées, puis cliquez sur le bouton Soumettre pour terminer la réservation',
  standard: 'Le tarif courant s’applique',
  standardText:
    'Le rafraîchissement est offert une seule fois, avec l’adresse courriel de la réservation Platine. Avec d’autres coordonnées, le tarif courant s’applique.',
  freeAgain: 'Demander de nouveau le rafraîchissement offert',

  cookies: 'Votre navigateur n’accepte pas les témoins (cookies)',
  cookiesText:
    'Sans eux, nous ne pouvons ni retenir une date pour vous ni recevoir un paiement. Aucune date n’est retenue et rien n’a été débité. Veuillez autoriser les témoins de ce site, puis réessayez ; ou réservez par téléphone.',
  dayTaken: 'Quelqu’un vient de payer cette journée. Veuillez en choisir une autre\u00a0; rien ne vous a été débité.',
  refused: 'Cette réservation ne peut pas se poursuivre ainsi',
  backTo: {
    '/postal-code': 'Retour à la zone de service',
    '/storefront-size': 'Retour à la taille du bâtiment',
    '/glass-coverage': 'Retour à la disposition',
    '/calendar-booking': 'Retour au calendrier',
  },
  lost: 'Paiement reçu, date\u00a0non\u00a0disponible',
  lostOrder: (orderNo) => `Commande ${orderNo}.`,
  lostAmount: (total) =>
    `Les ${total} retournent sur votre carte dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  contact: 'Des questions\u00a0? Joignez-nous\u00a0:',

  approved: 'Approuvé\u00a0!',
  approvedText: 'Cliquez sur le bouton Soumettre pour terminer la réservation',
  unanswered: 'Votre réservation n’est pas encore confirmée',
  unansweredText: (total) =>
    `Votre paiement${total && ` de ${total}`} a été envoyé et n’est pas perdu. Cliquez de nouveau sur le bouton Soumettre\u00a0: rien n’est débité deux fois. Si vous quittez cette page, nous terminons la réservation nous-mêmes ou vous rendons la somme entière.`,
  sent: 'Votre paiement a été envoyé',
  sentText: 'Cliquez sur le bouton Soumettre pour savoir s’il a été approuvé. Rien n’est débité deux fois.',
  submit: 'Soumettre',
  processing: 'Traitement…',

  declined: 'Paiement refusé',
  declinedText: (code) =>
    `Votre paiement a été refusé (code\u00a0: ${code}). Veuillez essayer un autre mode de paiement.`,
  termsChanged: 'Les conditions ont changé',
  termsChangedText: 'Veuillez les lire et les accepter de nouveau. Tout le reste est conservé.',
  paymentError: 'Erreur de paiement',
  scriptFailed: 'Le système de paiement n’a pas pu être chargé. Veuillez actualiser la page.',
  notCreated: 'La réservation n’a pas pu être créée. Veuillez communiquer avec nous.',
  error: 'Erreur',
  errorText: 'La réservation n’a pas pu être terminée. Veuillez communiquer avec nous.',
};

export type Messages = typeof en;
export const messages = { en, fr };
