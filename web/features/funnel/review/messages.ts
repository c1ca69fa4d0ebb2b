const en = {
  title: "Let's make sure we're the right fit",
  text: 'Tell us where your storefront is. A person looks at it and writes to you within 1 business day.',
  companyName: 'Company Name',
  companyAddress: 'Company Address',
  email: 'Email Address',
  submit: 'Submit',
  submitting: 'Submitting...',
  sent: 'Information Submitted',
  sentText: "Thank you. We'll review your information and respond within 1 business day.",
  failed: 'Submission Failed',
  failedText: 'There was an error submitting your information. Please try again.',
  thanks: 'Thank you',
  answer: 'We have what we need. A person looks at your storefront and writes to you within 1\u00a0business day.',
  again: 'Send another storefront',
  home: 'Back to Home',
};

const fr: typeof en = {
  title: 'Voyons si nous pouvons bien vous servir',
  text: 'Dites-nous où se trouve votre vitrine. Une personne l’examine et vous écrit dans un délai d’un jour ouvrable.',
  companyName: 'Nom de l’entreprise',
  companyAddress: 'Adresse de l’entreprise',
  email: 'Adresse courriel',
  submit: 'Soumettre',
  submitting: 'Envoi en cours…',
  sent: 'Renseignements envoyés',
  sentText: 'Merci. Nous examinerons vos renseignements et vous répondrons dans un délai d’un jour ouvrable.',
  failed: 'Échec de l’envoi',
  failedText: 'Une erreur s’est produite pendant l’envoi de vos renseignements. Veuillez réessayer.',
  thanks: 'Merci',
  answer:
    'Nous avons tout ce qu’il faut. Une personne examine votre vitrine et vous écrit dans un délai d’un jour ouvrable.',
  again: 'Envoyer une autre vitrine',
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
