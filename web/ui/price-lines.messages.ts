export const messages = {
  service: { en: 'Service', fr: 'Service' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  size: { en: 'Building type', fr: 'Taille de la vitrine' },
  layout: { en: 'Window layout', fr: 'Façade' },
  subtotal: { en: 'Subtotal', fr: 'Sous-total' },
  total: { en: 'Total, CAD', fr: 'Total ($\u00a0CA)' },
  totalIs: { en: (amount: string) => `Total: ${amount}`, fr: (amount: string) => `Total : ${amount}` },
};
