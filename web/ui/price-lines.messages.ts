const en = {
  subtotal: 'Subtotal',
  gst: 'GST (5%)',
  qst: 'QST (9.975%)',
  total: 'Total, CAD',
  totalIs: (amount: string) => `Total: ${amount}`,
};

const fr: typeof en = {
  subtotal: 'Sous-total',
  gst: 'TPS (5 %)',
  qst: 'TVQ (9,975 %)',
  total: 'Total ($\u00a0CA)',
  totalIs: (amount) => `Total : ${amount}`,
};

export const messages = { en, fr };
