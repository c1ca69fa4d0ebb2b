import type { Language } from '#domain/language.ts';

/** The site in this language, without a trailing slash. */
export const siteIn = ({ publicUrl }: { publicUrl: string }, language: Language): string =>
  `${publicUrl}${language === 'fr' ? '/fr' : ''}`;
