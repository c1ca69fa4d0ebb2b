import type { PaperKind } from '#domain/documents/facts.ts';
import type { Bilingual } from '#domain/language.ts';

export const messages = {
  calendar: { en: 'Add to calendar', fr: 'Ajouter au calendrier' },
  papers: {
    invoice: { en: () => 'Invoice', fr: () => 'Facture' },
    'credit-note': {
      en: (number: string) => `Credit note ${number}`,
      fr: (number: string) => `Note de crédit ${number}`,
    },
    supplement: {
      en: (number: string) => `Supplementary invoice ${number}`,
      fr: (number: string) => `Facture supplémentaire ${number}`,
    },
  } as Record<PaperKind, Bilingual<(number: string) => string>>,
  inFrench: { en: (name: string) => `${name} in French (PDF)`, fr: (name: string) => `${name} en français (PDF)` },
  certificate: { en: 'Certificate', fr: 'Certificat' },
};
