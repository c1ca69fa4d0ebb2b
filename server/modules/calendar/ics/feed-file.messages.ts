import { brand } from '#business/brand.ts';

const en = {
  name: `${brand.name}: visits`,
  contact: (name: string, phone: string) => `${name}, ${phone}`,
  access: (notes: string) => `Access notes: ${notes}`,
  order: (order: string, client: string) => `Order number ${order}, client ID ${client}.`,
};

const fr: typeof en = {
  name: `${brand.name}\u00a0: visites`,
  contact: (name, phone) => `${name}, ${phone}`,
  access: (notes) => `Consignes d’accès\u00a0: ${notes}`,
  order: (order, client) => `Nº de commande ${order}, nº de client ${client}.`,
};

export const messages = { en, fr };
