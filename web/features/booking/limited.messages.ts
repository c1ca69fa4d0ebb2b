const en = {
  text: 'The link in our emails opens the rest: your address and invoice, and changing or cancelling the visit.',
  send: 'Email me the link',
  sending: 'Sending...',
  sent: 'The link is on its way to the email address of this booking. We send it at most three times a day.',
  failed: 'The link could not be sent. Please try again.',
  help: 'Nothing arrived? Look in your junk folder, or reach us here.',
};

const fr: typeof en = {
  text: 'Le lien de nos courriels donne accès au reste\u00a0: adresse, facture, changement de date et annulation.',
  send: 'M’envoyer le lien par courriel',
  sending: 'Envoi en cours…',
  sent: 'Le lien est en route vers l’adresse courriel de cette réservation. Nous l’envoyons au plus trois fois par jour.',
  failed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer.',
  help: 'Rien n’est arrivé\u00a0? Regardez dans vos courriels indésirables, ou joignez-nous ici.',
};

export const messages = { en, fr };
