import type { Bilingual } from '#domain/language.ts';

/** The region as people write it out; apart from the brand, for few pages need it. */
export const regionName: Bilingual = { en: 'Ontario', fr: 'Ontario' };

/** Areas whose city is not the brand's; one that two cities share is left to what the client writes. */
export const areaCities: Readonly<Record<string, string>> = {};
