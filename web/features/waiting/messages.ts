const en = {
  title: 'Waiting list',
  home: 'Return to Home',
  withoutScript: 'This page needs JavaScript to read your link. You may also write to us.',
  reading: 'Reading your link...',
  invalid: 'This link is no longer valid',
  invalidText: 'The request may have been removed. You can ask again in the calendar.',
  noToken: 'This page opens with the link of a message about the waiting list.',
  calendar: 'See the calendar',
  unread: 'Your link could not be read just now. Your request is unchanged.',
  tryAgain: 'Try again',
  trying: 'Reading...',

  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  confirmTitle: 'Confirm your address',
  confirmText: (span: string) => `We will then write to you when a day frees: ${span}.`,
  confirm: 'Confirm my address',
  confirming: 'Confirming...',
  waiting: 'You are on the waiting list',
  waitingText: (span: string) =>
    `We will write to you when a day frees: ${span}. Each day is held for one person at a time.`,

  held: (day: string) => `${day} is held for you`,
  heldText: (until: string) => `Until ${until}, nobody else can book it.`,
  book: 'Book this day',
  booking: 'One moment...',
  moveText: (day: string, until: string) =>
    `Your visit is on ${day}. Choose a time, and it moves here, free of charge. The day is held until ${until}.`,
  move: 'Move my visit to this day',
  moved: 'Your visit is moved',
  movedText: (day: string) => `It is on ${day}. A confirmation follows by email.`,

  booked: 'You have a visit booked',
  bookedText: 'You are no longer on the waiting list. To wait for an earlier day, open the link of your confirmation.',
  over: 'The days that you wished for are over',
  overText: 'You are no longer on the waiting list. You can ask again in the calendar.',

  leaveTitle: 'Leave the waiting list',
  leaveText: 'We will not write to you about a freed day, and we will forget your address.',
  leave: 'Leave the waiting list',
  leaving: 'One moment...',
  left: 'You have left the waiting list',
  leftText: 'We will not write to you about a freed day again.',
  failed: 'Answer Not Recorded',
  failedText: 'Your answer could not be recorded. Please try again.',
};

const fr: typeof en = {
  title: 'Liste d’attente',
  home: 'Retour à l’accueil',
  withoutScript: 'Cette page a besoin de JavaScript pour lire votre lien. Vous pouvez aussi nous écrire.',
  reading: 'Lecture de votre lien…',
  invalid: 'Ce lien n’est plus valide',
  invalidText: 'La demande a peut-être été supprimée. Vous pouvez la refaire dans le calendrier.',
  noToken: 'Cette page s’ouvre avec le lien d’un message au sujet de la liste d’attente.',
  calendar: 'Voir le calendrier',
  unread: 'Votre lien n’a pas pu être lu pour l’instant. Votre demande est inchangée.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',

  span: (from, to) => (from === to ? `le ${from}` : `du ${from} au ${to}`),
  confirmTitle: 'Confirmez votre adresse',
  confirmText: (span) => `Nous vous écrirons ensuite quand une journée se libérera, ${span}.`,
  confirm: 'Confirmer mon adresse',
  confirming: 'Confirmation…',
  waiting: 'Vous êtes sur la liste d’attente',
  waitingText: (span) =>
    `Nous vous écrirons quand une journée se libérera, ${span}. Chaque journée est retenue pour une seule personne à la fois.`,

  held: (day) => `Le ${day} est retenu pour vous`,
  heldText: (until) => `Jusqu’au ${until}, personne d’autre ne peut réserver cette journée.`,
  book: 'Réserver cette journée',
  booking: 'Un instant…',
  moveText: (day, until) =>
    `Votre visite est prévue le ${day}. Choisissez une heure, et elle passe à cette journée, sans frais. La journée est retenue jusqu’au ${until}.`,
  move: 'Déplacer ma visite à cette journée',
  moved: 'Votre visite est déplacée',
  movedText: (day) => `Elle aura lieu le ${day}. Une confirmation suit par courriel.`,

  booked: 'Vous avez une visite réservée',
  bookedText:
    'Vous n’êtes plus sur la liste d’attente. Pour attendre une journée plus tôt, ouvrez le lien de votre confirmation.',
  over: 'Les journées souhaitées sont passées',
  overText: 'Vous n’êtes plus sur la liste d’attente. Vous pouvez refaire une demande dans le calendrier.',

  leaveTitle: 'Quitter la liste d’attente',
  leaveText: 'Nous ne vous écrirons plus au sujet d’une journée libérée et nous oublierons votre adresse.',
  leave: 'Quitter la liste d’attente',
  leaving: 'Un instant…',
  left: 'Vous avez quitté la liste d’attente',
  leftText: 'Nous ne vous écrirons plus au sujet d’une journée libérée.',
  failed: 'Échec de l’enregistrement',
  failedText: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
};

export const messages = { en, fr };
