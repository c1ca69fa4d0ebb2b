const en = {
  title: 'Which façade resembles yours?',
  note: 'Visuals are for window layout reference only, not size.',
  closest: 'Choose the closest match.',
  next: 'Continue',
  chooseFirst: 'Choose a layout to continue.',
};

const fr: typeof en = {
  title: 'Quelle façade ressemble à la vôtre\u00a0?',
  note: 'Les visuels illustrent seulement la disposition des vitres, non la taille.',
  closest: 'Choisissez la plus ressemblante.',
  next: 'Continuer',
  chooseFirst: 'Choisissez une disposition pour continuer.',
};

export const messages = { en, fr };
