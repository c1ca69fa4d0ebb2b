import { messages as request } from '#web/ui/form/request.messages.ts';

export const messages = {
  ...request,
  invite: { en: 'Tell me when a day frees up', fr: 'Prévenez-moi si une journée se libère' },
  title: { en: 'Tell me when a day frees up', fr: 'Prévenez-moi si une journée se libère' },
  text: {
    en: 'A day that frees up is held for one person at a time, in the order of the list. We write to you; nothing is booked or charged until you say so.',
    fr: 'Une journée libérée est retenue pour une seule personne à la fois, dans l’ordre de la liste. Nous vous écrivons; rien n’est réservé ni débité sans votre accord.',
  },
  from: { en: 'From', fr: 'Du' },
  to: { en: 'To', fr: 'Au' },
  phone: { en: 'Mobile phone', fr: 'Téléphone mobile' },
  phoneNeeded: {
    en: 'Please enter the number for texts, or clear the box.',
    fr: 'Veuillez entrer le numéro pour les textos, ou décocher la case.',
  },
  send: { en: 'Join the waiting list', fr: 'M’inscrire à la liste d’attente' },
  close: { en: 'Not now', fr: 'Pas maintenant' },
  done: { en: 'Check your email', fr: 'Consultez vos courriels' },
  doneText: {
    en: (email: string) => `We sent a link to ${email}. You are on the waiting list once you open it.`,
    fr: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Vous serez sur la liste d’attente dès que vous l’aurez ouvert.`,
  },
};
