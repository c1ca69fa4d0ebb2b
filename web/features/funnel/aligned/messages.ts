export const messages = {
  title: { en: "You're aligned with us", fr: 'Nos visions concordent' },
  text: {
    en: 'Three answers, and the glass is clear. Choose\u00a0your\u00a0day.',
    fr: 'Trois réponses, et le verre est limpide. Choisissez\u00a0votre\u00a0journée.',
  },
  next: { en: 'Continue to Scheduling', fr: 'Passer à la prise de rendez-vous' },
};
