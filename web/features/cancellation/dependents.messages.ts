export const messages = {
  kept: {
    en: (amount: string) => `${amount} is kept for the free refresh that was done: its list price with taxes.`,
    fr: (amount: string) =>
      `La somme de ${amount} est retenue pour le rafraîchissement gratuit déjà fait\u00a0: son prix courant, taxes comprises.`,
  },
  goes: {
    en: (day: string) => `The refresh on ${day} is cancelled with it.`,
    fr: (day: string) => `Le rafraîchissement du ${day} est annulé du même coup.`,
  },
  gone: {
    en: (day: string) => `The refresh on ${day} was cancelled with it.`,
    fr: (day: string) => `Le rafraîchissement du ${day} a été annulé du même coup.`,
  },
  back: {
    en: (amount: string) => `${amount} for it goes back in full.`,
    fr: (amount: string) => `La somme de ${amount} versée pour celui-ci est remboursée au complet.`,
  },
};
