export const messages = {
  size: { en: 'Building type', fr: 'Taille de la vitrine' },
  layout: { en: 'Layout', fr: 'Façade' },
  chooseLayout: { en: 'Choose a layout', fr: 'Choisir une disposition' },
};
