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
  confirm: { en: 'Confirmed at', fr: 'Confirmé à l’adresse' },
  place: {
    en: (number: number, of: number) => `No. ${number} of ${of}`,
    fr: (number: number, of: number) => `Nº\u00a0${number} sur ${of}`,
  },
  scale: { en: 'Drawing, not to scale', fr: 'Dessin, sans échelle' },
  figure: {
    en: (layout: string) => `Elevation of ${layout}.`,
    fr: (layout: string) => `Élévation de la ${layout}.`,
  },
  code: {
    en: (address: string) => `QR code that leads to ${address}`,
    fr: (address: string) => `Code QR qui mène à ${address}`,
  },
  signed: { en: (name: string) => `For ${name}`, fr: (name: string) => `Pour ${name}` },
  care: { en: 'Care and warranty', fr: 'Entretien et garantie' },
  questions: { en: 'Questions', fr: 'Questions' },
};
