import type { Bilingual } from '#domain/language.ts';

const reasons = {
  'not-csv': {
    en: 'This line is not CSV: a quotation mark is missing or one too many.',
    fr: 'Cette ligne n’est pas du CSV\u00a0: un guillemet manque ou est de trop.',
  },
  'line-long': {
    en: 'This line is longer than any booking: a line break or a quotation mark is missing.',
    fr: 'Cette ligne est plus longue que toute réservation\u00a0: un saut de ligne ou un guillemet manque.',
  },
  'cells-few': {
    en: 'This line has fewer cells than there are headers.',
    fr: 'Cette ligne a moins de cellules qu’il y a d’en-têtes.',
  },
  'cells-many': {
    en: 'This line has more cells than there are headers: a value that contains the separator needs quotation marks.',
    fr: 'Cette ligne a plus de cellules qu’il y a d’en-têtes\u00a0: une valeur qui contient le séparateur doit être entre guillemets.',
  },
  'no-lines': { en: 'There is no line below the headers.', fr: 'Il n’y a aucune ligne sous les en-têtes.' },
  'too-many': { en: 'At most 2,000 bookings in one file.', fr: 'Au plus 2\u00a0000 réservations par fichier.' },
  'column-missing': { en: 'This column is missing.', fr: 'Cette colonne manque.' },
  'column-twice': { en: 'This column appears twice.', fr: 'Cette colonne apparaît deux fois.' },
  language: { en: 'Must be en or fr.', fr: 'Doit être en ou fr.' },
  service: { en: 'This service is not known.', fr: 'Ce service est inconnu.' },
  size: { en: 'This size cannot be booked.', fr: 'Cette taille ne se réserve pas.' },
  layout: { en: 'Must be a layout from 1 to 13.', fr: 'Doit être une disposition de 1 à 13.' },
  time: { en: 'Must be a time such as 9:00 AM or 9:00.', fr: 'Doit être une heure comme 9\u00a0h ou 9:00.' },
  date: { en: 'Must be a day such as 2024-05-31.', fr: 'Doit être un jour comme 2024-05-31.' },
  'date-ambiguous': {
    en: 'Day or month first? Write it as 2024-05-31.',
    fr: 'Le jour ou le mois d’abord? Écrivez-le comme 2024-05-31.',
  },
  'email-missing': {
    en: 'An email address is needed: it identifies the client and receives changes to the visit.',
    fr: 'Une adresse courriel est nécessaire\u00a0: elle sert à reconnaître le client et à lui annoncer les changements.',
  },
  'booked-on': {
    en: 'Must be a day such as 2024-05-31, with or without a time such as 14:00.',
    fr: 'Doit être un jour comme 2024-05-31, avec ou sans une heure comme 14:00.',
  },
  amount: { en: 'Must be an amount such as 1815.00.', fr: 'Doit être un montant comme 1815,00.' },
  taxes: { en: 'Give both taxes, or neither.', fr: 'Donnez les deux taxes, ou aucune.' },
  status: {
    en: 'Must be active, completed, cancelled or no-show.',
    fr: 'Doit être en vigueur, effectuée, annulée ou manquée.',
  },
  'done-ahead': {
    en: 'A visit to come cannot already be over.',
    fr: 'Une visite à venir ne peut pas être déjà passée.',
  },
  area: { en: 'This area is not served.', fr: 'Ce secteur n’est pas desservi.' },
  'day-closed': { en: 'No visits take place on this day.', fr: 'Aucune visite n’a lieu ce jour-là.' },
  'time-closed': { en: 'Visits do not begin at this time.', fr: 'Aucune visite ne commence à cette heure.' },
  'day-taken': { en: 'This day is taken.', fr: 'Cette journée est prise.' },
  'client-number': {
    en: (prefix) => `Must be a number such as ${prefix}0001 or VIP01.`,
    fr: (prefix) => `Doit être un numéro comme ${prefix}0001 ou VIP01.`,
  },
  'client-taken': {
    en: 'This client number belongs to somebody else.',
    fr: 'Ce numéro de client appartient à quelqu’un d’autre.',
  },
  'clients-out': { en: 'There is no client number left.', fr: 'Il ne reste aucun numéro de client.' },
  'order-taken': {
    en: 'Another booking already has this order number.',
    fr: 'Une autre réservation a déjà ce numéro de commande.',
  },
  'order-twice': {
    en: 'The same booking is in the file twice.',
    fr: 'La même réservation est deux fois dans le fichier.',
  },
} as const satisfies Record<string, Bilingual | Bilingual<(prefix: string) => string>>;
export type ImportReason = keyof typeof reasons;

/** The reasons in words; `prefix` starts client numbers. */
export const importReasonsOf = (prefix: string): Readonly<Record<ImportReason, Bilingual>> => ({
  ...reasons,
  'client-number': { en: reasons['client-number'].en(prefix), fr: reasons['client-number'].fr(prefix) },
});
