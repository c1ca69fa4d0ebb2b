import { inLanguage } from '#domain/language.ts';
import { messages as site } from './pages.messages.ts';
import { messages as admin } from './routes/admin/titles.messages.ts';

/** The title of every page, for building them all. */
export const titles = {
  en: { ...inLanguage(site, 'en'), ...inLanguage(admin, 'en') },
  fr: { ...inLanguage(site, 'fr'), ...inLanguage(admin, 'fr') },
};
