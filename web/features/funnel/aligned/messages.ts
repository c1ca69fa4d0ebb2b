const en = {
  title: "You're aligned with us",
  text: 'Three answers, and the glass is clear. Choose your day.',
  next: 'Continue to Scheduling',
};

const fr: typeof en = {
  title: 'Nos visions concordent',
  text: 'Trois réponses, et le verre est clair. Choisissez votre journée.',
  next: 'Passer à la prise de rendez-vous',
};

export const messages = { en, fr };
