const en = {
  title: 'Page Not Found',
  text: 'There is nothing behind this pane.',
  home: 'Return Home',
};

const fr: typeof en = {
  title: 'Page introuvable',
  text: 'Il n’y a rien derrière cette vitre.',
  home: 'Retour à l’accueil',
};

export const messages = { en, fr };
