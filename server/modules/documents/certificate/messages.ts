export const messages = {
  title: { en: 'Certificate of preservation', fr: 'Certificat de préservation' },
  file: { en: 'certificate', fr: 'certificat' },
  service: { en: 'Service', fr: 'Service' },
  visit: { en: 'Date of the visit', fr: 'Date de la visite' },
  storefront: { en: 'Storefront', fr: 'Vitrine' },
  number: { en: 'Certificate number', fr: 'Nº de certificat' },
  warranty: {
    en: (years: number) => `${years}-year warranty, issued by the maker of the coating`,
    fr: (years: number) => `Garantie de ${years}\u00a0ans, émise par le fabricant du revêtement`,
  },
  confirm: {
    en: (address: string) => `Confirmed at ${address}`,
    fr: (address: string) => `Confirmé à l’adresse ${address}`,
  },
  scale: {
    en: 'Elevation of the layout chosen when booking, in metres. The measures are those of the drawing, not of the premises.',
    fr: 'Élévation de la disposition choisie à la réservation, en mètres. Les mesures sont celles du dessin, non celles des lieux.',
  },
  figure: {
    en: (layout: string) => `Elevation of ${layout}, with its measures in metres.`,
    fr: (layout: string) => `Élévation de la ${layout}, avec ses mesures en mètres.`,
  },
  metres: { en: (value: string) => `${value} m`, fr: (value: string) => `${value}\u00a0m` },
  care: { en: 'Care and warranty', fr: 'Entretien et garantie' },
  questions: { en: 'Questions', fr: 'Questions' },
};
