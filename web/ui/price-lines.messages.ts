const en = {
  subtotal: 'Subtotal',
  total: 'Total, CAD',
  totalIs: (amount: string) => `Total: ${amount}`,
};

const fr: typeof en = {
  subtotal: 'Sous-total',
  total: 'Total ($\u00a0CA)',
  totalIs: (amount) => `Total : ${amount}`,
};

export const messages = { en, fr };
