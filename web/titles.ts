import { messages as site } from './pages.messages.ts';
import { messages as admin } from './routes/admin/titles.messages.ts';

/** The title of every page, for whoever builds them all. */
export const titles = { en: { ...site.en, ...admin.en }, fr: { ...site.fr, ...admin.fr } };
