const en = {
  book: 'Book Now',
  contactUs: 'Contact Us',
  faq: 'FAQ',
  backHome: 'Back to Home',
  home: 'Home',
  contactTitle: 'Contact us',
  contactText: 'A question before you book, or about a day that is already yours.',
  phone: 'Phone',
  email: 'Email',
  hours: 'Business hours',
  newTab: 'Opens in a new tab',
  faqTitle: 'Questions, answered plainly',
};

const fr: typeof en = {
  book: 'Réserver',
  contactUs: 'Nous joindre',
  faq: 'FAQ',
  backHome: 'Retour à l’accueil',
  home: 'Accueil',
  contactTitle: 'Nous joindre',
  contactText: 'Pour une question avant de réserver, ou au sujet d’une journée déjà retenue.',
  phone: 'Téléphone',
  email: 'Courriel',
  hours: 'Heures d’ouverture',
  newTab: 'S’ouvre dans un nouvel onglet',
  faqTitle: 'Vos questions, en clair',
};

export const messages = { en, fr };
