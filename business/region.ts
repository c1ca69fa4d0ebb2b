import type { Bilingual } from '#domain/language.ts';

/** The region as people write it out; apart from the brand, for few pages need it. */
export const regionName: Bilingual = { en: 'Quebec', fr: 'Québec' };
