const en = {
  title: 'Your booking’s email address',
  home: 'Return to Home',
  withoutScript: 'This page needs JavaScript to read your link. You may also call or write to us.',
  reading: 'Reading your link...',

  invalid: 'This link is no longer valid',
  invalidText: 'An address can be kept for seven days after it was replaced. Call or write to us, and we put it right.',

  unread: 'Your link could not be read just now. Nothing has changed.',
  tryAgain: 'Try again',
  trying: 'Reading...',

  ask: 'Keep your address?',
  waiting: (address: string) =>
    `Somebody with the link of your booking asked us to write to ${address} from now on. That address is not confirmed yet.`,
  counted: (address: string) => `Our messages about your booking now go to ${address}.`,
  effect:
    'One press, and they come to you alone again. Every link that opens the booking ends then; we send you a new one.',
  until: (moment: string) => `This is possible until ${moment}.`,
  undo: 'Keep my address',
  undoing: 'Keeping it...',

  done: 'Your address is kept',
  doneText: 'Our messages about the booking come to you. Its new link is in the message that we have sent you.',

  failed: 'Your address was not kept',
  failedText: 'Your press could not be recorded. Please try again.',
};

const fr: typeof en = {
  title: 'L’adresse courriel de votre réservation',
  home: 'Retour à l’accueil',
  withoutScript:
    'Cette page a besoin de JavaScript pour lire votre lien. Vous pouvez aussi nous appeler ou nous écrire.',
  reading: 'Lecture de votre lien…',

  invalid: 'Ce lien n’est plus valide',
  invalidText:
    'Une adresse peut être gardée dans les sept jours qui suivent son remplacement. Appelez-nous ou écrivez-nous, et nous la rétablirons.',

  unread: 'Votre lien n’a pas pu être lu pour l’instant. Rien n’a changé.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',

  ask: 'Garder votre adresse\u00a0?',
  waiting: (address) =>
    `Une personne qui a le lien de votre réservation nous demande d’écrire désormais à ${address}. Cette adresse n’est pas encore confirmée.`,
  counted: (address) => `Nos messages au sujet de votre réservation sont maintenant envoyés à ${address}.`,
  effect:
    'Un clic, et ils ne vont de nouveau qu’à vous. Tous les liens qui ouvrent la réservation prennent alors fin\u00a0; nous vous en envoyons un nouveau.',
  until: (moment) => `C’est possible jusqu’au ${moment}.`,
  undo: 'Garder mon adresse',
  undoing: 'Un instant…',

  done: 'Votre adresse est gardée',
  doneText:
    'Nos messages au sujet de la réservation vous sont destinés. Son nouveau lien est dans le message que nous vous avons envoyé.',

  failed: 'Votre adresse n’a pas été gardée',
  failedText: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
};

export const messages = { en, fr };
