const en = {
  invite: 'Tell me when a day frees',
  title: 'Tell me when a day frees',
  text: 'A day that frees is held for one person at a time, in the order of the list. We write to you; nothing is booked or charged until you say so.',
  from: 'From',
  to: 'To',
  email: 'Email',
  phone: 'Mobile phone',
  phoneNeeded: 'Please enter the number for texts, or clear the box.',
  consentMissing: 'Please tick the box, so that we may write to you.',
  send: 'Join the waiting list',
  sending: 'Sending...',
  close: 'Not now',
  failed: 'Request Not Sent',
  failedText: 'Your request could not be sent. Please try again.',
  done: 'Check your email',
  doneText: (email: string) => `A link is on its way to ${email}. You are on the waiting list once you follow it.`,
};

const fr: typeof en = {
  invite: 'Prévenez-moi si une journée se libère',
  title: 'Prévenez-moi si une journée se libère',
  text: 'Une journée libérée est retenue pour une seule personne à la fois, dans l’ordre de la liste. Nous vous écrivons\u00a0; rien n’est réservé ni débité sans votre accord.',
  from: 'Du',
  to: 'Au',
  email: 'Courriel',
  phone: 'Téléphone mobile',
  phoneNeeded: 'Veuillez entrer le numéro pour les textos, ou décocher la case.',
  consentMissing: 'Veuillez cocher la case pour que nous puissions vous écrire.',
  send: 'M’inscrire à la liste d’attente',
  sending: 'Envoi…',
  close: 'Pas maintenant',
  failed: 'Demande non envoyée',
  failedText: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  done: 'Consultez vos courriels',
  doneText: (email) =>
    `Un lien est en route vers ${email}. Vous serez sur la liste d’attente dès que vous l’aurez suivi.`,
};

export const messages = { en, fr };
