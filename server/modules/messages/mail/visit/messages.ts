import { brand } from '#business/brand.ts';

export const messages = {
  title: {
    en: (service: string) => `${brand.name}: ${service}`,
    fr: (service: string) => `${brand.name}\u00a0: ${service}`,
  },
  duration: {
    en: (hours: number) => `Allow about ${hours} hours.`,
    fr: (hours: number) => `Prévoyez environ ${hours}\u00a0heures.`,
  },
  clear: {
    en: 'Please clear anything standing in front of the interior windows.',
    fr: 'Veuillez dégager tout ce qui se trouve devant les vitres, à l’intérieur.',
  },
  order: {
    en: (order: string, booking: string, client: string) =>
      `Order number ${order}, Booking ID ${booking}, Client ID ${client}.`,
    fr: (order: string, booking: string, client: string) =>
      `Nº de commande ${order}, nº de réservation ${booking}, nº de client ${client}.`,
  },
  questions: {
    en: (phone: string, email: string) => `Questions: ${phone}, ${email}.`,
    fr: (phone: string, email: string) => `Questions\u00a0: ${phone}, ${email}.`,
  },
};
