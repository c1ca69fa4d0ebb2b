const en = {
  title: 'Tell me when you serve my area',
  text: 'One email, on the day we do. You first confirm your address by a link.',
  email: 'Email',
  postalCode: 'Postal code',
  consentMissing: 'Please tick the box, so that we may write to you.',
  send: 'Tell me',
  sending: 'Sending...',
  book: 'Book Now',
  failed: 'Request Not Sent',
  failedText: 'Your request could not be sent. Please try again.',
  done: 'Check your email',
  doneText: (email: string) => `A link is on its way to ${email}. Your request counts once you follow it.`,
};

const fr: typeof en = {
  title: 'Avisez-moi quand vous desservirez mon secteur',
  text: 'Un seul courriel, le jour venu. Vous confirmez d’abord votre adresse au moyen d’un lien.',
  email: 'Courriel',
  postalCode: 'Code postal',
  consentMissing: 'Veuillez cocher la case pour que nous puissions vous écrire.',
  send: 'Avisez-moi',
  sending: 'Envoi…',
  book: 'Réserver',
  failed: 'Demande non envoyée',
  failedText: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  done: 'Consultez vos courriels',
  doneText: (email) => `Un lien est en route vers ${email}. Votre demande sera enregistrée dès que vous l’aurez suivi.`,
};

export const messages = { en, fr };
