import { nbsp } from '#domain/format.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { messages as versions } from '#web/features/admin/shell/versions/messages.ts';
import { nameIn } from './names.messages.ts';

/** What the form of every set of texts says. */
export const shared = {
  ...versions,
  textIn: {
    en: (name: string, language: Language) => `${nameIn('en', name)} in ${language === 'en' ? 'English' : 'French'}`,
    fr: (name: string, language: Language) => `${nameIn('fr', name)} en ${language === 'en' ? 'anglais' : 'français'}`,
  },
  textOf: {
    en: (name: string, number: number, language: Language | null): string => {
      if (name === 'order') return 'Order of the sections';
      if (name === 'removed') return `Section ${number} is removed`;
      const text = `${nameIn('en', name, true)}${number > 0 ? ` ${number}` : ''}`;
      return language === null ? text : `${text}, ${language === 'en' ? 'English' : 'French'}`;
    },
    fr: (name: string, number: number, language: Language | null) => {
      if (name === 'order') return 'Ordre des sections';
      if (name === 'removed') return `La section${nbsp}${number} est retirée`;
      const text = `${nameIn('fr', name, true)}${number > 0 ? `${nbsp}${number}` : ''}`;
      return language === null ? text : `${text}, ${language === 'en' ? 'anglais' : 'français'}`;
    },
  },
  hints: {
    body: {
      en: 'A blank line begins a new paragraph, of eight at most.',
      fr: 'Une ligne vide commence un nouveau paragraphe, huit au plus.',
    },
  } as Readonly<Record<string, Bilingual>>,

  /** What the words in braces stand for, and how each language writes them. */
  fillIns: {
    hours: { en: 'the hours in which you answer the phone', fr: 'les heures où vous répondez au téléphone' },
    price: { en: 'the first price of Full Preservation', fr: 'le premier prix de la Préservation complète' },
    yearly: { en: 'its share of each year of the warranty', fr: 'sa part pour chaque année de garantie' },
    date: { en: 'the day on which the terms come into force', fr: 'le jour de l’entrée en vigueur' },
    day: {
      en: 'the day of the visit, of its new date or of the opening',
      fr: 'le jour de la visite, de sa nouvelle date ou de l’ouverture',
    },
    order: { en: 'the order number', fr: 'le numéro de commande' },
    visit: { en: 'the day of the visit that is over or cancelled', fr: 'le jour de la visite passée ou annulée' },
    weather: { en: 'what the forecast announces', fr: 'ce qu’annoncent les prévisions' },
    company: { en: 'the name of the business', fr: 'le nom du commerce' },
  } as Readonly<Record<string, Bilingual>>,
  fillIn: {
    en: (english: string, french: string, meaning: string) =>
      `${english}${english === french ? '' : `, or ${french} in French,`} becomes ${meaning}.`,
    fr: (english: string, french: string, meaning: string) =>
      `${french}${english === french ? '' : `, ou ${english} en anglais,`} devient ${meaning}.`,
  },
  by: { en: (who: string) => `Set by ${who}`, fr: (who: string) => `Enregistrée par ${who}` },
};
