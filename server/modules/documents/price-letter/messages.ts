export const messages = {
  file: { en: 'price', fr: 'prix' },
  title: { en: (day: string) => `Price of ${day}`, fr: (day: string) => `Prix du ${day}` },
  heading: { en: 'Our price', fr: 'Notre prix' },
  storefront: { en: 'For the storefront', fr: 'Pour la vitrine' },
  area: { en: (area: string) => `In the area ${area}`, fr: (area: string) => `Dans le secteur ${area}` },
  priceOf: { en: 'Price of', fr: 'Prix du' },
  linkUntil: { en: 'Link valid until', fr: 'Lien valide jusqu’au' },
  visit: {
    en: (day: string, time: string) => `Day in mind, not held: ${day}, at ${time}`,
    fr: (day: string, time: string) => `Date envisagée, non retenue\u00a0: ${day}, à ${time}`,
  },
  notInvoice: { en: 'This is not an invoice', fr: 'Ceci n’est pas une facture' },
  note: {
    en: 'Nothing is due and no day is held. The price that applies is the one on the page when you book.',
    fr: 'Rien n’est dû et aucune date n’est retenue. Le prix qui s’applique est celui de la page au moment de réserver.',
  },
  terms: {
    en: 'Booked online and paid by card. Amounts are in Canadian dollars.',
    fr: 'La réservation se fait en ligne et se paie par carte. Les montants sont en dollars canadiens.',
  },
};
