import { brand } from '#business/brand.ts';

export const messages = {
  name: { en: `${brand.name}: visits`, fr: `${brand.name}\u00a0: visites` },
  contact: {
    en: (name: string, phone: string) => `${name}, ${phone}`,
    fr: (name: string, phone: string) => `${name}, ${phone}`,
  },
  access: {
    en: (notes: string) => `Access notes: ${notes}`,
    fr: (notes: string) => `Consignes d’accès\u00a0: ${notes}`,
  },
  order: {
    en: (order: string, client: string) => `Order number ${order}, client ID ${client}.`,
    fr: (order: string, client: string) => `Nº de commande ${order}, nº de client ${client}.`,
  },
};
