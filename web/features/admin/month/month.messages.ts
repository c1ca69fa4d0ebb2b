import { nbsp } from '#domain/format.ts';

export const messages = {
  title: { en: 'The month', fr: 'Le mois' },
  subtitle: {
    en: 'For the accountant: sales, refunds and taxes line by line, what is paid and not done, the card service’s days, a journal for any ledger, and every invoice and credit note as PDF, in one file.',
    fr: 'Pour la comptabilité, en un seul fichier\u00a0: ventes, remboursements et taxes ligne par ligne, ce qui est payé et à faire, les journées du service de paiement, un journal pour tout grand livre, et chaque facture et note de crédit en PDF.',
  },
  failed: { en: 'The months could not be loaded.', fr: 'Les mois n’ont pas pu être chargés.' },
  reading: { en: 'Loading the months.', fr: 'Chargement des mois.' },
  none: { en: 'Nothing has been sold yet.', fr: 'Rien n’est encore vendu.' },
  noneLede: {
    en: 'The first month is listed with the first paid booking.',
    fr: 'Le premier mois s’affiche avec la première réservation payée.',
  },
  list: { en: 'Months', fr: 'Mois' },
  sales: {
    en: (count: number, amount: string) => `${count} ${count === 1 ? 'sale' : 'sales'}, ${amount}`,
    fr: (count: number, amount: string) => `${count}${nbsp}${count > 1 ? 'ventes' : 'vente'}, ${amount}`,
  },
  refunded: {
    en: (amount: string) => `${amount} refunded`,
    fr: (amount: string) => `${amount} remboursés`,
  },
  running: { en: 'not over yet', fr: 'en cours' },
  make: { en: 'Make the file', fr: 'Préparer le fichier' },
  /** What a press does, and with which month. */
  of: {
    en: (label: string, month: string) => `${label}: ${month}`,
    fr: (label: string, month: string) => `${label}${nbsp}: ${month}`,
  },
  again: { en: 'Make it again', fr: 'Le refaire' },
  making: { en: 'Making...', fr: 'Préparation…' },
  notStarted: { en: 'The file could not be asked for', fr: 'Le fichier n’a pas pu être demandé' },
  waiting: { en: 'It is about to be made.', fr: 'Il va être préparé.' },
  progress: {
    en: (done: number, total: number) => `Drawing invoices and credit notes: ${done} of ${total}`,
    fr: (done: number, total: number) => `Factures et notes de crédit${nbsp}: ${done} sur ${total}`,
  },
  broken: {
    en: 'The file could not be made. Nothing was changed; please try again.',
    fr: 'Le fichier n’a pas pu être préparé. Rien n’a changé. Veuillez réessayer.',
  },
  download: { en: (size: string) => `Download, ${size}`, fr: (size: string) => `Télécharger, ${size}` },
  notDownloaded: { en: 'The file could not be downloaded', fr: 'Le fichier n’a pas pu être téléchargé' },
  made: { en: (when: string) => `Made ${when}`, fr: (when: string) => `Préparé le ${when}` },
  provisional: { en: 'provisional', fr: 'provisoire' },
  earlier: { en: 'Show earlier months', fr: 'Afficher les mois précédents' },
  kept: {
    en: 'A file is kept for seven days and can be made again at any time.',
    fr: 'Un fichier est gardé sept jours et peut être préparé de nouveau en tout temps.',
  },
  mailed: {
    en: (email: string) => `Each month goes to ${email} on the first of the next.`,
    fr: (email: string) => `Chaque mois est envoyé à ${email} le premier du mois suivant.`,
  },
  notMailed: { en: 'Nobody receives the months by email.', fr: 'Personne ne reçoit les mois par courriel.' },
  settings: { en: 'Address and accounts of the journal', fr: 'Adresse et comptes du journal' },
  checked: {
    en: (when: string) => `The last three-way check ended ${when}; the file has its result.`,
    fr: (when: string) =>
      `Le dernier rapprochement des trois sources a pris fin le ${when}; le fichier en donne le résultat.`,
  },
  notChecked: {
    en: 'No three-way check was made yet; the file says so.',
    fr: 'Aucun rapprochement des trois sources n’est encore fait, et le fichier le dit.',
  },
  check: { en: 'Compare first', fr: 'Comparer d’abord' },
  megabytes: { en: (figure: string) => `${figure} MB`, fr: (figure: string) => `${figure}${nbsp}Mo` },
};
