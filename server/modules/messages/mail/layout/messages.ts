import { frenchProvinces } from '#domain/provinces.ts';

/** What more than one letter says. */
export const messages = {
  province: {
    en: (code: string) => code,
    fr: (code: string) => (Object.hasOwn(frenchProvinces, code) ? `(${frenchProvinces[code]})` : code),
  },
  greeting: {
    en: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
    fr: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  },
  colon: { en: ':', fr: '\u00a0:' },
  order: { en: 'Order number', fr: 'Nº de commande' },
  bookingId: { en: 'Booking ID', fr: 'Nº de réservation' },
  clientId: { en: 'Client ID', fr: 'Nº de client' },
  service: { en: 'Service', fr: 'Service' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  day: { en: 'Day', fr: 'Jour' },
  business: { en: 'Business', fr: 'Entreprise' },
  address: { en: 'Service address', fr: 'Adresse du service' },
  size: { en: 'Building type', fr: 'Taille de la vitrine' },
  layout: { en: 'Window layout', fr: 'Façade' },
  storefront: { en: 'Storefront', fr: 'Vitrine' },
  coverage: { en: 'Glass coverage', fr: 'Surface vitrée' },
  request: {
    title: { en: 'One click to confirm', fr: 'Un seul clic pour confirmer' },
    confirm: { en: 'Confirm my request', fr: 'Confirmer ma demande' },
    ignore: {
      en: 'If it was not you, ignore this message. Nothing follows, and the request is deleted after a few days.',
      fr: 'Si ce n’était pas vous, ignorez ce message. Rien d’autre ne suivra, et la demande sera supprimée après quelques jours.',
    },
    why: {
      en: 'You receive this message because a request was made with this address. It is not confirmed yet.',
      fr: 'Vous recevez ce message parce qu’une demande a été faite avec cette adresse. Elle n’est pas encore confirmée.',
    },
  },
  facade: {
    en: (layout: string) => `Drawing of your storefront, ${layout}`,
    fr: (layout: string) => `Dessin de votre façade, ${layout}`,
  },
  duration: {
    en: (hours: number) => `Allow about ${hours} hours`,
    fr: (hours: number) => `Prévoyez environ ${hours}\u00a0heures`,
  },
  questions: {
    en: (phone: string, hours: string) => `Questions or changes? Reply to this message, or call ${phone}, ${hours}.`,
    fr: (phone: string, hours: string) =>
      `Des questions ou des changements? Répondez à ce message, ou appelez-nous au ${phone}, ${hours}.`,
  },
  secret: {
    en: 'Anyone with these links can open and change your booking. Please keep this message to yourself.',
    fr: 'Toute personne qui a ces liens peut ouvrir et modifier votre réservation. Veuillez garder ce message pour vous.',
  },
  open: { en: 'Open your booking', fr: 'Ouvrir votre réservation' },
  total: { en: 'Total, CAD', fr: 'Total ($\u00a0CA)' },
  whyBooked: {
    en: 'You receive this message because a visit was booked with this address.',
    fr: 'Vous recevez ce message parce qu’un rendez-vous a été réservé avec cette adresse.',
  },
};
