const english = {
  yesterday: 'yesterday',
  today: 'today',
  tomorrow: 'tomorrow',
  by: (when: string) => `Answer by ${when}`,
  late: (when: string) => `Answer was due ${when}`,
};

const french: typeof english = {
  yesterday: 'hier',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  by: (when) => `Répondre d’ici ${when}`,
  late: (when) => `En retard depuis ${when}`,
};

export const messages = { en: english, fr: french };
