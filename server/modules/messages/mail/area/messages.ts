import { brand } from '#business/brand.ts';

const en = {
  confirmSubject: (area: string) => `Please confirm: tell me when ${brand.name} serves ${area}`,
  confirmPreview: 'One press, and you get one message on that day.',
  confirmTitle: 'One press to confirm',
  asked: (moment: string, area: string) =>
    `On ${moment}, somebody asked us to write to this address when we serve the area ${area}. If it was you, please confirm.`,
  promise: `You then get one message from ${brand.name}, on the day that the area is served, and no other.`,
  confirm: 'Confirm my request',
  ignore: 'If it was not you, ignore this message. Nothing follows, and the request is deleted after a few days.',
  leave: 'Delete my request',
  confirmWhy: 'You receive this message because a request was made with this address. It is not confirmed yet.',

  openedSubject: (area: string) => `We now serve ${area}`,
  openedPreview: 'You asked us to tell you. Here it is.',
  openedTitle: (area: string) => `We now serve ${area}`,
  told: (moment: string) =>
    `You asked us on ${moment} to tell you. From today, storefronts in your area can be booked on our site.`,
  see: 'See whether we serve you',
  last: 'This is the one message that you asked for; no other follows. With the link below, your address is deleted at once.',
  openedWhy: 'You receive this message because you asked for it and confirmed it with this address.',
};

const fr: typeof en = {
  confirmSubject: (area) => `À confirmer\u00a0: m’aviser quand ${brand.name} desservira ${area}`,
  confirmPreview: 'Un seul geste, et vous recevrez un seul message, ce jour-là.',
  confirmTitle: 'Un seul geste pour confirmer',
  asked: (moment, area) =>
    `Le ${moment}, quelqu’un nous a demandé d’écrire à cette adresse quand nous desservirons le secteur ${area}. Si c’était vous, veuillez le confirmer.`,
  promise: `Vous recevrez alors un seul message de ${brand.name}, le jour où le secteur sera desservi, et aucun autre.`,
  confirm: 'Confirmer ma demande',
  ignore:
    'Si ce n’était pas vous, ignorez ce message. Rien d’autre ne suivra, et la demande sera supprimée après quelques jours.',
  leave: 'Supprimer ma demande',
  confirmWhy:
    'Vous recevez ce message parce qu’une demande a été faite avec cette adresse. Elle n’est pas encore confirmée.',

  openedSubject: (area) => `Nous desservons maintenant ${area}`,
  openedPreview: 'Vous nous aviez demandé de vous aviser.',
  openedTitle: (area) => `Nous desservons maintenant ${area}`,
  told: (moment) =>
    `Le ${moment}, vous nous avez demandé de vous aviser. Dès aujourd’hui, les vitrines de votre secteur peuvent être réservées sur notre site.`,
  see: 'Voir si nous vous desservons',
  last: 'C’est le seul message que vous aviez demandé, et aucun autre ne suivra. Le lien ci-dessous supprime votre adresse aussitôt.',
  openedWhy: 'Vous recevez ce message parce que vous l’avez demandé et confirmé avec cette adresse.',
};

export const messages = { en, fr };
