export const messages = {
  title: { en: 'Tell me when you serve my area', fr: 'Avisez-moi quand vous desservirez mon secteur' },
  text: {
    en: 'One email, on the day we do. You first confirm your address by a link.',
    fr: 'Un seul courriel, le jour venu. Vous confirmez d’abord votre adresse au moyen d’un lien.',
  },
  email: { en: 'Email', fr: 'Courriel' },
  postalCode: { en: 'Postal code', fr: 'Code postal' },
  consentMissing: {
    en: 'Please tick the box, so that we may write to you.',
    fr: 'Veuillez cocher la case pour que nous puissions vous écrire.',
  },
  send: { en: 'Tell me', fr: 'Avisez-moi' },
  sending: { en: 'Sending...', fr: 'Envoi…' },
  book: { en: 'Book Now', fr: 'Réserver' },
  failed: { en: 'Request Not Sent', fr: 'Demande non envoyée' },
  failedText: {
    en: 'Your request could not be sent. Please try again.',
    fr: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  },
  done: { en: 'Check your email', fr: 'Consultez vos courriels' },
  doneText: {
    en: (email: string) => `A link is on its way to ${email}. Your request counts once you follow it.`,
    fr: (email: string) =>
      `Un lien est en route vers ${email}. Votre demande sera enregistrée dès que vous l’aurez suivi.`,
  },
};
