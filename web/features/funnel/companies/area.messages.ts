import { messages as request } from '#web/ui/form/request.messages.ts';

export const messages = {
  ...request,
  title: { en: 'Tell me when you serve my area', fr: 'Avisez-moi quand vous desservirez mon secteur' },
  text: {
    en: 'One email, on the day we do. You first confirm your address by a link.',
    fr: 'Un seul courriel, le jour venu. Vous confirmez d’abord votre adresse au moyen d’un lien.',
  },
  postalCode: { en: 'Postal code', fr: 'Code postal' },
  send: { en: 'Tell me', fr: 'Avisez-moi' },
  book: { en: 'Book Now', fr: 'Réserver' },
  done: { en: 'Check your email', fr: 'Consultez vos courriels' },
  doneText: {
    en: (email: string) => `A link is on its way to ${email}. Your request counts once you follow it.`,
    fr: (email: string) =>
      `Un lien est en route vers ${email}. Votre demande sera enregistrée dès que vous l’aurez suivi.`,
  },
};
