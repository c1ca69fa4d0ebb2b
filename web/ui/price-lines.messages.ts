export const messages = {
  subtotal: { en: 'Subtotal', fr: 'Sous-total' },
  total: { en: 'Total, CAD', fr: 'Total ($\u00a0CA)' },
  totalIs: { en: (amount: string) => `Total: ${amount}`, fr: (amount: string) => `Total : ${amount}` },
};
