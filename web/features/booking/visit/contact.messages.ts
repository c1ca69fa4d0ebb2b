export const messages = {
  title: { en: 'Your contact details', fr: 'Vos coordonnées' },
  hint: {
    en: 'Messages about the visit go there. A new email address takes effect once its own link is opened. To change the company or a street address, please call us.',
    fr: 'Les messages au sujet du rendez-vous y seront envoyés. Une nouvelle adresse courriel prend effet une fois son propre lien ouvert. Pour changer l’entreprise ou l’adresse des lieux, appelez-nous.',
  },
  contactName: { en: 'Contact name', fr: 'Personne à joindre' },
  email: { en: 'Email', fr: 'Courriel' },
  phone: { en: 'Phone', fr: 'Téléphone' },
  phoneExtension: { en: 'Extension (optional)', fr: 'Poste (facultatif)' },
  nameNeeded: { en: 'Please enter a name', fr: 'Veuillez entrer un nom' },
  save: { en: 'Save', fr: 'Enregistrer' },
  saving: { en: 'Saving...', fr: 'Enregistrement…' },
  keep: { en: 'Keep them as they are', fr: 'Les laisser telles quelles' },
  unchanged: { en: 'Nothing has changed yet.', fr: 'Rien n’a encore changé.' },
  saved: { en: 'Details Saved', fr: 'Coordonnées enregistrées' },
  savedText: {
    en: 'Messages about your visit go there from now on.',
    fr: 'Les messages au sujet de votre rendez-vous y seront désormais envoyés.',
  },
  sent: {
    en: (email: string) => `We have sent a link to ${email}. Open it, and our messages will go there.`,
    fr: (email: string) => `Nous avons envoyé un lien à ${email}. Ouvrez-le, et nos messages y seront envoyés.`,
  },
  notSaved: { en: 'Your details were not saved', fr: 'Vos coordonnées n’ont pas été enregistrées' },
  notSavedText: {
    en: 'Something went wrong on our side. Please try again.',
    fr: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  },
  unsure: { en: 'No answer arrived', fr: 'Aucune réponse n’est arrivée' },
  unsureText: {
    en: 'Your details may already be saved. Try once more to be certain; nothing is done twice.',
    fr: 'Vos coordonnées sont peut-être déjà enregistrées. Recommencez sans crainte\u00a0: rien ne sera fait deux fois.',
  },
};
