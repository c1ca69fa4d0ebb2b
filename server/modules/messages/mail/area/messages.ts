import { brand } from '#business/brand.ts';

export const messages = {
  confirmSubject: {
    en: (area: string) => `Please confirm: tell me when ${brand.name} serves ${area}`,
    fr: (area: string) => `À confirmer\u00a0: m’aviser quand ${brand.name} desservira ${area}`,
  },
  confirmPreview: {
    en: 'One click, and you will get one message on that day.',
    fr: 'Un seul clic, et vous recevrez un seul message, ce jour-là.',
  },
  asked: {
    en: (moment: string, area: string) =>
      `On ${moment}, somebody asked us to write to this address when we serve the area ${area}. If it was you, please confirm.`,
    fr: (moment: string, area: string) =>
      `Le ${moment}, quelqu’un nous a demandé d’écrire à cette adresse quand nous desservirons le secteur ${area}. Si c’était vous, veuillez le confirmer.`,
  },
  promise: {
    en: `You will then get one message from ${brand.name}, on the day that the area is served, and no other.`,
    fr: `Vous recevrez alors un seul message de ${brand.name}, le jour où le secteur sera desservi, et aucun autre.`,
  },
  leave: { en: 'Delete my request', fr: 'Supprimer ma demande' },

  openedPreview: { en: 'You asked us to tell you. Here it is.', fr: 'Vous nous aviez demandé de vous aviser.' },
  opened: {
    en: (area: string) => `We now serve ${area}`,
    fr: (area: string) => `Nous desservons maintenant ${area}`,
  },
  told: {
    en: (moment: string) =>
      `You asked us on ${moment} to tell you. From today, you can book on our site for a storefront in your area.`,
    fr: (moment: string) =>
      `Le ${moment}, vous nous avez demandé de vous aviser. Dès aujourd’hui, vous pouvez réserver sur notre site pour une vitrine de votre secteur.`,
  },
  see: { en: 'See whether we serve you', fr: 'Voir si nous vous desservons' },
  last: {
    en: 'This is the one message that you asked for; no other follows. With the link below, your address is deleted at once.',
    fr: 'C’est le seul message que vous aviez demandé, et aucun autre ne suivra. Le lien ci-dessous supprime votre adresse aussitôt.',
  },
  openedWhy: {
    en: 'You receive this message because you asked for it and confirmed it with this address.',
    fr: 'Vous recevez ce message parce que vous l’avez demandé et confirmé avec cette adresse.',
  },
};
