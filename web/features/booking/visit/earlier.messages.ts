const en = {
  title: 'An earlier day',
  text: 'A day that frees is held for one person at a time. We write to you; one press then moves your visit there, free of charge. Until then it stays where it is.',
  from: 'From',
  to: 'To',
  consentMissing: 'Please tick the box, so that we may write to you.',
  send: 'Tell me',
  sending: 'Sending...',
  keep: 'Not now',
  failed: 'Your request could not be sent. Please try again.',
  done: 'You are on the waiting list',
  doneText: 'Your visit stays where it is. We write to you when an earlier day frees.',
};

const fr: typeof en = {
  title: 'Une journée plus tôt',
  text: 'Une journée libérée est retenue pour une seule personne à la fois. Nous vous écrivons\u00a0; d’un seul geste, votre visite y est alors déplacée, sans frais. D’ici là, elle reste où elle est.',
  from: 'Du',
  to: 'Au',
  consentMissing: 'Veuillez cocher la case pour que nous puissions vous écrire.',
  send: 'Prévenez-moi',
  sending: 'Envoi…',
  keep: 'Pas maintenant',
  failed: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  done: 'Vous êtes sur la liste d’attente',
  doneText: 'Votre visite reste où elle est. Nous vous écrirons si une journée plus tôt se libère.',
};

export const messages = { en, fr };
