import type { RefusalKind } from '#domain/accounting/refusal.ts';
import type { SyncStep } from '#domain/accounting/steps.ts';
import { nbsp } from '#domain/format.ts';

type Texts = {
  title: string;
  unread: string;
  none: string;
  more: string;
  failed: string;
  pending: string;
  retry: string;
  retryOf: (order: string) => string;
  retrying: string;
  needsActive: string;
  retried: (order: string) => string;
  retriedText: string;
  notRetried: string;
  noAnswer: string;
  visit: (visit: string) => string;
  next: (when: string) => string;
  tries: (count: number) => string;
  done: string;
  missing: string;
  steps: Readonly<Record<SyncStep, string>>;
  failures: Readonly<Record<RefusalKind, string>>;
};

const en: Texts = {
  title: 'Bookings that are not wholly recorded',
  unread: 'These bookings could not be loaded.',
  none: 'Everything is recorded.',
  more: 'Show more',
  failed: 'Failed',
  pending: 'Pending',
  retry: 'Try again',
  retryOf: (order) => `Try again, ${order}`,
  retrying: 'Starting...',
  needsActive: 'The connection has to be active first.',
  retried: (order) => `${order} is being recorded`,
  retriedText: 'What is there already is not entered twice.',
  notRetried: 'It could not be started',
  noAnswer: 'No answer arrived. Please try again.',
  visit: (visit) => `Visit on ${visit}`,
  next: (when) => `Next try: ${when}`,
  tries: (count) => `${count} ${count === 1 ? 'try' : 'tries'} so far`,
  done: 'done',
  missing: 'still to come',
  steps: {
    appointment: 'Appointment',
    move: 'Appointment moved',
    'appointment-cancelled': 'Appointment cancelled',
    customer: 'Customer',
    invoice: 'Invoice',
    payment: 'Payment',
    'credit-note': 'Credit note',
    'credit-refund': 'Refund recorded',
    'partial-refund': 'Partial refund',
  },
  failures: {
    client: 'Zoho does not know our client. Compare the ZOHO settings with Zoho’s API console.',
    token: 'Zoho does not take our refresh token any more. A new one is needed.',
    'data-centre': 'The account is in another data centre of Zoho.',
    permission: 'Zoho does not let us do this. Check the scopes of the credentials and the number of the organization.',
    quota: 'Zoho’s limit on calls is used up. It goes on by itself after a pause.',
    silence: 'Zoho did not answer. It is retried automatically, and nothing is entered twice.',
    total: 'The invoice over there has another total. Correct it in Zoho Books, then try again.',
    time: 'The appointment over there is at another time. Correct it in Zoho Bookings, then try again.',
    void: 'The invoice over there was voided. Restore it in Zoho Books, then try again.',
    content: 'Zoho refuses something in this booking. Correct it there, then try again.',
  },
};

const fr: Texts = {
  title: 'Réservations qui ne sont pas tout à fait inscrites',
  unread: 'Ces réservations n’ont pas pu être lues.',
  none: 'Tout est inscrit.',
  more: 'En afficher plus',
  failed: 'Échec',
  pending: 'En attente',
  retry: 'Réessayer',
  retryOf: (order) => `Réessayer, ${order}`,
  retrying: 'Lancement…',
  needsActive: 'La connexion doit d’abord être active.',
  retried: (order) => `${order} est en voie d’inscription`,
  retriedText: 'Ce qui s’y trouve déjà n’est pas inscrit deux fois.',
  notRetried: 'L’inscription n’a pas pu être lancée',
  noAnswer: 'Aucune réponse n’est arrivée. Veuillez réessayer.',
  visit: (visit) => `Visite du ${visit}`,
  next: (when) => `Prochain essai${nbsp}: ${when}`,
  tries: (count) => `${count}${nbsp}${count > 1 ? 'essais' : 'essai'} jusqu’ici`,
  done: 'fait',
  missing: 'à venir',
  steps: {
    appointment: 'Rendez-vous',
    move: 'Rendez-vous déplacé',
    'appointment-cancelled': 'Rendez-vous annulé',
    customer: 'Fiche du client',
    invoice: 'Facture',
    payment: 'Paiement',
    'credit-note': 'Note de crédit',
    'credit-refund': 'Remboursement inscrit',
    'partial-refund': 'Remboursement partiel',
  },
  failures: {
    client: 'Zoho ne connaît pas notre client. Comparez les réglages ZOHO avec la console API de Zoho.',
    token: 'Zoho n’accepte plus notre jeton d’actualisation. Il en faut un nouveau.',
    'data-centre': 'Le compte se trouve dans un autre centre de données de Zoho.',
    permission:
      'Zoho ne nous le permet pas. Vérifiez les autorisations des identifiants et le numéro de l’organisation.',
    quota: 'La limite d’appels de Zoho est atteinte. Le travail reprend de lui-même après une pause.',
    silence: 'Zoho n’a pas répondu. Un autre essai suit de lui-même, et rien n’est inscrit deux fois.',
    total: 'La facture a là-bas un autre total. Corrigez-la dans Zoho, puis réessayez.',
    time: 'Le rendez-vous est là-bas à une autre heure. Corrigez-le dans Zoho, puis réessayez.',
    void: 'La facture y a été invalidée. Rétablissez-la dans Zoho, puis réessayez.',
    content: 'Zoho refuse un élément de cette réservation. Corrigez-le là-bas, puis réessayez.',
  },
};

export const messages = { en, fr };
