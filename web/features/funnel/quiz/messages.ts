const en = {
  counter: (n: number, of: number) => `${n} of ${of}`,
  next: 'Continue',
  evaluating: 'Evaluating your clarity',
};

const fr: typeof en = {
  counter: (n, of) => `${n} sur ${of}`,
  next: 'Continuer',
  evaluating: 'Évaluation de votre clarté',
};

export const messages = { en, fr };
