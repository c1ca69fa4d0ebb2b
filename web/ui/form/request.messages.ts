/** What forms that ask for something say alike. */
export const messages = {
  email: { en: 'Email', fr: 'Courriel' },
  sending: { en: 'Sending...', fr: 'Envoi…' },
  consentMissing: {
    en: 'Please tick the box, so that we may write to you.',
    fr: 'Veuillez cocher la case pour que nous puissions vous écrire.',
  },
  failed: { en: 'Request Not Sent', fr: 'Demande non envoyée' },
  failedText: {
    en: 'Your request could not be sent. Please try again.',
    fr: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  },
};
