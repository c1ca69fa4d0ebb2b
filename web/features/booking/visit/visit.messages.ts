import type { PaperKind } from '#domain/papers/facts.ts';

type PaperNames = Record<PaperKind, (number: string) => string>;

const en = {
  calendar: 'Add to calendar',
  papers: {
    invoice: () => 'Invoice',
    'credit-note': (number: string) => `Credit note ${number}`,
    supplement: (number: string) => `Supplementary invoice ${number}`,
  } as PaperNames,
  file: (name: string) => `${name} (PDF)`,
  inFrench: (name: string) => `${name} in French (PDF)`,
  certificate: 'Certificate',
};

const fr: typeof en = {
  calendar: 'Ajouter au calendrier',
  papers: {
    invoice: () => 'Facture',
    'credit-note': (number) => `Note de crédit ${number}`,
    supplement: (number) => `Facture supplémentaire ${number}`,
  },
  file: (name) => `${name} (PDF)`,
  inFrench: (name) => `${name} en français (PDF)`,
  certificate: 'Certificat',
};

export const messages = { en, fr };
