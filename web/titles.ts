import { messages as admin } from './features/admin/titles.messages.ts';
import { messages as site } from './pages.messages.ts';

/** The title of every page, for whoever builds them all. */
export const titles = { en: { ...site.en, ...admin.en }, fr: { ...site.fr, ...admin.fr } };
