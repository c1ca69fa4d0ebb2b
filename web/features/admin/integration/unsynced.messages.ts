import type { RefusalKind } from '#domain/accounting/refusal.ts';
import type { SyncStep } from '#domain/accounting/steps.ts';
import { nbsp } from '#domain/format.ts';
import type { Bilingual } from '#domain/language.ts';

export const messages = {
  title: { en: 'Bookings not fully recorded', fr: 'Réservations à inscrire' },
  unread: { en: 'These bookings could not be loaded.', fr: 'Ces réservations n’ont pas pu être chargées.' },
  none: { en: 'Everything is recorded.', fr: 'Tout est inscrit.' },
  more: { en: 'Show more', fr: 'En afficher plus' },
  failed: { en: 'Failed', fr: 'Échec' },
  pending: { en: 'Pending', fr: 'En attente' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  retryOf: { en: (order: string) => `Try again, ${order}`, fr: (order: string) => `Réessayer, ${order}` },
  retrying: { en: 'Starting...', fr: 'Lancement…' },
  needsActive: { en: 'The connection has to be active first.', fr: 'La connexion doit d’abord être active.' },
  retried: {
    en: (order: string) => `${order} is being recorded`,
    fr: (order: string) => `${order} est en voie d’inscription`,
  },
  retriedText: { en: 'Nothing is entered twice.', fr: 'Ce qui s’y trouve déjà n’est pas inscrit deux fois.' },
  notRetried: { en: 'It could not be started', fr: 'L’inscription n’a pas pu être lancée' },
  visit: { en: (visit: string) => `Visit on ${visit}`, fr: (visit: string) => `Visite du ${visit}` },
  next: { en: (when: string) => `Next attempt: ${when}`, fr: (when: string) => `Prochain essai${nbsp}: ${when}` },
  tries: {
    en: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'} so far`,
    fr: (count: number) => `${count}${nbsp}${count > 1 ? 'essais' : 'essai'} jusqu’ici`,
  },
  done: { en: 'done', fr: 'fait' },
  missing: { en: 'to come', fr: 'à venir' },
  steps: {
    appointment: { en: 'Appointment', fr: 'Rendez-vous' },
    move: { en: 'Appointment moved', fr: 'Rendez-vous déplacé' },
    'appointment-cancelled': { en: 'Appointment cancelled', fr: 'Rendez-vous annulé' },
    customer: { en: 'Customer', fr: 'Fiche du client' },
    invoice: { en: 'Invoice', fr: 'Facture' },
    payment: { en: 'Payment', fr: 'Paiement' },
    'credit-note': { en: 'Credit note', fr: 'Note de crédit' },
    'credit-refund': { en: 'Refund recorded', fr: 'Remboursement inscrit' },
    'partial-refund': { en: 'Partial refund', fr: 'Remboursement partiel' },
  } satisfies Record<SyncStep, Bilingual>,
  failures: {
    client: {
      en: 'Zoho does not know our client. Compare the ZOHO settings with Zoho’s API console.',
      fr: 'Zoho ne connaît pas notre client. Comparez les réglages ZOHO avec la console API de Zoho.',
    },
    token: {
      en: 'Zoho no longer accepts our refresh token. A new one is needed.',
      fr: 'Zoho n’accepte plus notre jeton d’actualisation. Il en faut un nouveau.',
    },
    'data-centre': {
      en: 'The account is in another Zoho data centre.',
      fr: 'Le compte se trouve dans un autre centre de données de Zoho.',
    },
    permission: {
      en: 'Zoho does not allow this. Check the scopes of the credentials and the organization ID.',
      fr: 'Zoho ne nous le permet pas. Vérifiez les autorisations des identifiants et le numéro de l’organisation.',
    },
    quota: {
      en: 'Zoho’s call limit is used up. Recording resumes automatically after a pause.',
      fr: 'La limite d’appels de Zoho est atteinte. Le travail reprend de lui-même après une pause.',
    },
    silence: {
      en: 'Zoho did not answer. It is retried automatically, and nothing is entered twice.',
      fr: 'Zoho n’a pas répondu. Un autre essai suit de lui-même, et rien n’est inscrit deux fois.',
    },
    total: {
      en: 'The invoice in Zoho Books has a different total. Correct it there, then try again.',
      fr: 'Le total de la facture diffère dans Zoho. Corrigez-la, puis réessayez.',
    },
    time: {
      en: 'The appointment in Zoho Bookings is at a different time. Correct it there, then try again.',
      fr: 'L’heure du rendez‑vous diffère dans Zoho. Corrigez-la, puis réessayez.',
    },
    void: {
      en: 'The invoice in Zoho Books was voided. Restore it there, then try again.',
      fr: 'La facture a été annulée dans Zoho. Rétablissez-la, puis réessayez.',
    },
    'tax-group': {
      en: 'No tax group is named for the rates of this sale. Name it in the ZOHO settings, then try again.',
      fr: 'Aucun groupe de taxes n’est indiqué pour les taux de cette vente. Indiquez-le dans les réglages ZOHO, puis réessayez.',
    },
    content: {
      en: 'Zoho rejects something in this booking. Correct it there, then try again.',
      fr: 'Zoho refuse un élément de cette réservation. Corrigez-le dans Zoho, puis réessayez.',
    },
  } satisfies Record<RefusalKind, Bilingual>,
};
