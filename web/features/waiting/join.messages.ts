export const messages = {
  invite: { en: 'Tell me when a day frees', fr: 'Prévenez-moi si une journée se libère' },
  title: { en: 'Tell me when a day frees', fr: 'Prévenez-moi si une journée se libère' },
  text: {
    en: 'A day that frees is held for one person at a time, in the order of the list. We write to you; nothing is booked or charged until you say so.',
    fr: 'Une journée libérée est retenue pour une seule personne à la fois, dans l’ordre de la liste. Nous vous écrivons\u00a0; rien n’est réservé ni débité sans votre accord.',
  },
  from: { en: 'From', fr: 'Du' },
  to: { en: 'To', fr: 'Au' },
  email: { en: 'Email', fr: 'Courriel' },
  phone: { en: 'Mobile phone', fr: 'Téléphone mobile' },
  phoneNeeded: {
    en: 'Please enter the number for texts, or clear the box.',
    fr: 'Veuillez entrer le numéro pour les textos, ou décocher la case.',
  },
  consentMissing: {
    en: 'Please tick the box, so that we may write to you.',
    fr: 'Veuillez cocher la case pour que nous puissions vous écrire.',
  },
  send: { en: 'Join the waiting list', fr: 'M’inscrire à la liste d’attente' },
  sending: { en: 'Sending...', fr: 'Envoi…' },
  close: { en: 'Not now', fr: 'Pas maintenant' },
  failed: { en: 'Request Not Sent', fr: 'Demande non envoyée' },
  failedText: {
    en: 'Your request could not be sent. Please try again.',
    fr: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  },
  done: { en: 'Check your email', fr: 'Consultez vos courriels' },
  doneText: {
    en: (email: string) => `A link is on its way to ${email}. You are on the waiting list once you follow it.`,
    fr: (email: string) =>
      `Un lien est en route vers ${email}. Vous serez sur la liste d’attente dès que vous l’aurez suivi.`,
  },
};
