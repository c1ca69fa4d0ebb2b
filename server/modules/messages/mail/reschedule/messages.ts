const en = {
  preview: (from: string) => `Before, it was ${from}. The attached file moves it in your calendar.`,
  before: 'Before',
  now: 'Now',
  released:
    'The earlier date is released. What you paid stays as it is, and the attached file moves the visit in your calendar.',
  clear: 'Until we arrive, please clear anything standing in front of the interior windows.',
};

const fr: typeof en = {
  preview: (from) => `Auparavant, c’était le ${from}. Le fichier joint le déplace dans votre agenda.`,
  before: 'Avant',
  now: 'Maintenant',
  released:
    'La date précédente est libérée. La somme payée reste la même, et le fichier joint déplace la visite dans votre agenda.',
  clear: 'D’ici notre arrivée, veuillez dégager tout ce qui se trouve devant les vitres, à l’intérieur.',
};

export const messages = { en, fr };
