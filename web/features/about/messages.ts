export const messages = {
  book: { en: 'Book Now', fr: 'Réserver' },
  contactUs: { en: 'Contact Us', fr: 'Nous joindre' },
  faq: { en: 'FAQ', fr: 'FAQ' },
  backHome: { en: 'Back to Home', fr: 'Retour à l’accueil' },
  home: { en: 'Home', fr: 'Accueil' },
  contactTitle: { en: 'Contact us', fr: 'Nous joindre' },
  contactText: {
    en: 'A question before you book, or about a day that is already yours.',
    fr: 'Pour une question avant de réserver, ou au sujet d’une journée déjà retenue.',
  },
  phone: { en: 'Phone', fr: 'Téléphone' },
  email: { en: 'Email', fr: 'Courriel' },
  hours: { en: 'Business hours', fr: 'Heures d’ouverture' },
  newTab: { en: 'Opens in a new tab', fr: 'S’ouvre dans un nouvel onglet' },
  drawBlade: { en: 'Draw the blade', fr: 'Passez la raclette' },
  faqTitle: { en: 'Questions, answered plainly', fr: 'Vos questions, en clair' },
};
