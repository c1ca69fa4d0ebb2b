export const messages = {
  title: { en: 'Terms and Conditions', fr: 'Conditions générales' },
  other: { en: 'Français', fr: 'English' },
  translating: { en: 'Translating...', fr: 'Traduction…' },
  loading: { en: 'The terms are loading.', fr: 'Les conditions se chargent.' },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  read: { en: (percent: number) => `${percent}% read`, fr: (percent: number) => `${percent}\u00a0% lu` },
  jump: { en: 'Go to a section', fr: 'Aller à un article' },
  decline: { en: 'Decline', fr: 'Refuser' },
  accept: { en: 'Accept & Continue', fr: 'Accepter et Continuer' },
  scrollFirst: { en: 'Please scroll to bottom', fr: "Veuillez faire défiler jusqu'en bas" },
  accepting: { en: 'Processing...', fr: 'Traitement…' },
  wish: {
    en: 'The French version of these terms was available to you here. By accepting, you expressly wish to be bound by this English version.',
    fr: '',
  },
  requiredTitle: { en: 'Terms & Conditions Required', fr: 'Conditions générales requises' },
  requiredText: {
    en: 'You must accept the terms and conditions to proceed with your booking.',
    fr: 'Vous devez accepter les conditions générales pour poursuivre votre réservation.',
  },
};
