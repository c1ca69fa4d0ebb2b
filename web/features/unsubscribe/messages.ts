import { messages as link } from '#web/ui/link.messages.ts';

export const messages = {
  ...link,
  title: { en: 'Our emails', fr: 'Nos courriels' },

  invalidText: {
    en: 'Use the link of the newest message from us, or write to us: we will stop these emails for you.',
    fr: 'Utilisez le lien de notre plus récent message, ou écrivez-nous\u00a0: nous cesserons ces envois.',
  },

  unread: {
    en: 'Your link could not be checked just now. Nothing has changed.',
    fr: 'Votre lien n’a pas pu être vérifié pour l’instant. Rien n’a changé.',
  },

  askTitle: { en: 'Stop these emails?', fr: 'Cesser ces courriels?' },
  askText: {
    en: 'One click, and we will no longer write to this address about the season, offers, planned visits or reviews. You will still get messages about a visit that you booked.',
    fr: 'Après un clic, nous n’écrirons plus à cette adresse au sujet de la saison, des offres, des visites planifiées ou des avis. Vous recevrez toujours les messages au sujet d’un rendez-vous réservé.',
  },
  reminder: {
    askTitle: { en: 'No reminder of the price?', fr: 'Pas de rappel du prix?' },
    askText: {
      en: 'One click, and we will not remind this address of the price that we sent. The link in that message still works.',
      fr: 'Après un clic, nous ne rappellerons pas à cette adresse le prix que nous avons envoyé. Le lien de ce message fonctionne toujours.',
    },
    stop: { en: 'No reminder, please', fr: 'Pas de rappel, merci' },
    done: { en: 'You will get no reminder', fr: 'Vous ne recevrez aucun rappel' },
    doneText: {
      en: 'We will not remind this address of a price that we sent.',
      fr: 'Nous ne rappellerons à cette adresse aucun prix que nous avons envoyé.',
    },
  },
  stop: { en: 'Stop these emails', fr: 'Cesser ces courriels' },
  stopping: { en: 'Stopping...', fr: 'Un instant…' },
  done: { en: 'You get no more of these emails', fr: 'Vous ne recevrez plus ces courriels' },
  doneText: {
    en: 'We no longer write to this address about the season, offers, planned visits or reviews.',
    fr: 'Nous n’écrirons plus à cette adresse au sujet de la saison, des offres, des visites planifiées ou des avis.',
  },
};
