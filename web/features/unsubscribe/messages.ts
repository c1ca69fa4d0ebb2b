const en = {
  title: 'Our emails',
  home: 'Return to Home',
  withoutScript: 'This page needs JavaScript to read your link. You may also write to us.',
  reading: 'Reading your link...',

  invalid: 'This link is no longer valid',
  invalidText: 'Use the link of the newest message from us, or write to us: we stop these emails for you.',

  unread: 'Your link could not be read just now. Nothing has changed.',
  tryAgain: 'Try again',
  trying: 'Reading...',

  askTitle: 'Stop these emails?',
  askText:
    'One press, and we no longer write to this address about the season, offers, planned visits or reviews. Messages about a visit that you booked still come.',
  stop: 'Stop these emails',
  stopping: 'Stopping...',
  done: 'You get no more of these emails',
  doneText: 'We no longer write to this address about the season, offers, planned visits or reviews.',

  failed: 'Answer Not Recorded',
  failedText: 'Your answer could not be recorded. Please try again.',
};

const fr: typeof en = {
  title: 'Nos courriels',
  home: 'Retour à l’accueil',
  withoutScript: 'Cette page a besoin de JavaScript pour lire votre lien. Vous pouvez aussi nous écrire.',
  reading: 'Lecture de votre lien…',

  invalid: 'Ce lien n’est plus valide',
  invalidText: 'Utilisez le lien de notre plus récent message, ou écrivez-nous\u00a0: nous cesserons ces envois.',

  unread: 'Votre lien n’a pas pu être lu pour l’instant. Rien n’a changé.',
  tryAgain: 'Réessayer',
  trying: 'Lecture…',

  askTitle: 'Cesser ces courriels\u00a0?',
  askText:
    'Après un clic, nous n’écrirons plus à cette adresse au sujet de la saison, des offres, des visites planifiées ou des avis. Vous recevrez toujours les messages au sujet d’une visite réservée.',
  stop: 'Cesser ces courriels',
  stopping: 'Un instant…',
  done: 'Vous ne recevrez plus ces courriels',
  doneText:
    'Nous n’écrirons plus à cette adresse au sujet de la saison, des offres, des visites planifiées ou des avis.',

  failed: 'Échec de l’enregistrement',
  failedText: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
};

export const messages = { en, fr };
