const en = {
  kept: (amount: string) => `${amount} is kept for the free refresh that was done: its list price with taxes.`,
  goes: (day: string) => `The refresh on ${day} is cancelled with it.`,
  gone: (day: string) => `The refresh on ${day} was cancelled with it.`,
  back: (amount: string) => `${amount} for it goes back in full.`,
};

const fr: typeof en = {
  kept: (amount) =>
    `La somme de ${amount} est retenue pour le rafraîchissement gratuit déjà fait\u00a0: son prix courant, taxes comprises.`,
  goes: (day) => `Le rafraîchissement du ${day} est annulé du même coup.`,
  gone: (day) => `Le rafraîchissement du ${day} a été annulé du même coup.`,
  back: (amount) => `La somme de ${amount} versée pour celui-ci est remboursée au complet.`,
};

export const messages = { en, fr };
