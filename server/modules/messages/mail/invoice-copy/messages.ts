import { brand } from '#business/brand.ts';

export const messages = {
  subject: {
    en: (numbers: string) => `For your accounts: ${numbers}`,
    fr: (numbers: string) => `Pour votre comptabilité\u00a0: ${numbers}`,
  },
  title: { en: 'For your accounts', fr: 'Pour votre comptabilité' },
  attached: {
    en: (count: number): string =>
      count === 1
        ? 'The document is attached, in French and in English.'
        : 'The documents are attached, in French and in English.',
    fr: (count: number): string => (count === 1 ? 'La pièce est jointe.' : 'Les pièces sont jointes.'),
  },
  why: {
    en: `You receive this message because a client of ${brand.name} gave this address for its invoices. If that is a mistake, please reply to it.`,
    fr: `Vous recevez ce message parce qu’une personne cliente de ${brand.name} a donné cette adresse pour ses factures. S’il s’agit d’une erreur, veuillez y répondre.`,
  },
};
