import { messages as request } from '#web/ui/form/request.messages.ts';

export const messages = {
  ...request,
  title: { en: 'An earlier day', fr: 'Une journée plus tôt' },
  text: {
    en: 'A day that frees up is held for one person at a time. We write to you; one click then moves your visit there, free of charge. Until then it stays where it is.',
    fr: 'Une journée libérée est retenue pour une seule personne à la fois. Nous vous écrivons; d’un seul clic, votre rendez-vous y est alors déplacé, sans frais. D’ici là, il reste où il est.',
  },
  from: { en: 'From', fr: 'Du' },
  to: { en: 'To', fr: 'Au' },
  send: { en: 'Tell me', fr: 'Prévenez-moi' },
  keep: { en: 'Not now', fr: 'Pas maintenant' },
  done: { en: 'You are on the waiting list', fr: 'Vous êtes sur la liste d’attente' },
  doneText: {
    en: 'Your visit stays where it is. We write to you when an earlier day frees up.',
    fr: 'Votre rendez-vous reste où il est. Nous vous écrirons si une journée plus tôt se libère.',
  },
};
