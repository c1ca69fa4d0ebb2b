const en = {
  steps: 'Steps of the booking',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  done: (name: string) => `${name}, done`,
  names: ['Service Area', 'Building Size', 'Window Layout', 'Final Questions', 'Select Your Appointment', 'Payment'],
  shortNames: ['Service Area', 'Building Size', 'Window Layout', 'Final Questions', 'Appointment', 'Payment'],
};

const fr: typeof en = {
  steps: 'Étapes de la réservation',
  step: (n, of) => `Étape ${n} sur ${of}`,
  done: (name) => `${name}, terminée`,
  names: [
    'Zone de service',
    'Taille du bâtiment',
    'Disposition',
    'Dernières questions',
    'Choisissez votre rendez-vous',
    'Paiement',
  ],
  shortNames: [
    'Zone de service',
    'Taille du bâtiment',
    'Disposition',
    'Dernières questions',
    'Rendez-vous',
    'Paiement',
  ],
};

export const messages = { en, fr };
