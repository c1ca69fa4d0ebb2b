import { brand } from '#business/brand.ts';

export const messages = {
  span: {
    en: (from: string, to: string) => (from === to ? `on ${from}` : `between ${from} and ${to}`),
    fr: (from: string, to: string) => (from === to ? `le ${from}` : `entre le ${from} et le ${to}`),
  },
  confirmSubject: {
    en: 'Please confirm: tell me when a day frees up',
    fr: 'À confirmer\u00a0: m’aviser quand une journée se libère',
  },
  confirmPreview: {
    en: 'One click, and we will write to you when a day frees up.',
    fr: 'Un seul clic, et nous vous écrirons quand une journée se libérera.',
  },
  asked: {
    en: (moment: string, span: string) =>
      `On ${moment}, somebody asked us to write to this address when a day frees up ${span}. If it was you, please confirm.`,
    fr: (moment: string, span: string) =>
      `Le ${moment}, quelqu’un nous a demandé d’écrire à cette adresse si une journée se libère ${span}. Si c’était vous, veuillez le confirmer.`,
  },
  promise: {
    en: `When a day frees up, ${brand.name} holds it for one person at a time, and tells them at once. Nothing is booked or charged until you say so.`,
    fr: `Quand une journée se libère, ${brand.name} la retient pour une seule personne à la fois et l’en avise aussitôt. Rien n’est réservé ni débité sans votre accord.`,
  },
  leave: { en: 'Leave the waiting list', fr: 'Quitter la liste d’attente' },

  freedSubject: {
    en: (day: string) => `A day has opened up: ${day}`,
    fr: (day: string) => `Une journée s’est libérée\u00a0: le ${day}`,
  },
  freedPreview: {
    en: (until: string) => `It is held for you until ${until}.`,
    fr: (until: string) => `Elle est retenue pour vous jusqu’au ${until}.`,
  },
  freedTitle: { en: (day: string) => `${day} is held for you`, fr: (day: string) => `Le ${day} est retenu pour vous` },
  freed: {
    en: (moment: string, until: string) =>
      `You asked us on ${moment} to tell you. The day is held for you alone until ${until}. After that it goes to the next person.`,
    fr: (moment: string, until: string) =>
      `Le ${moment}, vous nous avez demandé de vous aviser. La journée est retenue pour vous uniquement jusqu’au ${until}. Ensuite, elle ira à la personne suivante.`,
  },
  known: { en: 'What you had chosen is filled in.', fr: 'Vos choix sont déjà inscrits.' },
  book: { en: 'Book this day', fr: 'Réserver cette journée' },
  earlier: {
    en: (day: string) =>
      `Your visit is on ${day}. With one click it moves to this day, free of charge; if you do nothing, it stays where it is.`,
    fr: (day: string) =>
      `Votre rendez-vous est prévu le ${day}. D’un seul clic, il passe à cette journée, sans frais; si vous ne faites rien, il reste où il est.`,
  },
  move: { en: 'Move my visit to this day', fr: 'Déplacer mon rendez-vous à cette journée' },
  stay: {
    en: 'If this day does not suit you, there is nothing to do: you stay on the list for other days of your span.',
    fr: 'Si cette journée ne vous convient pas, il n’y a rien à faire\u00a0: vous restez sur la liste pour les autres journées de votre période.',
  },
  freedWhy: {
    en: 'You receive this message because you are on our waiting list, at this address.',
    fr: 'Vous recevez ce message parce que vous êtes sur notre liste d’attente, avec cette adresse.',
  },
};
