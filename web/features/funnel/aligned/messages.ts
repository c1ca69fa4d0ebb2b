const en = {
  title: "You're aligned with us",
  text: 'Three answers, and the glass is clear. Choose\u00a0your\u00a0day.',
  next: 'Continue to Scheduling',
};

const fr: typeof en = {
  title: 'Nos visions concordent',
  text: 'Trois réponses, et le verre est clair. Choisissez\u00a0votre\u00a0journée.',
  next: 'Passer à la prise de rendez-vous',
};

export const messages = { en, fr };
