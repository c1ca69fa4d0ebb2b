export const messages = {
  text: {
    en: 'The link in our emails opens the rest: address, invoice, and changing or cancelling the visit.',
    fr: 'Le lien de nos courriels donne accès au reste\u00a0: adresse, facture, changement de date et annulation.',
  },
  send: { en: 'Email me the link', fr: 'M’envoyer le lien par courriel' },
  sending: { en: 'Sending...', fr: 'Envoi en cours…' },
  sent: {
    en: 'We sent the link to the email address of this booking. We send it at most three times a day.',
    fr: 'Nous avons envoyé le lien à l’adresse courriel de cette réservation. Nous l’envoyons au plus trois fois par jour.',
  },
  failed: {
    en: 'The link could not be sent. Please try again.',
    fr: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  },
  help: {
    en: 'Nothing arrived? Look in your junk folder, or reach us here.',
    fr: 'Rien n’est arrivé? Regardez dans vos courriels indésirables, ou joignez-nous ici.',
  },
};
