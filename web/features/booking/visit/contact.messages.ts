const en = {
  title: 'Your contact details',
  hint: 'Messages about the visit go there. A new email address counts once its own link is opened. To change the company or a street address, please call us.',
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  phoneExtension: 'Extension (optional)',
  nameNeeded: 'Please enter a name',
  save: 'Save',
  saving: 'Saving...',
  keep: 'Keep them as they are',
  unchanged: 'Nothing has changed yet.',
  saved: 'Details Saved',
  savedText: 'Messages about your visit go there from now on.',
  sent: (email: string) => `We have sent a link to ${email}. Open it, and our messages go there.`,
  notSaved: 'Your details were not saved',
  notSavedText: 'Something went wrong on our side. Please try again.',
  unsure: 'No answer arrived',
  unsureText: 'Your details may already be saved. Press once more to be certain; it counts only once.',
};

const fr: typeof en = {
  title: 'Vos coordonnées',
  hint: 'Les messages au sujet de la visite y seront envoyés. Une nouvelle adresse courriel compte une fois son propre lien ouvert. Pour changer l’entreprise ou l’adresse des lieux, appelez-nous.',
  contactName: 'Personne à joindre',
  email: 'Courriel',
  phone: 'Téléphone',
  phoneExtension: 'Poste (facultatif)',
  nameNeeded: 'Veuillez entrer un nom',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  keep: 'Les laisser telles quelles',
  unchanged: 'Rien n’a encore changé.',
  saved: 'Coordonnées enregistrées',
  savedText: 'Les messages au sujet de votre visite y seront désormais envoyés.',
  sent: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le, et nos messages y arriveront.`,
  notSaved: 'Vos coordonnées n’ont pas été enregistrées',
  notSavedText: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  unsure: 'Aucune réponse n’est arrivée',
  unsureText:
    'Vos coordonnées sont peut-être déjà enregistrées. Recommencez sans crainte\u00a0: cela ne compte qu’une fois.',
};

export const messages = { en, fr };
