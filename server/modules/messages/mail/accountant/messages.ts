import { brand } from '#business/brand.ts';

export const messages = {
  title: {
    en: (month: string) => `The accounts of ${month}`,
    fr: (month: string) => `La comptabilité du mois\u00a0: ${month}`,
  },
  preview: {
    en: 'Sales, refunds, taxes, journal and all papers, in one file.',
    fr: 'Ventes, remboursements, taxes, journal et toutes les pièces, en un fichier.',
  },
  attached: {
    en: 'The attached file contains the sales, the refunds and the taxes of the month line by line, what is paid and not yet done, the days of the card service, a journal for any ledger, and every invoice and credit note as PDF. Its read-me says what each file contains.',
    fr: 'Le fichier joint contient les ventes, les remboursements et les taxes du mois ligne par ligne, ce qui est payé et reste à faire, les journées du service de paiement, un journal pour tout grand livre, et chaque facture et note de crédit en PDF. Son lisez-moi dit ce que contient chacun de ses fichiers.',
  },
  large: {
    en: 'The file of the month is too large for an email. An owner can download it here after signing in, and make it again at any time.',
    fr: 'Le fichier du mois est trop gros pour un courriel. Un propriétaire peut le télécharger ici après avoir ouvert une session, et le refaire en tout temps.',
  },
  open: { en: 'Open the month', fr: 'Ouvrir le mois' },
  why: {
    en: `You receive this message because ${brand.name} sends you each month’s accounts. An owner can end that in the settings.`,
    fr: `Vous recevez ce message parce que ${brand.name} vous envoie la comptabilité de chaque mois. Un propriétaire peut y mettre fin dans les réglages.`,
  },
};
