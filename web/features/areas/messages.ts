import { messages as link } from '#web/ui/link.messages.ts';

export const messages = {
  ...link,
  title: { en: 'Your area request', fr: 'Votre demande de secteur' },
  confirmTitle: { en: 'Confirm your address', fr: 'Confirmez votre adresse' },

  invalidText: {
    en: 'The request may have been removed. You can ask again with your postal code.',
    fr: 'La demande a peut-être été supprimée. Vous pouvez la refaire avec votre code postal.',
  },
  noToken: {
    en: 'This page opens with the link of an email about an area.',
    fr: 'Cette page s’ouvre avec le lien d’un courriel au sujet d’un secteur.',
  },
  begin: { en: 'Enter your postal code', fr: 'Entrer votre code postal' },

  unread: {
    en: 'Your link could not be checked just now. Your request is unchanged.',
    fr: 'Votre lien n’a pas pu être vérifié pour l’instant. Votre demande est inchangée.',
  },

  confirmText: {
    en: (area: string) => `We will then write to you once, the day we begin to serve ${area}.`,
    fr: (area: string) =>
      `Nous vous écrirons ensuite une seule fois, le jour où nous desservirons le secteur\u00a0${area}.`,
  },
  confirm: { en: 'Confirm my address', fr: 'Confirmer mon adresse' },
  confirming: { en: 'Confirming...', fr: 'Confirmation…' },
  confirmed: { en: 'Your request is recorded', fr: 'Votre demande est enregistrée' },
  confirmedText: {
    en: (area: string) => `We will write to you the day we begin to serve ${area}, and not before.`,
    fr: (area: string) =>
      `Nous vous écrirons le jour où nous desservirons le secteur\u00a0${area}. D’ici là, aucun autre courriel.`,
  },

  told: { en: 'We serve your area now', fr: 'Nous desservons maintenant votre secteur' },
  toldText: {
    en: (area: string) => `You can now book in ${area}.`,
    fr: (area: string) => `Vous pouvez maintenant réserver dans le secteur\u00a0${area}.`,
  },
  book: { en: 'Book Now', fr: 'Réserver' },

  leaveText: {
    en: (area: string) => `We will not write to you about ${area}, and we will forget your address.`,
    fr: (area: string) =>
      `Nous ne vous écrirons plus au sujet du secteur\u00a0${area} et nous oublierons votre adresse.`,
  },
  leaveTitle: { en: 'Withdraw your request', fr: 'Retirer votre demande' },
  leave: { en: 'Withdraw my request', fr: 'Retirer ma demande' },
  leaving: { en: 'Withdrawing...', fr: 'Retrait…' },
  left: { en: 'Your request is withdrawn', fr: 'Votre demande est retirée' },
  leftText: {
    en: (area: string) => `We will not write to you about ${area} again.`,
    fr: (area: string) => `Nous ne vous écrirons plus au sujet du secteur\u00a0${area}.`,
  },
};
