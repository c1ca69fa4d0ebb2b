import { frenchProvinces } from '#domain/provinces.ts';

/** What more than one letter says. */
const en = {
  province: (code: string) => code,
  greeting: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
  colon: ':',
  order: 'Order number',
  bookingId: 'Booking ID',
  clientId: 'Client ID',
  service: 'Service',
  date: 'Date',
  time: 'Time',
  day: 'Day',
  business: 'Business',
  address: 'Service address',
  size: 'Building type',
  layout: 'Window layout',
  facade: (layout: string) => `Drawing of your storefront, ${layout}`,
  duration: (hours: number) => `Allow about ${hours} hours`,
  at: (day: string, time: string) => `${day}, ${time}`,
  questions: (phone: string, hours: string) =>
    `Questions or changes? Reply to this message, or call ${phone}, ${hours}.`,
  secret: 'Whoever has these links can open and change your booking. Please keep this message to yourself.',
  whyBooked: 'You receive this message because a visit was booked with this address.',
};

const fr: typeof en = {
  province: (code) => (Object.hasOwn(frenchProvinces, code) ? `(${frenchProvinces[code]})` : code),
  greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  colon: '\u00a0:',
  order: 'Nº de commande',
  bookingId: 'Nº de réservation',
  clientId: 'Nº de client',
  service: 'Service',
  date: 'Date',
  time: 'Heure',
  day: 'Jour',
  business: 'Entreprise',
  address: 'Adresse du service',
  size: 'Taille de la vitrine',
  layout: 'Façade',
  facade: (layout) => `Dessin de votre façade, ${layout}`,
  duration: (hours) => `Prévoyez environ ${hours}\u00a0heures`,
  at: (day, time) => `${day}, ${time}`,
  questions: (phone, hours) =>
    `Des questions ou des changements\u00a0? Répondez à ce message, ou appelez-nous au ${phone}, ${hours}.`,
  secret:
    'Toute personne qui a ces liens peut ouvrir et modifier votre réservation. Veuillez garder ce message pour vous.',
  whyBooked: 'Vous recevez ce message parce qu’un rendez-vous a été réservé avec cette adresse.',
};

export const messages = { en, fr };
