import { brand } from '#business/brand.ts';

/** What a calendar says of a visit. */
const en = {
  title: (service: string) => `${brand.name}: ${service}`,
  duration: (hours: number) => `Allow about ${hours} hours.`,
  clear: 'Please clear anything standing in front of the interior windows.',
  order: (order: string, booking: string, client: string) =>
    `Order number ${order}, Booking ID ${booking}, Client ID ${client}.`,
  questions: (phone: string, email: string) => `Questions: ${phone}, ${email}.`,
};

const fr: typeof en = {
  title: (service) => `${brand.name}\u00a0: ${service}`,
  duration: (hours) => `Prévoyez environ ${hours}\u00a0heures.`,
  clear: 'Veuillez dégager tout ce qui se trouve devant les vitres, à l’intérieur.',
  order: (order, booking, client) => `Nº de commande ${order}, nº de réservation ${booking}, nº de client ${client}.`,
  questions: (phone, email) => `Questions\u00a0: ${phone}, ${email}.`,
};

export const messages = { en, fr };
