import { messages as link } from '#web/ui/link.messages.ts';

export const messages = {
  ...link,
  title: { en: 'Waiting list', fr: 'Liste d’attente' },
  invalidText: {
    en: 'The request may have been removed. You can ask again in the calendar.',
    fr: 'La demande a peut-être été supprimée. Vous pouvez la refaire dans le calendrier.',
  },
  noToken: {
    en: 'This page opens with the link of a message about the waiting list.',
    fr: 'Cette page s’ouvre avec le lien d’un message au sujet de la liste d’attente.',
  },
  begin: { en: 'See the calendar', fr: 'Voir le calendrier' },
  unread: {
    en: 'Your link could not be checked just now. Your request is unchanged.',
    fr: 'Votre lien n’a pas pu être vérifié pour l’instant. Votre demande est inchangée.',
  },

  span: {
    en: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    fr: (from: string, to: string) => (from === to ? `le ${from}` : `du ${from} au ${to}`),
  },
  confirmTitle: { en: 'Confirm your address', fr: 'Confirmez votre adresse' },
  confirmText: {
    en: (span: string) => `We will then write to you when a day frees up: ${span}.`,
    fr: (span: string) => `Nous vous écrirons ensuite quand une journée se libérera, ${span}.`,
  },
  confirm: { en: 'Confirm my address', fr: 'Confirmer mon adresse' },
  confirming: { en: 'Confirming...', fr: 'Confirmation…' },
  waiting: { en: 'You are on the waiting list', fr: 'Vous êtes sur la liste d’attente' },
  waitingText: {
    en: (span: string) =>
      `We will write to you when a day frees up: ${span}. Each day is held for one person at a time.`,
    fr: (span: string) =>
      `Nous vous écrirons quand une journée se libérera, ${span}. Chaque journée est retenue pour une seule personne à la fois.`,
  },

  held: { en: (day: string) => `${day} is held for you`, fr: (day: string) => `Le ${day} est retenu pour vous` },
  heldText: {
    en: (until: string) => `Until ${until}, nobody else can book it.`,
    fr: (until: string) => `Jusqu’au ${until}, personne d’autre ne peut réserver cette journée.`,
  },
  book: { en: 'Book this day', fr: 'Réserver cette journée' },
  booking: { en: 'One moment...', fr: 'Un instant…' },
  moveText: {
    en: (day: string, until: string) =>
      `Your visit is on ${day}. Choose a time, and it moves here, free of charge. The day is held until ${until}.`,
    fr: (day: string, until: string) =>
      `Votre rendez-vous est prévu le ${day}. Choisissez une heure, et il passe à cette journée, sans frais. La journée est retenue jusqu’au ${until}.`,
  },
  move: { en: 'Move my visit to this day', fr: 'Déplacer mon rendez-vous à cette journée' },
  moved: { en: 'Your visit is moved', fr: 'Votre rendez-vous est déplacé' },
  movedText: {
    en: (day: string) => `It is on ${day}. A confirmation follows by email.`,
    fr: (day: string) => `Il aura lieu le ${day}. Une confirmation suit par courriel.`,
  },

  booked: { en: 'You have a visit booked', fr: 'Vous avez déjà un rendez-vous' },
  bookedText: {
    en: 'You are no longer on the waiting list. To wait for an earlier day, open the link of your confirmation.',
    fr: 'Vous n’êtes plus sur la liste d’attente. Pour attendre une journée plus tôt, ouvrez le lien de votre confirmation.',
  },
  over: { en: 'The days that you wanted have passed', fr: 'Les journées souhaitées sont passées' },
  overText: {
    en: 'You are no longer on the waiting list. You can ask again in the calendar.',
    fr: 'Vous n’êtes plus sur la liste d’attente. Vous pouvez refaire une demande dans le calendrier.',
  },

  leaveTitle: { en: 'Leave the waiting list', fr: 'Quitter la liste d’attente' },
  leaveText: {
    en: 'We will not write to you about a freed day, and we will forget your address.',
    fr: 'Nous ne vous écrirons plus au sujet d’une journée libérée et nous oublierons votre adresse.',
  },
  leave: { en: 'Leave the waiting list', fr: 'Quitter la liste d’attente' },
  leaving: { en: 'One moment...', fr: 'Un instant…' },
  left: { en: 'You have left the waiting list', fr: 'Vous avez quitté la liste d’attente' },
  leftText: {
    en: 'We will not write to you about a freed day again.',
    fr: 'Nous ne vous écrirons plus au sujet d’une journée libérée.',
  },
};
