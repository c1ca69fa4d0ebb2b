import type { Bilingual } from '#domain/language.ts';

type News = 'confirmation' | 'cancellation' | 'reschedule' | 'weather-proposal' | 'certificate' | 'refund';
type Kind = 'confirm' | 'told' | 'counted' | 'undone' | 'news';

export const messages = {
  whyNew: {
    en: 'You receive this message because this address was given for a booking with us.',
    fr: 'Vous recevez ce message parce que cette adresse a été donnée pour une réservation chez nous.',
  },
  title: {
    confirm: { en: 'Is this your address?', fr: 'Est-ce bien votre adresse?' },
    told: { en: 'A new address for your booking', fr: 'Une nouvelle adresse pour votre réservation' },
    counted: { en: 'Your booking has a new address', fr: 'Votre réservation a une nouvelle adresse' },
    undone: { en: 'Your address is back', fr: 'Votre adresse est rétablie' },
    news: { en: 'There is news of a visit', fr: 'Du nouveau au sujet d’un rendez-vous' },
  } satisfies Record<Kind, Bilingual>,
  preview: {
    confirm: {
      en: 'Open the booking once, and our messages come here.',
      fr: 'Ouvrez la réservation une fois, et nos messages arriveront ici.',
    },
    told: {
      en: 'If it was not you, one click undoes it.',
      fr: 'Si ce n’est pas vous, un clic annule le changement.',
    },
    counted: {
      en: 'If it was not you, one click undoes it.',
      fr: 'Si ce n’est pas vous, un clic annule le changement.',
    },
    undone: {
      en: 'Earlier links no longer work; the new one is in this message.',
      fr: 'Les anciens liens ne fonctionnent plus; le nouveau est dans ce message.',
    },
    news: {
      en: 'Open the booking to read it, and our messages come here.',
      fr: 'Ouvrez la réservation pour le lire, et nos messages arriveront ici.',
    },
  } satisfies Record<Kind, Bilingual>,
  confirm: {
    en: 'Someone with the link to the booking below would like our messages to come here. Open the booking once, and they will; the link in this message is for you only.',
    fr: 'La personne qui a le lien de la réservation ci-dessous souhaite recevoir nos messages à cette adresse. Ouvrez la réservation une fois, et ce sera fait; le lien de ce message n’est que pour vous.',
  },
  confirmUntil: {
    en: (moment: string) => `The link works until ${moment}.`,
    fr: (moment: string) => `Le lien est valide jusqu’au ${moment}.`,
  },
  ignore: {
    en: 'If this booking is not yours, do nothing: nothing changes, and we will soon stop writing.',
    fr: 'Si cette réservation n’est pas la vôtre, ne faites rien\u00a0: rien ne changera, et nous cesserons bientôt de vous écrire.',
  },
  open: { en: 'Open the booking', fr: 'Ouvrir la réservation' },
  told: {
    en: (address: string) =>
      `Somebody with the link of your booking asked us to write to ${address} from now on. Until that address is confirmed, our messages go to both of you.`,
    fr: (address: string) =>
      `Une personne qui a le lien de votre réservation nous demande d’écrire désormais à ${address}. Tant que cette adresse n’est pas confirmée, nos messages vous parviennent à tous les deux.`,
  },
  counted: {
    en: (address: string) =>
      `${address} was confirmed: our messages go there from now on, and the links that you had no longer open your booking.`,
    fr: (address: string) =>
      `L’adresse ${address} a été confirmée\u00a0: nos messages y sont envoyés désormais, et les liens que vous aviez n’ouvrent plus votre réservation.`,
  },
  notYou: {
    en: (moment: string) =>
      `If it was you, there is nothing to do. If not, keep your address with one click, until ${moment}.`,
    fr: (moment: string) =>
      `Si c’est vous, vous n’avez rien à faire. Sinon, un clic suffit pour garder votre adresse, jusqu’au ${moment}.`,
  },
  undo: { en: 'Keep my address', fr: 'Garder mon adresse' },
  undone: {
    en: 'Our messages come only to you again. The links that opened your booking no longer work, so that nobody can use an older one; the new one is below.',
    fr: 'Nos messages ne vont de nouveau qu’à vous. Les liens qui ouvraient votre réservation ne fonctionnent plus, pour que personne n’utilise un ancien; le nouveau est ci-dessous.',
  },
  news: {
    confirmation: { en: 'its confirmation', fr: 'sa confirmation' },
    cancellation: { en: 'its cancellation', fr: 'son annulation' },
    reschedule: { en: 'its new day', fr: 'sa nouvelle date' },
    'weather-proposal': { en: 'the weather on its day', fr: 'la météo prévue ce jour-là' },
    certificate: { en: 'its certificate', fr: 'son certificat' },
    refund: { en: 'a refund', fr: 'un remboursement' },
  } satisfies Record<News, Bilingual>,
  newsText: {
    en: (what: string) =>
      `We have written about the booking below: ${what}. This address is not confirmed yet, so the message itself went to the former one. Open the booking to read on; from then on everything comes here.`,
    fr: (what: string) =>
      `Nous avons écrit au sujet de la réservation ci-dessous\u00a0: ${what}. Comme cette adresse n’est pas encore confirmée, le message lui-même est allé à l’ancienne. Ouvrez la réservation pour le lire; tout arrivera ensuite ici.`,
  },
  visit: { en: 'Visit', fr: 'Visite' },
};
