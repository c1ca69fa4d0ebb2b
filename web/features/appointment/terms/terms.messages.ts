const en = {
  title: 'Terms and Conditions',
  other: 'Français',
  translating: 'Translating...',
  loading: 'The terms are loading.',
  tryAgain: 'Try again',
  read: (percent: number) => `${percent}% read`,
  decline: 'Decline',
  accept: 'Accept & Continue',
  scrollFirst: 'Please scroll to bottom',
  accepting: 'Processing...',
  wish: 'The French version of these terms was available to you here. By accepting, you expressly wish to be bound by this English version.',
  requiredTitle: 'Terms & Conditions Required',
  requiredText: 'You must accept the terms and conditions to proceed with your booking.',
};

const fr: typeof en = {
  title: 'Conditions générales',
  other: 'English',
  translating: 'Traduction…',
  loading: 'Les conditions se chargent.',
  tryAgain: 'Réessayer',
  read: (percent) => `${percent}\u00a0% lu`,
  decline: 'Refuser',
  accept: 'Accepter et Continuer',
  scrollFirst: "Veuillez faire défiler jusqu'en bas",
  accepting: 'Traitement…',
  wish: '',
  requiredTitle: 'Conditions générales requises',
  requiredText: 'Vous devez accepter les conditions générales pour poursuivre votre réservation.',
};

export const messages = { en, fr };
