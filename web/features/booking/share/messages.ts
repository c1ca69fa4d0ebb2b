export const messages = {
  save: { en: 'Save this picture', fr: 'Enregistrer cette image' },
  file: { en: 'storefront', fr: 'vitrine' },
  share: { en: 'Share it', fr: 'La partager' },
  copied: {
    en: 'The link is copied. It shows this picture and nothing of your booking.',
    fr: 'Le lien est copié. Il montre cette image et rien de votre réservation.',
  },
};
