export const messages = {
  steps: { en: 'Steps of the booking', fr: 'Étapes de la réservation' },
  step: { en: (n: number, of: number) => `Step ${n} of ${of}`, fr: (n: number, of: number) => `Étape ${n} sur ${of}` },
  done: { en: (name: string) => `${name}, done`, fr: (name: string) => `${name}, terminée` },
  names: {
    en: ['Service Area', 'Building Size', 'Window Layout', 'Final Questions', 'Select Your Appointment', 'Payment'],
    fr: [
      'Zone de service',
      'Taille de la vitrine',
      'Disposition',
      'Dernières questions',
      'Choisissez votre rendez-vous',
      'Paiement',
    ],
  },
  shortNames: {
    en: ['Service Area', 'Building Size', 'Window Layout', 'Final Questions', 'Appointment', 'Payment'],
    fr: ['Zone de service', 'Taille de la vitrine', 'Disposition', 'Dernières questions', 'Rendez-vous', 'Paiement'],
  },
};
