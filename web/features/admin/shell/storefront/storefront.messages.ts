export const messages = {
  size: { en: 'Building type', fr: 'Type d’immeuble' },
  layout: { en: 'Layout', fr: 'Façade' },
  chooseLayout: { en: 'Choose a layout', fr: 'Choisir une disposition' },
};
