export const messages = {
  title: { en: 'Keys', fr: 'Raccourcis clavier' },
  keys: {
    '/': { en: 'Search', fr: 'Rechercher' },
    j: { en: 'Next row', fr: 'Ligne suivante' },
    k: { en: 'Previous row', fr: 'Ligne précédente' },
    Enter: { en: 'Open the row', fr: 'Ouvrir la ligne' },
    Esc: { en: 'Close what is open', fr: 'Fermer ce qui est ouvert' },
    '?': { en: 'Show these keys', fr: 'Afficher ces raccourcis' },
  },
};
