import { messages as link } from '#web/ui/link.messages.ts';

export const messages = {
  ...link,
  title: { en: 'Your booking’s email address', fr: 'L’adresse courriel de votre réservation' },
  withoutScript: {
    en: 'This page needs JavaScript to check your link. You may also call or write to us.',
    fr: 'Cette page a besoin de JavaScript pour vérifier votre lien. Vous pouvez aussi nous appeler ou nous écrire.',
  },

  invalidText: {
    en: 'An address can be kept for seven days after it was replaced. Call or write to us, and we put it right.',
    fr: 'Une adresse peut être gardée dans les sept jours qui suivent son remplacement. Appelez-nous ou écrivez-nous, et nous la rétablirons.',
  },

  unread: {
    en: 'Your link could not be checked just now. Nothing has changed.',
    fr: 'Votre lien n’a pas pu être vérifié pour l’instant. Rien n’a changé.',
  },

  ask: { en: 'Keep your address?', fr: 'Garder votre adresse?' },
  waiting: {
    en: (address: string) =>
      `Somebody with the link of your booking asked us to write to ${address} from now on. That address is not confirmed yet.`,
    fr: (address: string) =>
      `Une personne qui a le lien de votre réservation nous demande d’écrire désormais à ${address}. Cette adresse n’est pas encore confirmée.`,
  },
  counted: {
    en: (address: string) => `Our messages about your booking now go to ${address}.`,
    fr: (address: string) => `Nos messages au sujet de votre réservation sont maintenant envoyés à ${address}.`,
  },
  effect: {
    en: 'One click, and they come only to you again. Every link that opens the booking then stops working; we will send you a new one.',
    fr: 'Un clic, et ils ne vont de nouveau qu’à vous. Tous les liens qui ouvrent la réservation cesseront alors de fonctionner; nous vous en enverrons un nouveau.',
  },
  until: {
    en: (moment: string) => `This is possible until ${moment}.`,
    fr: (moment: string) => `C’est possible jusqu’au ${moment}.`,
  },
  undo: { en: 'Keep my address', fr: 'Garder mon adresse' },
  undoing: { en: 'Keeping it...', fr: 'Un instant…' },

  done: { en: 'Your address is kept', fr: 'Votre adresse est gardée' },
  doneText: {
    en: 'Our messages about the booking come to you. Its new link is in the message that we have sent you.',
    fr: 'Nos messages au sujet de la réservation vous sont destinés. Son nouveau lien est dans le message que nous vous avons envoyé.',
  },

  failed: { en: 'Your address was not kept', fr: 'Votre adresse n’a pas été gardée' },
  failedText: {
    en: 'Your answer could not be recorded. Please try again.',
    fr: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
  },
};
