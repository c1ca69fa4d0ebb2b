import { brand } from '#business/brand.ts';

const en = {
  span: (from: string, to: string) => (from === to ? `on ${from}` : `between ${from} and ${to}`),
  confirmSubject: 'Please confirm: tell me when a day frees',
  confirmPreview: 'One press, and we write to you when a day frees.',
  confirmTitle: 'One press to confirm',
  asked: (moment: string, span: string) =>
    `On ${moment}, somebody asked us to write to this address when a day frees ${span}. If it was you, please confirm.`,
  promise: `When a day frees, ${brand.name} holds it for one person at a time, and tells them at once. Nothing is booked or charged until you say so.`,
  confirm: 'Confirm my request',
  ignore: 'If it was not you, ignore this message. Nothing follows, and the request is deleted after a few days.',
  leave: 'Leave the waiting list',
  confirmWhy: 'You receive this message because a request was made with this address. It is not confirmed yet.',

  freedSubject: (day: string) => `A day has freed: ${day}`,
  freedPreview: (until: string) => `It is held for you until ${until}.`,
  freedTitle: (day: string) => `${day} is held for you`,
  freed: (moment: string, until: string) =>
    `You asked us on ${moment} to tell you. The day is held for you alone until ${until}. After that it goes to the next person.`,
  known: 'What you had chosen is filled in.',
  book: 'Book this day',
  earlier: (day: string) =>
    `Your visit is on ${day}. With one press it moves to this day, free of charge; if you do nothing, it stays where it is.`,
  move: 'Move my visit to this day',
  stay: 'If this day does not suit you, there is nothing to do: you stay on the list for other days of your span.',
  freedWhy: 'You receive this message because you are on our waiting list, at this address.',
};

const fr: typeof en = {
  span: (from, to) => (from === to ? `le ${from}` : `entre le ${from} et le ${to}`),
  confirmSubject: 'À confirmer\u00a0: m’aviser quand une journée se libère',
  confirmPreview: 'Un seul geste, et nous vous écrirons quand une journée se libérera.',
  confirmTitle: 'Un seul geste pour confirmer',
  asked: (moment, span) =>
    `Le ${moment}, quelqu’un nous a demandé d’écrire à cette adresse si une journée se libère ${span}. Si c’était vous, veuillez le confirmer.`,
  promise: `Quand une journée se libère, ${brand.name} la retient pour une seule personne à la fois et l’en avise aussitôt. Rien n’est réservé ni débité sans votre accord.`,
  confirm: 'Confirmer ma demande',
  ignore:
    'Si ce n’était pas vous, ignorez ce message. Rien d’autre ne suivra, et la demande sera supprimée après quelques jours.',
  leave: 'Quitter la liste d’attente',
  confirmWhy:
    'Vous recevez ce message parce qu’une demande a été faite avec cette adresse. Elle n’est pas encore confirmée.',

  freedSubject: (day) => `Une journée s’est libérée\u00a0: le ${day}`,
  freedPreview: (until) => `Elle est retenue pour vous jusqu’au ${until}.`,
  freedTitle: (day) => `Le ${day} est retenu pour vous`,
  freed: (moment, until) =>
    `Le ${moment}, vous nous avez demandé de vous aviser. La journée est retenue pour vous uniquement jusqu’au ${until}. Ensuite, elle ira à la personne suivante.`,
  known: 'Vos choix sont déjà remplis.',
  book: 'Réserver cette journée',
  earlier: (day) =>
    `Votre visite est prévue le ${day}. D’un seul geste, elle passe à cette journée, sans frais\u00a0; si vous ne faites rien, elle reste où elle est.`,
  move: 'Déplacer ma visite à cette journée',
  stay: 'Si cette journée ne vous convient pas, il n’y a rien à faire\u00a0: vous restez sur la liste pour les autres journées de votre période.',
  freedWhy: 'Vous recevez ce message parce que vous êtes sur notre liste d’attente, avec cette adresse.',
};

export const messages = { en, fr };
