export const messages = {
  yesterday: { en: 'yesterday', fr: 'hier' },
  today: { en: 'today', fr: 'aujourd’hui' },
  tomorrow: { en: 'tomorrow', fr: 'demain' },
  by: { en: (when: string) => `Answer by ${when}`, fr: (when: string) => `Répondre d’ici ${when}` },
  late: { en: (when: string) => `Answer was due ${when}`, fr: (when: string) => `En retard depuis ${when}` },
};
