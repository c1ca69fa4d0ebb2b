type News = 'confirmation' | 'cancellation' | 'reschedule' | 'weather-proposal' | 'certificate' | 'refund';
type Kind = 'confirm' | 'told' | 'counted' | 'undone' | 'news';

const en = {
  why: {
    new: 'You receive this message because this address was given for a booking with us.',
    former: 'You receive this message because a visit was booked with this address.',
  },
  title: {
    confirm: 'Is this your address?',
    told: 'A new address for your booking',
    counted: 'Your booking has a new address',
    undone: 'Your address is back',
    news: 'There is news of a visit',
  } satisfies Record<Kind, string>,
  preview: {
    confirm: 'Open the booking once, and our messages come here.',
    told: 'If it was not you, one press takes it back.',
    counted: 'If it was not you, one press takes it back.',
    undone: 'All earlier links have ended; the new one is in this message.',
    news: 'Open the booking to read it, and our messages come here.',
  } satisfies Record<Kind, string>,
  confirm:
    'Whoever holds the link of the booking below would like our messages to come here. Open the booking once, and they do; the link in this message is for you alone.',
  confirmUntil: (moment: string) => `The link works until ${moment}.`,
  ignore: 'If this booking is not yours, do nothing: nothing changes, and we soon stop writing.',
  open: 'Open the booking',
  told: (address: string) =>
    `Somebody with the link of your booking asked us to write to ${address} from now on. Until that address is confirmed, our messages go to both of you.`,
  counted: (address: string) =>
    `${address} was confirmed: our messages go there from now on, and the links that you had open your booking no longer.`,
  notYou: (moment: string) =>
    `If it was you, there is nothing to do. If not, keep your address with one press, until ${moment}.`,
  undo: 'Keep my address',
  undone:
    'Our messages come to you alone again. Every link that opened your booking has ended, so that nobody can use an older one; the new one is below.',
  news: {
    confirmation: 'its confirmation',
    cancellation: 'its cancellation',
    reschedule: 'its new day',
    'weather-proposal': 'the weather on its day',
    certificate: 'its certificate',
    refund: 'a refund',
  } satisfies Record<News, string>,
  newsText: (what: string) =>
    `We have written about the booking below: ${what}. This address is not confirmed yet, so the message itself went to the former one. Open the booking to read on; from then on everything comes here.`,
  visit: 'Visit',
};

const fr: typeof en = {
  why: {
    new: 'Vous recevez ce message parce que cette adresse a été donnée pour une réservation chez nous.',
    former: 'Vous recevez ce message parce qu’un rendez-vous a été réservé avec cette adresse.',
  },
  title: {
    confirm: 'Est-ce bien votre adresse\u00a0?',
    told: 'Une nouvelle adresse pour votre réservation',
    counted: 'Votre réservation a une nouvelle adresse',
    undone: 'Votre adresse est rétablie',
    news: 'Du nouveau au sujet d’une visite',
  },
  preview: {
    confirm: 'Ouvrez la réservation une fois, et nos messages arriveront ici.',
    told: 'Si ce n’est pas vous, un clic annule le changement.',
    counted: 'Si ce n’est pas vous, un clic annule le changement.',
    undone: 'Tous les anciens liens ont pris fin\u00a0; le nouveau est dans ce message.',
    news: 'Ouvrez la réservation pour le lire, et nos messages arriveront ici.',
  },
  confirm:
    'La personne qui a le lien de la réservation ci-dessous souhaite recevoir nos messages à cette adresse. Ouvrez la réservation une fois, et ce sera fait\u00a0; le lien de ce message n’est que pour vous.',
  confirmUntil: (moment) => `Le lien est valide jusqu’au ${moment}.`,
  ignore:
    'Si cette réservation n’est pas la vôtre, ne faites rien\u00a0: rien ne changera, et nous cesserons bientôt de vous écrire.',
  open: 'Ouvrir la réservation',
  told: (address) =>
    `Une personne qui a le lien de votre réservation nous demande d’écrire désormais à ${address}. Tant que cette adresse n’est pas confirmée, nos messages vous parviennent à tous les deux.`,
  counted: (address) =>
    `L’adresse ${address} a été confirmée\u00a0: nos messages y sont envoyés désormais, et les liens que vous aviez n’ouvrent plus votre réservation.`,
  notYou: (moment) =>
    `Si c’est vous, vous n’avez rien à faire. Sinon, un clic suffit pour garder votre adresse, jusqu’au ${moment}.`,
  undo: 'Garder mon adresse',
  undone:
    'Nos messages ne vont de nouveau qu’à vous. Tous les liens qui ouvraient votre réservation ont pris fin, pour que personne n’utilise un ancien\u00a0; le nouveau est ci-dessous.',
  news: {
    confirmation: 'sa confirmation',
    cancellation: 'son annulation',
    reschedule: 'sa nouvelle date',
    'weather-proposal': 'la météo prévue ce jour-là',
    certificate: 'son certificat',
    refund: 'un remboursement',
  },
  newsText: (what) =>
    `Nous avons écrit au sujet de la réservation ci-dessous\u00a0: ${what}. Comme cette adresse n’est pas encore confirmée, le message lui-même est allé à l’ancienne. Ouvrez la réservation pour le lire\u00a0; tout arrivera ensuite ici.`,
  visit: 'Visite',
};

export const messages = { en, fr };
