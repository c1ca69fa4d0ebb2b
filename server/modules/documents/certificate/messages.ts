import type { Bilingual } from '#domain/language.ts';

const en = {
  title: 'Certificate of preservation',
  file: 'certificate',
  service: 'Service',
  visit: 'Date of the visit',
  storefront: 'Storefront',
  number: 'Certificate number',
  warranty: (years: number) => `${years}-year warranty, issued by the maker of the coating`,
  confirm: (address: string) => `Confirmed at ${address}`,
  scale:
    'Elevation of the layout chosen when booking, in metres. The measures are those of the drawing, not of the premises.',
  figure: (layout: string) => `Elevation of ${layout}, with its measures in metres.`,
  metres: (value: string) => `${value} m`,
  care: 'Care and warranty',
  questions: 'Questions',
};

type Messages = typeof en;

const fr: Messages = {
  title: 'Certificat de préservation',
  file: 'certificat',
  service: 'Service',
  visit: 'Date de la visite',
  storefront: 'Vitrine',
  number: 'Nº de certificat',
  warranty: (years) => `Garantie de ${years}\u00a0ans, émise par le fabricant du revêtement`,
  confirm: (address) => `Confirmé à l’adresse ${address}`,
  scale:
    'Élévation de la disposition choisie à la réservation, en mètres. Les mesures sont celles du dessin, non celles des lieux.',
  figure: (layout) => `Élévation de la ${layout}, avec ses mesures en mètres.`,
  metres: (value) => `${value}\u00a0m`,
  care: 'Entretien et garantie',
  questions: 'Questions',
};

export const messages: Bilingual<Messages> = { en, fr };
