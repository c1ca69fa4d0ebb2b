const en = {
  title: 'Or ask us for a quote',
  text: 'A hotel, several storefronts, or one that is out of the ordinary: someone on our team will look at it and write to you within 1\u00a0business day.',
  companyName: 'Company name',
  companyAddress: 'Address, or the first of several',
  email: 'Email',
  details: 'What should we look at? (optional)',
  detailsHint: 'How many storefronts, how high, and when they are best reached.',
  send: 'Ask for a quote',
  sending: 'Sending...',
  failed: 'Request Not Sent',
  failedText: 'Your request could not be sent. Please try again.',
  done: 'Thank you',
  doneText: (email: string) => `We have your request. A person writes to ${email} within 1\u00a0business day.`,
};

const fr: typeof en = {
  title: 'Ou demandez-nous une soumission',
  text: 'Un hôtel, plusieurs vitrines ou une vitrine hors de l’ordinaire\u00a0: une personne de notre équipe l’examinera et vous écrira dans un délai d’un jour ouvrable.',
  companyName: 'Nom de l’entreprise',
  companyAddress: 'Adresse, ou la première de plusieurs',
  email: 'Courriel',
  details: 'Que devons-nous examiner\u00a0? (facultatif)',
  detailsHint: 'Combien de vitrines, leur hauteur, et le meilleur moment pour y accéder.',
  send: 'Demander une soumission',
  sending: 'Envoi…',
  failed: 'Demande non envoyée',
  failedText: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
  done: 'Merci',
  doneText: (email) => `Nous avons votre demande. Une personne écrira à ${email} dans un délai d’un jour ouvrable.`,
};

export const messages = { en, fr };
