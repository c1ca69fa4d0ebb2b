export const messages = {
  taker: {
    en: (name: string) => `Your card details are encrypted and go straight to ${name}.`,
    fr: (name: string) => `Les données de votre carte sont chiffrées et transmises directement à ${name}.`,
  },
  refund: {
    en: (moment: string) => `Full refund until ${moment}.`,
    fr: (moment: string) => `Remboursement complet jusqu’au ${moment}.`,
  },
  over: { en: 'The time for a refund is over.', fr: 'Le délai de remboursement est écoulé.' },
};
