export const messages = {
  title: { en: 'Page Not Found', fr: 'Page introuvable' },
  text: { en: 'There is nothing behind this pane.', fr: 'Il n’y a rien derrière cette vitre.' },
  home: { en: 'Return Home', fr: 'Retour à l’accueil' },
};
