import { placeholder } from './placeholders.ts';

/** The site's own origin in built files. An origin has no character that markup or JSON escapes. */
export const builtOrigin = placeholder('origin');

/** Pages to be indexed. Later steps of the funnel depend on earlier answers. */
export const listedPaths = ['/', '/what-is-this', '/faq', '/contact', '/postal-code', '/privacy', '/terms'] as const;
export type ListedPath = (typeof listedPaths)[number];

export const isListed = (path: string): path is ListedPath => (listedPaths as readonly string[]).includes(path);
