import { nbsp } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { messages as versions } from '#web/features/admin/shell/versions/messages.ts';
import { nameIn } from './names.messages.ts';

const en = {
  ...versions.en,
  beginsHint: 'From midnight. Today: at once.',
  preview: 'What visitors will read',
  previewLede: 'In both languages.',
  languageName: 'English',
  textIn: (name: string, language: Language) => `${nameIn('en', name)} in ${language === 'en' ? 'English' : 'French'}`,
  textOf: (name: string, number: number, language: Language | null): string => {
    if (name === 'order') return 'Order of the sections';
    if (name === 'removed') return `Section ${number} is removed`;
    const text = `${nameIn('en', name, true)}${number > 0 ? ` ${number}` : ''}`;
    return language === null ? text : `${text}, ${language === 'en' ? 'English' : 'French'}`;
  },
  hints: { body: 'A blank line begins a new paragraph, of eight at most.' } as Readonly<Record<string, string>>,
  /** What the words in braces stand for, and how each language writes them. */
  fillIns: {
    hours: 'the hours in which you answer the phone',
    price: 'the first price of Full Preservation',
    yearly: 'its share of each year of the warranty',
    date: 'the day on which the terms come into force',
    day: 'the day of the visit, of its new date or of the opening',
    order: 'the order number',
    visit: 'the day of the visit that is over or cancelled',
    weather: 'what the forecast announces',
    company: 'the name of the business',
  } as Readonly<Record<string, string>>,
  fillIn: (english: string, french: string, meaning: string) =>
    `${english}${english === french ? '' : `, or ${french} in French,`} becomes ${meaning}.`,
  wrong: (count: number) => (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`),
  by: (who: string) => `Set by ${who}`,
};

const fr: typeof en = {
  ...versions.fr,
  beginsHint: `Dès minuit. Aujourd’hui${nbsp}: aussitôt.`,
  preview: 'Ce que liront les visiteurs',
  previewLede: 'Dans les deux langues.',
  languageName: 'Français',
  textIn: (name, language) => `${nameIn('fr', name)} en ${language === 'en' ? 'anglais' : 'français'}`,
  textOf: (name, number, language) => {
    if (name === 'order') return 'Ordre des sections';
    if (name === 'removed') return `La section${nbsp}${number} est retirée`;
    const text = `${nameIn('fr', name, true)}${number > 0 ? `${nbsp}${number}` : ''}`;
    return language === null ? text : `${text}, ${language === 'en' ? 'anglais' : 'français'}`;
  },
  hints: { body: 'Une ligne vide commence un nouveau paragraphe, huit au plus.' },
  fillIns: {
    hours: 'les heures où vous répondez au téléphone',
    price: 'le premier prix de la Préservation complète',
    yearly: 'sa part pour chaque année de garantie',
    date: 'le jour de l’entrée en vigueur',
    day: 'le jour de la visite, de sa nouvelle date ou de l’ouverture',
    order: 'le numéro de commande',
    visit: 'le jour de la visite passée ou annulée',
    weather: 'ce qu’annoncent les prévisions',
    company: 'le nom du commerce',
  },
  fillIn: (english, french, meaning) =>
    `${french}${english === french ? '' : `, ou ${english} en anglais,`} devient ${meaning}.`,
  wrong: (count) => (count === 1 ? 'Un champ est à revoir.' : `${count}${nbsp}champs sont à revoir.`),
  by: (who) => `Enregistrée par ${who}`,
};

/** What the form of every set of texts says. */
export const shared = { en, fr };
