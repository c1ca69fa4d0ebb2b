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
  visit: (visit: string) => string;
  next: (when: string) => string;
  tries: (count: number) => string;
  done: string;
  missing: string;
  steps: Readonly<Record<SyncStep, string>>;
  failures: Readonly<Record<RefusalKind, string>>;
};

const en: Texts = {
  title: 'Bookings not fully recorded',
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
  retriedText: 'Nothing is entered twice.',
  notRetried: 'It could not be started',
  visit: (visit) => `Visit on ${visit}`,
  next: (when) => `Next attempt: ${when}`,
  tries: (count) => `${count} ${count === 1 ? 'attempt' : 'attempts'} so far`,
  done: 'done',
  missing: 'to come',
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
    token: 'Zoho no longer accepts our refresh token. A new one is needed.',
    'data-centre': 'The account is in another Zoho data centre.',
    permission: 'Zoho does not allow this. Check the scopes of the credentials and the organization ID.',
    quota: 'Zoho’s call limit is used up. Recording resumes by itself after a pause.',
    silence: 'Zoho did not answer. It is retried automatically, and nothing is entered twice.',
    total: 'The invoice in Zoho Books has a different total. Correct it there, then try again.',
    time: 'The appointment in Zoho Bookings is at a different time. Correct it there, then try again.',
    void: 'The invoice in Zoho Books was voided. Restore it there, then try again.',
    'tax-group': 'No tax group is named for the rates of this sale. Name it in the ZOHO settings, then try again.',
    content: 'Zoho rejects something in this booking. Correct it there, then try again.',
  },
};

const fr: Texts = {
  title: 'Réservations à inscrire',
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
    total: 'Le total de la facture diffère dans Zoho. Corrigez-la, puis réessayez.',
    time: 'L’heure du rendez‑vous diffère dans Zoho. Corrigez-la, puis réessayez.',
    void: 'La facture a été annulée dans Zoho. Rétablissez-la, puis réessayez.',
    'tax-group':
      'Aucun groupe de taxes n’est indiqué pour les taux de cette vente. Indiquez-le dans les réglages ZOHO, puis réessayez.',
    content: 'Zoho refuse un élément de cette réservation. Corrigez-le dans Zoho, puis réessayez.',
  },
};

export const messages = { en, fr };
