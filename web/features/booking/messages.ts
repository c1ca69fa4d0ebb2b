import { brand } from '#business/brand.ts';
import type { Bilingual, InLanguage } from '#domain/language.ts';

const statuses: Readonly<Record<string, Bilingual>> = {
  active: { en: 'Confirmed', fr: 'Confirmée' },
  completed: { en: 'Completed', fr: 'Effectuée' },
  cancelled: { en: 'Cancelled', fr: 'Annulée' },
  'no-show': { en: 'Missed visit', fr: 'Visite manquée' },
};

export const messages = {
  order: { en: 'Order number', fr: 'Nº de commande' },
  notFound: {
    en: (order: string) => `Order ${order} not found`,
    fr: (order: string) => `Commande ${order} introuvable`,
  },
  notFoundText: {
    en: 'Please check your order number or contact us for assistance.',
    fr: 'Veuillez vérifier votre numéro de commande ou communiquer avec nous pour obtenir de l’aide.',
  },
  mayLeave: {
    en: 'You may also close this page. Your confirmation will come by email.',
    fr: 'Vous pouvez aussi fermer cette page. La confirmation vous parviendra par courriel.',
  },
  checkAgain: { en: 'Check again', fr: 'Vérifier de nouveau' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  cancelled: { en: 'Booking Cancelled', fr: 'Réservation annulée' },
  cancelledText: { en: 'This appointment will not take place.', fr: 'Ce rendez-vous n’aura pas lieu.' },
  loading: { en: 'Loading booking details...', fr: 'Chargement des détails de la réservation…' },
  missing: { en: 'Missing Order Number', fr: 'Numéro de commande manquant' },
  missingText: {
    en: `It is in your confirmation email, and begins with ${brand.prefix}.`,
    fr: `Il figure dans votre courriel de confirmation et commence par ${brand.prefix}.`,
  },
  home: { en: 'Return to Home', fr: 'Retour à l’accueil' },
  failed: { en: 'Your booking could not be shown', fr: 'Votre réservation n’a pas pu s’afficher' },
  failedText: {
    en: 'Nothing is lost. Please try again, or contact us for assistance.',
    fr: 'Rien n’est perdu. Veuillez réessayer ou communiquer avec nous pour obtenir de l’aide.',
  },
  refused: { en: 'Payment received, date\u00a0unavailable', fr: 'Paiement reçu, date\u00a0non\u00a0disponible' },
  unreachable: { en: 'The server could not be reached.', fr: 'Le serveur n’a pas pu être joint.' },
  unknownError: { en: 'Unknown error', fr: 'Erreur inconnue' },
  asking: { en: 'Loading...', fr: 'Chargement…' },

  processing: { en: 'Payment received', fr: 'Paiement reçu' },
  processingText: {
    en: 'Your payment has arrived and your booking is being finished. This takes a moment.',
    fr: 'Votre paiement est arrivé et nous terminons votre réservation. Cela prend un moment.',
  },

  locked: { en: (order: string) => `Order ${order}`, fr: (order: string) => `Commande ${order}` },
  email: { en: 'Email', fr: 'Courriel' },

  success: { en: 'PAYMENT SUCCESSFUL', fr: 'PAIEMENT RÉUSSI' },
  booked: { en: 'BOOKING CONFIRMED', fr: 'RÉSERVATION CONFIRMÉE' },
  successText: {
    en: 'Your confirmation email and invoice follow shortly.',
    fr: 'Votre courriel de confirmation et votre facture suivront sous peu.',
  },
  cancelledOn: {
    en: (date: string) => `Cancelled on ${date}. This appointment will not take place.`,
    fr: (date: string) => `Annulée le ${date}. Ce rendez-vous n’aura pas lieu.`,
  },

  all: { en: 'All details', fr: 'Tous les détails' },
  reference: { en: 'Booking Reference', fr: 'Référence de réservation' },
  bookingId: { en: 'Booking ID', fr: 'Nº de réservation' },
  clientId: { en: 'Client ID', fr: 'Nº de client' },
  payment: { en: 'Payment Confirmation', fr: 'Confirmation du paiement' },
  transaction: { en: 'Transaction number', fr: 'Nº de transaction' },
  approval: { en: 'Approval code', fr: 'Code d’approbation' },
  method: { en: 'Paid', fr: 'Payé' },
  methods: { cash: { en: 'In cash', fr: 'En argent comptant' }, transfer: { en: 'By transfer', fr: 'Par virement' } },
  transferNo: { en: 'Reference number', fr: 'Nº de référence' },
  amount: { en: 'Amount paid', fr: 'Montant payé' },
  status: { en: 'Status', fr: 'État' },
  verified: { en: 'Verified', fr: 'Vérifié' },
  unverified: { en: 'Being verified', fr: 'En cours de vérification' },
  statuses,
  customer: { en: 'Customer Information', fr: 'Vos coordonnées' },
  business: { en: 'Business name', fr: 'Nom de l’entreprise' },
  company: { en: 'Company name', fr: 'Autre nom de l’entreprise' },
  contact: { en: 'Contact name', fr: 'Personne à joindre' },
  phone: { en: 'Phone', fr: 'Téléphone' },
  address: { en: 'Service address', fr: 'Adresse du service' },
  details: { en: 'Service Details', fr: 'Détails du service' },
  service: { en: 'Service type', fr: 'Type de service' },
  date: { en: 'Appointment date', fr: 'Date du rendez-vous' },
  time: { en: 'Appointment time', fr: 'Heure du rendez-vous' },
  postalCode: { en: 'Postal code', fr: 'Code postal' },
  size: { en: 'Storefront size', fr: 'Taille de la vitrine' },
  layout: { en: 'Selected layout', fr: 'Façade' },
  coverage: { en: 'Glass coverage', fr: 'Surface vitrée' },
  feeling: { en: 'Desired feel', fr: 'Impression souhaitée' },
  aesthetic: { en: 'Aesthetic', fr: 'Esthétique' },
  purpose: { en: 'Purpose', fr: 'Vocation' },
  keep: {
    en: 'Keep your Booking ID and Client ID for future reference',
    fr: 'Conservez votre nº de réservation et votre nº de client\u00a0: ils pourront vous être utiles',
  },
};

export type Messages = InLanguage<typeof messages>;
