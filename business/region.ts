import type { Bilingual } from '#domain/language.ts';

/** The region as people write it out; kept apart from the brand because few pages need it. */
export const regionName: Bilingual = { en: 'Quebec', fr: 'Québec' };
