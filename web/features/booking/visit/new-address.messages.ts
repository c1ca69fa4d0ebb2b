export const messages = {
  title: { en: 'Please confirm your new email address', fr: 'Veuillez confirmer votre nouvelle adresse courriel' },
  text: {
    en: (email: string) =>
      `We have sent a link to ${email}. Open it once, and our messages go there alone. Until then they come to your current address too; if the new one is wrong, change it under “Correct your details”.`,
    fr: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le une fois, et nos messages ne seront plus envoyés qu’à cette adresse. D’ici là, ils parviennent aussi à votre adresse actuelle; si la nouvelle est erronée, changez-la sous «\u00a0Corriger vos coordonnées\u00a0».`,
  },
};
