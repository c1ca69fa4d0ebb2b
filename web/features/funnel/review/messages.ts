export const messages = {
  title: { en: "Let's make sure we're the right fit", fr: 'Voyons si nous sommes faits pour vous' },
  text: {
    en: 'Tell us where your storefront is. Someone on our team will look at it and write to you within 1 business day.',
    fr: 'Dites-nous où se trouve votre vitrine. Une personne de notre équipe l’examinera et vous écrira dans un délai d’un jour ouvrable.',
  },
  companyName: { en: 'Company Name', fr: 'Nom de l’entreprise' },
  companyAddress: { en: 'Company Address', fr: 'Adresse de l’entreprise' },
  email: { en: 'Email Address', fr: 'Adresse courriel' },
  submit: { en: 'Submit', fr: 'Envoyer' },
  submitting: { en: 'Submitting...', fr: 'Envoi en cours…' },
  sent: { en: 'Information Submitted', fr: 'Renseignements envoyés' },
  sentText: {
    en: "Thank you. We'll review your information and respond within 1 business day.",
    fr: 'Merci. Nous examinerons vos renseignements et vous répondrons dans un délai d’un jour ouvrable.',
  },
  failed: { en: 'Submission Failed', fr: 'Échec de l’envoi' },
  failedText: {
    en: 'There was an error submitting your information. Please try again.',
    fr: 'Une erreur s’est produite pendant l’envoi de vos renseignements. Veuillez réessayer.',
  },
  thanks: { en: 'Thank you', fr: 'Merci' },
  answer: {
    en: 'We have what we need. Someone on our team will look at your storefront and write to you within 1\u00a0business day.',
    fr: 'Nous avons tout ce qu’il faut. Une personne de notre équipe examinera votre vitrine et vous écrira dans un délai d’un jour ouvrable.',
  },
  again: { en: 'Send another storefront', fr: 'Présenter une autre vitrine' },
  home: { en: 'Back to Home', fr: 'Retour à l’accueil' },
};
