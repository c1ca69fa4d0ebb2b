import { brand } from '#business/brand.ts';

const en = {
  name: `${brand.name}: visits`,
  contact: (name: string, phone: string) => `${name}, ${phone}`,
  order: (order: string, client: string) => `Order number ${order}, client ID ${client}.`,
};

const fr: typeof en = {
  name: `${brand.name}\u00a0: visites`,
  contact: (name, phone) => `${name}, ${phone}`,
  order: (order, client) => `Nº de commande ${order}, nº de client ${client}.`,
};

export const messages = { en, fr };
