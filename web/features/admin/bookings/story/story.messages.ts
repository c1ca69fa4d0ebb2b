import { taxes } from '#business/taxes.ts';
import type { PaperKind } from '#domain/documents/facts.ts';
import { nbsp } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { taxNames } from '#domain/pricing/tax-words.ts';
import type { BookingAction } from '#domain/settings/audit-actions.ts';

/** Corrections, moves, notes, consents and reports of crews say by themselves what was done, and an outcome is named by the status that it led to. */
type AuditedAction = Exclude<
  BookingAction,
  | 'booking.corrected'
  | 'booking.moved'
  | 'booking.noted'
  | 'booking.outcome'
  | 'booking.storefront'
  | 'consent.withdrawn'
  | 'visit.reported'
>;
type Outcome = 'completed' | 'no-show' | 'active';

/** The words of one booking's story. */
export const messages = {
  bookedOn: { en: (date: string) => `Booked on ${date}`, fr: (date: string) => `Réservé le ${date}` },
  loading: { en: 'Loading this booking', fr: 'Chargement du dossier de cette réservation' },
  failed: { en: 'This booking could not be loaded.', fr: 'Le dossier de cette réservation n’a pas pu être chargé.' },
  appointment: { en: 'Appointment', fr: 'Rendez-vous' },
  property: { en: 'Property type', fr: 'Taille de la vitrine' },
  layout: { en: 'Layout', fr: 'Façade' },
  glass: { en: 'Glass coverage', fr: 'Surface vitrée' },
  postalCode: { en: 'Postal code', fr: 'Code postal' },
  monthly: { en: 'Monthly service', fr: 'Service mensuel' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  status: { en: 'Status', fr: 'État' },
  premises: { en: 'Storefront', fr: 'Vitrine' },
  clientRecord: { en: 'Client record', fr: 'Fiche du client' },
  answers: { en: 'Screening answers', fr: 'Réponses aux questions' },
  feeling: { en: 'Feeling', fr: 'Impression' },
  aesthetic: { en: 'Aesthetic', fr: 'Esthétique' },
  purpose: { en: 'Purpose', fr: 'Vocation' },
  client: { en: 'Contact', fr: 'Contact' },
  name: { en: 'Client', fr: 'Client' },
  business: { en: 'Business', fr: 'Entreprise' },
  email: { en: 'Email', fr: 'Courriel' },
  phone: { en: 'Phone', fr: 'Téléphone' },
  phoneExtension: { en: 'Extension', fr: 'Poste' },
  noTexts: {
    en: 'Cannot receive texts: outside Canada and the United States',
    fr: 'Ne reçoit aucun texto\u00a0: hors du Canada et des États-Unis',
  },
  address: { en: 'Service address', fr: 'Adresse du service' },
  billingStreet: { en: 'Billing address', fr: 'Adresse de facturation' },
  billingCity: { en: 'Billing city', fr: 'Ville de facturation' },
  billingProvince: { en: 'Billing province', fr: 'Province de facturation' },
  billingPostalCode: { en: 'Billing postal code', fr: 'Code postal de facturation' },
  language: { en: 'Language', fr: 'Langue' },
  languages: { en: { en: 'English', fr: 'French' }, fr: { en: 'anglais', fr: 'français' } },
  instructions: { en: 'Access notes', fr: 'Consignes d’accès' },
  payment: { en: 'Payment', fr: 'Paiement' },
  taxes: { en: taxNames(taxes, 'en'), fr: taxNames(taxes, 'fr') },
  bookingId: { en: 'Booking ID', fr: 'Nº de réservation' },
  order: { en: 'Order', fr: 'Commande' },
  method: { en: 'Paid by', fr: 'Mode de paiement' },
  methods: {
    card: { en: 'Card', fr: 'Carte' },
    cash: { en: 'Cash', fr: 'Argent comptant' },
    transfer: { en: 'Transfer', fr: 'Virement' },
  },
  savedCard: { en: 'Saved card', fr: 'Carte conservée' },
  transaction: { en: 'Transaction', fr: 'Transaction' },
  sync: { en: 'Sync', fr: 'Synchronisation' },
  syncs: {
    pending: { en: 'Pending', fr: 'En attente' },
    synced: { en: 'Done', fr: 'Faite' },
    failed: { en: 'Failed', fr: 'Échouée' },
  },
  files: { en: 'Files and page', fr: 'Fichiers et page' },
  customerPage: { en: 'Customer’s page', fr: 'Page du client' },
  newTab: { en: 'Opens in a new tab', fr: 'S’ouvre dans un nouvel onglet' },
  fileNames: {
    invoice: { en: () => 'Invoice', fr: () => 'Facture' },
    'credit-note': { en: (number) => `Credit note ${number}`, fr: (number) => `Note de crédit ${number}` },
    supplement: {
      en: (number) => `Supplementary invoice ${number}`,
      fr: (number) => `Facture supplémentaire ${number}`,
    },
    calendar: { en: () => 'Calendar file', fr: () => 'Fichier d’agenda' },
    certificate: { en: (number) => `Certificate ${number}`, fr: (number) => `Certificat ${number}` },
  } as Record<PaperKind | 'calendar' | 'certificate', Bilingual<(number: string) => string>>,
  inLanguage: {
    en: (name: string, language: Language) => `${name}, ${language === 'en' ? 'English' : 'French'} (PDF)`,
    fr: (name: string, language: Language) => `${name}, ${language === 'en' ? 'anglais' : 'français'} (PDF)`,
  },
  history: { en: 'History', fr: 'Historique' },
  links: { en: 'Private links', fr: 'Liens privés' },
  linkUntil: { en: (date: string) => `open until ${date}`, fr: (date: string) => `ouvert jusqu’au ${date}` },
  linkUsed: { en: (date: string) => `used ${date}`, fr: (date: string) => `utilisé le ${date}` },
  purposes: {
    cancel: { en: 'Cancellation', fr: 'Annulation' },
    order: { en: 'Booking', fr: 'Réservation' },
    weather: { en: 'Weather', fr: 'Météo' },
    address: { en: 'New email address', fr: 'Nouvelle adresse courriel' },
  },
  terms: {
    en: (version: string, language: string) => `Terms of ${version} accepted, in ${language}`,
    fr: (version: string, language: string) => `Conditions du ${version} acceptées, en ${language}`,
  },
  termsNotStated: {
    en: 'Terms accepted; which version was not stated',
    fr: 'Conditions acceptées, version non précisée',
  },
  moved: {
    en: (from: string, to: string) => `Visit moved from ${from} to ${to}`,
    fr: (from: string, to: string) => `Visite déplacée du ${from} au ${to}`,
  },
  corrected: { en: 'Contact corrected', fr: 'Coordonnées corrigées' },
  addressAsked: {
    waiting: { en: 'New email address, not confirmed yet', fr: 'Nouvelle adresse courriel, pas encore confirmée' },
    unused: { en: 'New email address, never confirmed', fr: 'Nouvelle adresse courriel, jamais confirmée' },
  },
  storefront: { en: 'Storefront corrected', fr: 'Vitrine corrigée' },
  storefrontPrice: {
    en: (price: string) => `price now ${price}`,
    fr: (price: string) => `prix maintenant de ${price}`,
  },
  settlements: {
    none: { en: 'same price', fr: 'même prix' },
    refund: { en: (amount: string) => `refund of ${amount}`, fr: (amount: string) => `remboursement de ${amount}` },
    charge: {
      en: (amount: string) => `${amount} more asked for`,
      fr: (amount: string) => `supplément de ${amount} demandé`,
    },
    waived: {
      en: (amount: string) => `${amount} more not asked for`,
      fr: (amount: string) => `supplément de ${amount} non demandé`,
    },
    kept: { en: (amount: string) => `${amount} not refunded`, fr: (amount: string) => `${amount} non remboursés` },
  },
  correction: {
    en: (field: string, was: string, is: string) => `${field}: ${was} → ${is}`,
    fr: (field: string, was: string, is: string) => `${field}${nbsp}: ${was} → ${is}`,
  },
  none: { en: 'none', fr: 'rien' },
  message: {
    en: (kind: string, to: string) => `${kind} to ${to}`,
    fr: (kind: string, to: string) => `${kind} à ${to}`,
  },
  texts: { en: 'Texts from the client', fr: 'Textos du client' },
  text: { en: 'Text from the client', fr: 'Texto du client' },
  noWords: {
    en: 'Without words: perhaps a picture, which is not kept',
    fr: `Sans un mot${nbsp}: peut-être une image, qui n’est pas gardée`,
  },
  by: { en: (who: string) => `by ${who}`, fr: (who: string) => `par ${who}` },
  crew: { en: (who: string) => `by crew, ${who}`, fr: (who: string) => `par l’équipe, ${who}` },
  byCrew: { en: 'by crew', fr: 'par l’équipe' },
  reports: {
    'on-my-way': { en: 'Crew on its way', fr: 'Équipe en route' },
    arrived: { en: 'Crew arrived', fr: 'Équipe arrivée' },
    done: { en: 'Visit done', fr: 'Visite terminée' },
    undone: { en: '“Done” taken back', fr: `«${nbsp}Terminé${nbsp}» retiré` },
  },
  notices: {
    queued: { en: 'text to the client', fr: 'texto au client' },
    quiet: { en: 'no text in the quiet hours', fr: 'sans texto, heures de silence' },
    'opted-out': { en: 'no text, the client opted out', fr: 'sans texto, le client n’en veut pas' },
    unreachable: { en: 'no text, this phone takes none', fr: 'sans texto, ce téléphone n’en reçoit pas' },
    late: { en: 'no text, it came too late', fr: 'sans texto, il serait venu trop tard' },
  },
  movers: {
    customer: { en: 'by the client', fr: 'par le client' },
    weather: { en: 'because of the weather', fr: 'à cause de la météo' },
    operator: { en: 'by the business', fr: 'par l’entreprise' },
  },
  auditEntries: {
    completed: { en: 'Marked as completed', fr: 'Notée comme effectuée' },
    'no-show': { en: 'Marked as a no-show', fr: 'Notée comme manquée' },
    active: { en: 'Visit mark removed', fr: 'Mention de la visite retirée' },
    'booking.cancelled': { en: 'Visit cancelled by the business', fr: 'Visite annulée par l’entreprise' },
    'booking.restored': { en: 'Cancellation taken back', fr: 'Annulation retirée' },
    'booking.made': { en: 'Booked by the business', fr: 'Réservation faite par l’entreprise' },
    'booking.opened': { en: 'Customer’s page opened', fr: 'Page du client ouverte' },
    'booking.refunded-part': { en: 'Part of the payment refunded', fr: 'Partie du paiement remboursée' },
    'photo.removed': { en: 'Photograph removed', fr: 'Photo retirée' },
    'refund.settled': { en: 'Refund settled by hand', fr: 'Remboursement réglé à la main' },
    'card.forgotten': { en: 'Saved card forgotten', fr: 'Carte conservée oubliée' },
    'booking.sync': { en: 'Accounting sync requested', fr: 'Inscription à la comptabilité demandée' },
    'message.resent': { en: 'Message sent again', fr: 'Message renvoyé' },
    'text.written': { en: 'Text written', fr: 'Texto écrit' },
    'text.answered': { en: 'Text answered', fr: 'Réponse à un texto' },
    'text.read': { en: 'Text marked as read', fr: 'Texto noté comme lu' },
    'texts.resumed': { en: 'Texts allowed again', fr: 'Textos de nouveau permis' },
    'charge.asked': { en: 'More asked for', fr: 'Montant de plus demandé' },
    'charge.received': { en: 'Asked amount received by hand', fr: 'Montant demandé reçu en main propre' },
    'charge.resent': { en: 'Link to pay sent again', fr: 'Lien de paiement renvoyé' },
    'charge.withdrawn': { en: 'Asked amount withdrawn', fr: 'Montant demandé retiré' },
    'visit.crew': { en: 'Crew chosen', fr: 'Équipe choisie' },
    'visit.kept': {
      en: 'Kept on its day after it was in question',
      fr: 'Maintenue à sa date après avoir été remise en question',
    },
    'texts.stopped': { en: 'Texts stopped', fr: 'Textos arrêtés' },
  } satisfies Readonly<Record<AuditedAction | Outcome, Bilingual>>,
  textsStopped: { en: 'No texts', fr: 'Aucun texto' },
  since: { en: (day: string) => `since ${day}`, fr: (day: string) => `depuis le ${day}` },
  states: {
    queued: { en: 'waiting', fr: 'en attente' },
    withheld: { en: 'withheld, no texts wanted', fr: 'retenu, aucun texto voulu' },
    calling: { en: 'on its way', fr: 'en route' },
    done: { en: 'sent', fr: 'envoyé' },
    delivered: { en: 'delivered', fr: 'remis' },
    unknown: { en: 'may have been sent', fr: 'peut-être envoyé' },
    failed: { en: 'failed', fr: 'échoué' },
    dropped: { en: 'no longer needed', fr: 'devenu inutile' },
  },
  answersTo: {
    accept: { en: 'accepted', fr: 'acceptée' },
    decline: { en: 'declined', fr: 'refusée' },
    open: { en: 'not answered', fr: 'sans réponse' },
    answered: { en: 'answered', fr: 'répondue' },
    closed: { en: 'closed', fr: 'terminée' },
  },
};
