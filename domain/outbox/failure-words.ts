import type { Bilingual } from '#domain/language.ts';
import type { FailureCode } from './failure.ts';

export const failureWords = {
  address: {
    en: 'This address or number does not accept messages. Ask the customer for another.',
    fr: 'Cette adresse ou ce numéro ne reçoit aucun message. Demandez-en un autre à la clientèle.',
  },
  'address-settled': {
    en: 'This change of address is settled: it was confirmed, taken back, or replaced by another.',
    fr: 'Ce changement d’adresse est réglé\u00a0: il a été confirmé, annulé ou remplacé par un autre.',
  },
  'answer-too-late': {
    en: 'It would have arrived too late for an answer.',
    fr: 'Il serait arrivé trop tard pour une réponse.',
  },
  booked: {
    en: 'The client has a visit in that part of the season.',
    fr: 'Le client a déjà une visite dans cette partie de la saison.',
  },
  'cancellation-undone': { en: 'The cancellation was undone.', fr: 'L’annulation a été retirée.' },
  cancelled: { en: 'The booking was cancelled.', fr: 'La réservation a été annulée.' },
  content: { en: 'The provider rejects this message.', fr: 'Le fournisseur refuse ce message.' },
  'day-closed': {
    en: 'The day of this payment link was closed since.',
    fr: 'La journée de ce lien de paiement a été fermée entre-temps.',
  },
  'day-not-held': {
    en: 'The freed day is no longer held for them.',
    fr: 'La journée libérée n’est plus retenue pour eux.',
  },
  deferred: {
    en: 'The provider did not take it yet and asks for another attempt.',
    fr: 'Le fournisseur ne l’a pas encore pris et demande un autre essai.',
  },
  erased: {
    en: 'The personal data of its recipient was deleted.',
    fr: 'Les renseignements personnels de son destinataire ont été supprimés.',
  },
  late: {
    en: 'It would have arrived too late to be useful.',
    fr: 'Il serait arrivé trop tard pour être utile.',
  },
  'link-ended': { en: 'The payment link has expired.', fr: 'Le lien de paiement est expiré.' },
  'link-withdrawn': { en: 'The payment link was withdrawn.', fr: 'Le lien de paiement a été retiré.' },
  lost: {
    en: 'It is not known whether it arrived. Ask the recipient, or send it again.',
    fr: 'On ne sait pas s’il est arrivé. Demandez au destinataire, ou renvoyez-le.',
  },
  mailbox: { en: 'The recipient’s mailbox is full.', fr: 'La boîte du destinataire est pleine.' },
  moved: {
    en: 'The visit was moved before it was sent; a later message has the new date.',
    fr: 'La visite a été déplacée avant son départ. Un message suivant donne la nouvelle date.',
  },
  'newer-visit': { en: 'The client has had another visit.', fr: 'Le client a eu une autre visite depuis.' },
  'no-consent': { en: 'The consent was withdrawn.', fr: 'Le consentement a été retiré.' },
  'no-number': { en: 'No text can be sent to this number.', fr: 'Aucun texto ne peut être envoyé à ce numéro.' },
  'no-paper': {
    en: 'There is no invoice of ours for this booking.',
    fr: 'Il n’y a aucune facture de notre part pour cette réservation.',
  },
  'no-plan': {
    en: 'The yearly plan has ended, or has fewer visits now.',
    fr: 'Le plan annuel a pris fin ou compte moins de visites.',
  },
  'no-record': {
    en: 'The provider has no record of it. It is sent again.',
    fr: 'Le fournisseur n’en a aucune trace. Il est renvoyé.',
  },
  'no-season': { en: 'No season opens that year.', fr: 'Aucune saison n’ouvre cette année-là.' },
  'no-show': { en: 'The visit did not take place.', fr: 'La visite n’a pas eu lieu.' },
  'not-coated': {
    en: 'The visit left no coating to refresh.',
    fr: 'La visite n’a laissé aucun revêtement à rafraîchir.',
  },
  'not-done': { en: 'The visit is no longer marked as done.', fr: 'La visite n’est plus inscrite comme effectuée.' },
  noted: { en: 'A note was made about the visit.', fr: 'Une note a été prise au sujet de la visite.' },
  'open-text': {
    en: 'A text from the customer is waiting for an answer.',
    fr: 'Un texto du client attend une réponse.',
  },
  'opted-out': {
    en: 'The recipient has opted out of text messages.',
    fr: 'Le destinataire ne veut aucun message texte.',
  },
  other: {
    en: 'The reason was only noted in the words below.',
    fr: 'La raison n’a été notée que dans les mots ci-dessous.',
  },
  'other-address': {
    en: 'The booking has another address now.',
    fr: 'La réservation porte maintenant une autre adresse.',
  },
  'other-visit': {
    en: 'Another visit of the client went wrong.',
    fr: 'Une autre visite du client s’est mal passée.',
  },
  paid: { en: 'It is already paid.', fr: 'C’est déjà payé.' },
  planned: { en: 'The client has a yearly plan.', fr: 'Le client a un plan annuel.' },
  'price-letter-ended': { en: 'The link of the price has ended.', fr: 'Le lien du prix a pris fin.' },
  'proposal-closed': {
    en: 'The weather proposal is no longer open.',
    fr: 'La proposition liée à la météo n’est plus ouverte.',
  },
  refunded: { en: 'The payment was refunded.', fr: 'Le paiement a été remboursé.' },
  'quote-ended': { en: 'The quote was withdrawn or expired.', fr: 'La soumission a été retirée ou est expirée.' },
  'request-confirmed': { en: 'The request is already confirmed.', fr: 'La demande est déjà confirmée.' },
  'request-settled': {
    en: 'The request is already confirmed, or was taken back.',
    fr: 'La demande est déjà confirmée, ou elle a été retirée.',
  },
  'request-withdrawn': { en: 'The request was taken back.', fr: 'La demande a été retirée.' },
  restored: {
    en: 'The database was restored from a backup: it may have been sent before.',
    fr: 'La base de données a été restaurée d’une sauvegarde\u00a0: il est peut-être déjà parti.',
  },
  'review-link-ended': {
    en: 'The link of the accepted review has ended.',
    fr: 'Le lien de la demande acceptée a pris fin.',
  },
  'season-begun': { en: 'The season has begun.', fr: 'La saison a commencé.' },
  settings: {
    en: 'The provider rejects our settings. Correct them, then send it again.',
    fr: 'Le fournisseur refuse nos réglages. Corrigez-les, puis renvoyez le message.',
  },
  silence: { en: 'The provider did not answer.', fr: 'Le fournisseur n’a pas répondu.' },
  'too-early': { en: 'The visit was marked as done just now.', fr: 'La visite vient d’être inscrite comme effectuée.' },
  'too-late': { en: 'The visit was too long ago.', fr: 'La visite remonte à trop longtemps.' },
  uncoated: {
    en: 'Nothing was coated, so there is no care to explain.',
    fr: 'Rien n’a été revêtu\u00a0: il n’y a aucun entretien à expliquer.',
  },
  undelivered: { en: 'The network could not deliver it.', fr: 'Le réseau n’a pas pu le remettre.' },
  unmade: {
    en: 'It could not be composed: something it needs is missing.',
    fr: 'Il n’a pas pu s’écrire, faute d’un élément nécessaire.',
  },
  'visit-begun': { en: 'The visit had begun.', fr: 'La visite avait commencé.' },
  'visit-to-come': { en: 'The client has booked again.', fr: 'Le client a réservé de nouveau.' },
  'words-deleted': { en: 'Its text is no longer kept.', fr: 'Son texte n’est plus conservé.' },
} as const satisfies Record<FailureCode, Bilingual>;
