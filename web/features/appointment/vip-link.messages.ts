export const messages = {
  text: {
    en: 'Book your courtesy refresh with the link in your Platinum booking’s emails. Lost it? We will send it again.',
    fr: 'Votre rafraîchissement offert se réserve par le lien qui figure dans les courriels de votre réservation Platine. Vous ne l’avez plus? Nous vous le renvoyons.',
  },
  send: { en: 'Email me the link', fr: 'M’envoyer le lien par courriel' },
  sent: {
    en: 'We sent the link to the email address of that booking. Open it, and the refresh comes off the price.',
    fr: 'Nous avons envoyé le lien à l’adresse courriel de cette réservation. Ouvrez-le\u00a0: le rafraîchissement sera retranché du prix.',
  },
  failed: {
    en: 'The link could not be sent. Please try again.',
    fr: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  },
};
