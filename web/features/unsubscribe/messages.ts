export const messages = {
  title: { en: 'Our emails', fr: 'Nos courriels' },
  home: { en: 'Return to Home', fr: 'Retour à l’accueil' },
  withoutScript: {
    en: 'This page needs JavaScript to read your link. You may also write to us.',
    fr: 'Cette page a besoin de JavaScript pour lire votre lien. Vous pouvez aussi nous écrire.',
  },
  reading: { en: 'Reading your link...', fr: 'Lecture de votre lien…' },

  invalid: { en: 'This link is no longer valid', fr: 'Ce lien n’est plus valide' },
  invalidText: {
    en: 'Use the link of the newest message from us, or write to us: we stop these emails for you.',
    fr: 'Utilisez le lien de notre plus récent message, ou écrivez-nous\u00a0: nous cesserons ces envois.',
  },

  unread: {
    en: 'Your link could not be read just now. Nothing has changed.',
    fr: 'Votre lien n’a pas pu être lu pour l’instant. Rien n’a changé.',
  },
  trying: { en: 'Reading...', fr: 'Lecture…' },

  askTitle: { en: 'Stop these emails?', fr: 'Cesser ces courriels\u00a0?' },
  askText: {
    en: 'One press, and we no longer write to this address about the season, offers, planned visits or reviews. Messages about a visit that you booked still come.',
    fr: 'Après un clic, nous n’écrirons plus à cette adresse au sujet de la saison, des offres, des visites planifiées ou des avis. Vous recevrez toujours les messages au sujet d’une visite réservée.',
  },
  stop: { en: 'Stop these emails', fr: 'Cesser ces courriels' },
  stopping: { en: 'Stopping...', fr: 'Un instant…' },
  done: { en: 'You get no more of these emails', fr: 'Vous ne recevrez plus ces courriels' },
  doneText: {
    en: 'We no longer write to this address about the season, offers, planned visits or reviews.',
    fr: 'Nous n’écrirons plus à cette adresse au sujet de la saison, des offres, des visites planifiées ou des avis.',
  },

  failed: { en: 'Answer Not Recorded', fr: 'Échec de l’enregistrement' },
  failedText: {
    en: 'Your answer could not be recorded. Please try again.',
    fr: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
  },
};
