import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import { taxes, taxNumbers } from '#business/taxes.ts';
import { formatLongDate, formatMoment, formatMonth } from '#domain/format.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { messages } from './messages.ts';
import type { MonthBooks } from './read.ts';

const words = {
  title: { en: (month: string) => `Month: ${month}`, fr: (month: string) => `Mois\u00a0: ${month}` },
  made: {
    en: (moment: string) => `Made on ${moment}. Days and times are those of Montréal; amounts are Canadian dollars.`,
    fr: (moment: string) =>
      `Fait le ${moment}. Les jours et les heures sont ceux de Montréal, les montants en dollars canadiens.`,
  },
  provisional: {
    en: (day: string) => `PROVISIONAL: the month is not over, and this goes up to ${day}.`,
    fr: (day: string) => `PROVISOIRE\u00a0: le mois n’est pas fini, et ceci va jusqu’au ${day}.`,
  },
  whats: {
    summary: { en: 'The sums of all the others.', fr: 'Les sommes de tous les autres.' },
    sales: {
      en: 'What was sold, on the day it was paid.',
      fr: 'Ce qui a été vendu, au jour du paiement.',
    },
    refunds: {
      en: 'What went back, on the day it was back, also of payments that never became a booking.',
      fr: 'Ce qui est retourné, au jour du retour, aussi des paiements qui ne sont jamais devenus une réservation.',
    },
    creditNotes: { en: 'The credit notes of these refunds.', fr: 'Les notes de crédit de ces remboursements.' },
    taxes: {
      en: 'The taxes of each sale and each refund, and their sums.',
      fr: 'Les taxes de chaque vente et de chaque remboursement, et leurs sommes.',
    },
    undone: {
      en: 'Paid by the end, for visits after it: money that is not earned yet.',
      fr: 'Payé à la fin du mois pour des visites d’après\u00a0: de l’argent qui n’est pas encore gagné.',
    },
    gateway: {
      en: 'What should arrive from the card service by day, before its fees. It closes its day between 22:00 and 23:00: what is paid later may arrive with the next day.',
      fr: 'Ce qui devrait arriver du service de paiement, par jour et avant ses frais. Il ferme sa journée entre 22\u00a0h et 23\u00a0h\u00a0: ce qui est payé ensuite peut arriver avec le lendemain.',
    },
    journal: {
      en: 'The same as entries for a ledger; debits are credits in each.',
      fr: 'La même chose en écritures pour un grand livre; le débit égale le crédit dans chacune.',
    },
    check: {
      en: 'Whether bookings, payments and books agree, and where they do not.',
      fr: 'Si les réservations, les paiements et la comptabilité concordent, et où ce n’est pas le cas.',
    },
  },
  papers: {
    en: (count: number) => `Every invoice and credit note of the month: ${count}.`,
    fr: (count: number) => `Toutes les factures et notes de crédit du mois\u00a0: ${count}.`,
  },
};

type Told = { books: MonthBooks; madeAt: Date; language: Language };

/** What is in the file of a month, file by file. */
export function readMe({ books: { span, papers }, madeAt, language }: Told): string {
  const [text, { files }] = [inLanguage(words, language), inLanguage(messages, language)];
  const [year, month] = span.month.split('-').map(Number);
  const list = Object.entries(text.whats).map(
    ([file, what]) => `${files[file as keyof typeof text.whats]}.csv: ${what}`,
  );
  return [
    brand.legalName,
    text.title(formatMonth(year ?? 0, month ?? 0, language)),
    ...taxes.map(({ key, name }) => `${name[language]} ${taxNumbers[key]}`),
    '',
    text.made(formatMoment(madeAt, schedule.timeZone, language)),
    ...(span.provisional ? [text.provisional(formatLongDate(span.to, language))] : []),
    '',
    ...list,
    `${files.papers}/: ${text.papers(papers.length)}`,
    '',
  ].join('\r\n');
}
