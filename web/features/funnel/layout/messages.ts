export const messages = {
  title: { en: 'Which façade resembles yours?', fr: 'Quelle façade ressemble à la vôtre?' },
  note: {
    en: 'Visuals are for window layout reference only, not size.',
    fr: 'Les visuels illustrent seulement la disposition des vitres, non la taille.',
  },
  closest: { en: 'Choose the closest match.', fr: 'Choisissez la plus ressemblante.' },
  next: { en: 'Continue', fr: 'Continuer' },
  chooseFirst: { en: 'Choose a layout to continue.', fr: 'Choisissez une disposition pour continuer.' },
};
