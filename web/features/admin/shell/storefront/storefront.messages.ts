const en = {
  size: 'Building type',
  layout: 'Layout',
  chooseLayout: 'Choose a layout',
};

const fr: typeof en = {
  size: 'Type d’immeuble',
  layout: 'Façade',
  chooseLayout: 'Choisir une disposition',
};

export const messages = { en, fr };
