import { adminPaths } from './admin-paths.ts';
import { type PagePath, pages } from './pages.ts';

/** Every page of the site. */
export const allPages = [...(Object.keys(pages) as PagePath[]), ...adminPaths];
