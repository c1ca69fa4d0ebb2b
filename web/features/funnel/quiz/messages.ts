export const messages = {
  counter: { en: (n: number, of: number) => `${n} of ${of}`, fr: (n: number, of: number) => `${n} sur ${of}` },
  next: { en: 'Continue', fr: 'Continuer' },
  evaluating: { en: 'Evaluating your clarity', fr: 'Évaluation de vos réponses' },
};
