import { refundDays } from '#business/policies.ts';
import type { AddedName } from '#domain/booking/fields.ts';
import type { Bilingual, InLanguage } from '#domain/language.ts';
import type { FieldName } from './customer/customer.ts';

const { least, most } = refundDays;

const labels: Record<Exclude<FieldName, AddedName>, Bilingual> = {
  firstName: { en: 'First name', fr: 'Prénom' },
  lastName: { en: 'Last name', fr: 'Nom' },
  email: { en: 'Email', fr: 'Courriel' },
  phone: { en: 'Phone', fr: 'Téléphone' },
  phoneExtension: { en: 'Extension (optional)', fr: 'Poste (facultatif)' },
  companyName: { en: 'Company name', fr: 'Nom de l’entreprise' },
  serviceAddress: { en: 'Service address', fr: 'Adresse du service' },
  billingStreet: { en: 'Street', fr: 'Numéro et rue' },
  billingCity: { en: 'City', fr: 'Ville' },
  billingProvince: { en: 'Province', fr: 'Province' },
  billingPostalCode: { en: 'Postal code', fr: 'Code postal' },
};

export const messages = {
  title: { en: 'Payment', fr: 'Paiement' },
  customer: { en: 'Customer information', fr: 'Vos coordonnées' },
  billing: { en: 'Billing address', fr: 'Adresse de facturation' },
  sameAddress: { en: 'Same as the address above', fr: 'La même que l’adresse ci-dessus' },
  labels,
  add: {
    en: 'Access notes or a purchase order',
    fr: 'Consignes d’accès ou bon de commande',
  },
  otherArea: {
    en: (area: string) => `This address is in a different area (${area}) from the one you began with. Please check it.`,
    fr: (area: string) => `Cette adresse est dans un autre secteur (${area}) que celui du début. Veuillez la vérifier.`,
  },

  summary: { en: 'Order summary', fr: 'Votre commande' },
  details: { en: 'Details', fr: 'Détails' },
  change: { en: 'Change', fr: 'Modifier' },
  service: { en: 'Service', fr: 'Service' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  size: { en: 'Building type', fr: 'Taille de la vitrine' },
  layout: { en: 'Window layout', fr: 'Façade' },
  total: { en: 'Total, CAD', fr: 'Total ($\u00a0CA)' },
  order: { en: 'Order', fr: 'Commande' },

  card: { en: 'Card payment', fr: 'Paiement par carte' },
  locked: {
    en: 'The card form opens when your details are complete',
    fr: 'Le formulaire de paiement s’ouvre dès que vos coordonnées sont complètes',
  },
  needed: {
    en: (names: readonly string[]) =>
      names.length === 1 ? `One field needs your attention: ${names[0]}.` : `Still needed: ${names.join(', ')}.`,
    fr: (names: readonly string[]) =>
      names.length === 1
        ? `Un champ est à vérifier\u00a0: ${names[0]}.`
        : `Il reste à remplir\u00a0: ${names.join(', ')}.`,
  },
  complete: { en: 'Complete your details', fr: 'Compléter vos coordonnées' },
  saving: { en: 'Saving your details...', fr: 'Enregistrement de vos coordonnées…' },
  notSaved: { en: 'Your details could not be saved', fr: 'Vos coordonnées n’ont pas pu être enregistrées' },
  notSavedText: { en: 'Everything you typed is still here.', fr: 'Tout ce que vous avez écrit est encore là.' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  opened: { en: 'The card form is open.', fr: 'Le formulaire de paiement est ouvert.' },
  proving: { en: 'Many people are booking right now', fr: 'Beaucoup de gens réservent en ce moment' },
  late: { en: 'The card form is slow to load', fr: 'Le formulaire de paiement se fait attendre' },
  lateText: {
    en: 'Nothing was charged. You may wait, or load it again.',
    fr: 'Rien n’a été débité. Vous pouvez patienter ou le charger de nouveau.',
  },
  reload: { en: 'Load the card form again', fr: 'Charger de nouveau le formulaire' },
  closed: { en: 'The card form is closed', fr: 'Le formulaire de paiement est fermé' },
  closedText: {
    en: 'Nothing was charged. Your date is still held for you.',
    fr: 'Rien n’a été débité. Votre date est toujours retenue.',
  },
  closedInDemand: {
    en: 'Nothing was charged. Your date is still free, but goes to whoever pays first.',
    fr: 'Rien n’a été débité. Votre date est encore libre, mais elle ira à la première personne qui aura payé.',
  },
  reopen: { en: 'Open the card form', fr: 'Ouvrir le formulaire de paiement' },
  failed: { en: 'The card form could not be opened', fr: 'Le formulaire de paiement n’a pas pu s’ouvrir' },
  failedText: { en: 'Nothing was charged. Please try again.', fr: 'Rien n’a été débité. Veuillez réessayer.' },
  asking: { en: 'Checking your payment...', fr: 'Vérification de votre paiement…' },
  elsewhere: {
    en: 'This booking is being paid in another tab',
    fr: 'Le paiement de cette réservation est en cours dans un autre onglet',
  },
  elsewhereText: {
    en: (order: string) => `Order ${order}. Please finish there. If that tab is closed, you may go on here.`,
    fr: (order: string) =>
      `Commande ${order}. Veuillez y terminer le paiement. Si cet onglet est fermé, vous pouvez poursuivre ici.`,
  },
  goOn: { en: 'Go on in this tab', fr: 'Poursuivre dans cet onglet' },
  differs: { en: 'The price has changed', fr: 'Le prix a changé' },
  differsText: {
    en: (total: string) => `The total for this booking is now ${total}.`,
    fr: (total: string) => `Le total de cette réservation est maintenant de ${total}.`,
  },
  accept: { en: (total: string) => `Continue with ${total}`, fr: (total: string) => `Poursuivre au prix de ${total}` },
  free: { en: 'No payment due', fr: 'Aucun paiement requis' },
  freeText: {
    en: 'Complete your details, then click the submit button to complete booking',
    fr: 'Entrez vos coordonnées, puis cliquez sur «\u00a0Confirmer la réservation\u00a0»',
  },

  cookies: { en: 'Your browser does not accept cookies', fr: 'Votre navigateur n’accepte pas les témoins (cookies)' },
  dayTaken: {
    en: 'Someone has just booked this day. Please choose another one; you were not charged.',
    fr: 'Quelqu’un vient de réserver cette journée. Veuillez en choisir une autre; rien n’a été débité.',
  },
  refused: { en: 'This booking cannot continue as it is', fr: 'Cette réservation ne peut pas se poursuivre ainsi' },
  backTo: {
    '/postal-code': { en: 'Back to the service area', fr: 'Retour à la zone de service' },
    '/storefront-size': { en: 'Back to the building size', fr: 'Retour à la taille de la vitrine' },
    '/glass-coverage': { en: 'Back to the window layout', fr: 'Retour à la disposition' },
    '/calendar-booking': { en: 'Back to the calendar', fr: 'Retour au calendrier' },
  },
  lost: { en: 'Payment received, date\u00a0unavailable', fr: 'Paiement reçu, date\u00a0non\u00a0disponible' },
  lostOrder: { en: (orderNo: string) => `Order ${orderNo}.`, fr: (orderNo: string) => `Commande ${orderNo}.` },
  lostAmount: {
    en: (total: string) =>
      `The whole ${total} goes back to your card within ${least}\u00a0to\u00a0${most}\u00a0business\u00a0days.`,
    fr: (total: string) =>
      `La somme de ${total} sera remboursée sur votre carte dans un délai de ${least}\u00a0à\u00a0${most}\u00a0jours ouvrables.`,
  },
  contact: { en: 'Questions? Call or write to us:', fr: 'Des questions? Joignez-nous\u00a0:' },

  approved: { en: 'Approved!', fr: 'Approuvé!' },
  approvedText: {
    en: 'Click the submit button to complete booking',
    fr: 'Cliquez sur «\u00a0Confirmer la réservation\u00a0»',
  },
  unanswered: { en: 'Your booking is not confirmed yet', fr: 'Votre réservation n’est pas encore confirmée' },
  unansweredText: {
    en: (total: string) =>
      `Your payment${total && ` of ${total}`} was sent and is not lost. Click the submit button again: nothing is charged twice. If you leave now, we complete the booking ourselves, or return the whole amount.`,
    fr: (total: string) =>
      `Votre paiement${total && ` de ${total}`} a été envoyé et n’est pas perdu. Cliquez de nouveau sur «\u00a0Confirmer la réservation\u00a0»\u00a0: rien n’est débité deux fois. Si vous quittez cette page, nous terminons la réservation nous-mêmes ou vous remboursons la totalité.`,
  },
  sent: { en: 'Your payment was sent', fr: 'Votre paiement a été envoyé' },
  sentText: {
    en: 'Click the submit button to see whether it was approved. Nothing is charged twice.',
    fr: 'Cliquez sur «\u00a0Confirmer la réservation\u00a0» pour savoir s’il a été approuvé. Rien n’est débité deux fois.',
  },
  submit: { en: 'Submit', fr: 'Confirmer la réservation' },
  processing: { en: 'Processing...', fr: 'Traitement…' },

  declined: { en: 'Payment Declined', fr: 'Paiement refusé' },
  declinedText: {
    en: (code: string) => `Your payment was declined (code: ${code}). Please try a different payment method.`,
    fr: (code: string) =>
      `Votre paiement a été refusé (code\u00a0: ${code}). Veuillez essayer un autre mode de paiement.`,
  },
  termsChanged: { en: 'The terms have changed', fr: 'Les conditions ont changé' },
  termsChangedText: {
    en: 'Please read and accept them once more. Everything else is still here.',
    fr: 'Veuillez les lire et les accepter de nouveau. Tout le reste est conservé.',
  },
  paymentError: { en: 'Payment Error', fr: 'Erreur de paiement' },
  scriptFailed: {
    en: 'Failed to load payment system. Please refresh the page.',
    fr: 'Le système de paiement n’a pas pu être chargé. Veuillez actualiser la page.',
  },
  notCreated: {
    en: 'Failed to create booking. Please contact support.',
    fr: 'La réservation n’a pas pu être créée. Veuillez communiquer avec nous.',
  },
  error: { en: 'Error', fr: 'Erreur' },
  errorText: {
    en: 'Failed to complete booking. Please contact support.',
    fr: 'La réservation n’a pas pu être terminée. Veuillez communiquer avec nous.',
  },
};

export type Messages = InLanguage<typeof messages>;
