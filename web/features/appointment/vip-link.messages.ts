export const messages = {
  text: {
    en: 'Your courtesy refresh is booked by the link in your Platinum booking’s emails. Lost it? We send it again.',
    fr: 'Votre rafraîchissement offert se réserve par le lien qui figure dans les courriels de votre réservation Platine. Vous ne l’avez plus\u00a0? Nous vous le renvoyons.',
  },
  send: { en: 'Email me the link', fr: 'M’envoyer le lien par courriel' },
  sent: {
    en: 'The link is on its way to the email address of that booking. Open it, and the refresh comes off the price.',
    fr: 'Le lien est en route vers l’adresse courriel de cette réservation. Ouvrez-le\u00a0: le rafraîchissement sera retranché du prix.',
  },
  failed: {
    en: 'The link could not be sent. Please try again.',
    fr: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  },
};
