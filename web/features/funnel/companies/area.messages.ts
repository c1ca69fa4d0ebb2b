import { messages as request } from '#web/ui/form/request.messages.ts';

export const messages = {
  ...request,
  title: { en: 'Tell me when you serve my area', fr: 'Avisez-moi quand vous desservirez mon secteur' },
  text: {
    en: 'One email, on the day we do. First, you confirm your address with a link.',
    fr: 'Un seul courriel, le jour venu. Vous confirmez d’abord votre adresse au moyen d’un lien.',
  },
  postalCode: { en: 'Postal code', fr: 'Code postal' },
  send: { en: 'Tell me', fr: 'Avisez-moi' },
  book: { en: 'Book Now', fr: 'Réserver' },
  done: { en: 'Check your email', fr: 'Consultez vos courriels' },
  doneText: {
    en: (email: string) => `We sent a link to ${email}. Your request counts once you open it.`,
    fr: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Votre demande sera enregistrée dès que vous l’aurez ouvert.`,
  },
};
