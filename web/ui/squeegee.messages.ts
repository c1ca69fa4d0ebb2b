const en = {
  blade: 'Draw the blade across the glass',
  wiped: (percent: number) => `${percent}% of the glass is clear`,
};

const fr: typeof en = {
  blade: 'Passez la raclette sur la vitre',
  wiped: (percent) => `${percent}\u00a0% de la vitre est claire`,
};

export const messages = { en, fr };
