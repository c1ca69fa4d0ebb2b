export const messages = {
  blade: { en: 'Draw the blade across the glass', fr: 'Passez la raclette sur la vitre' },
  wiped: {
    en: (percent: number) => `${percent}% of the glass is clear`,
    fr: (percent: number) => `${percent}\u00a0% de la vitre est claire`,
  },
};
