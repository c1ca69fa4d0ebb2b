import type { Bilingual } from '#domain/language.ts';

/** The region as people write it out; kept apart from the brand because few pages need it. */
export const regionName: Bilingual = { en: 'Quebec', fr: 'Québec' };

/** Areas whose city is not the brand's; one that two cities share is left to what the client writes. */
export const areaCities: Readonly<Record<string, string>> = {
  H3P: 'Mont-Royal',
  H3R: 'Mont-Royal',
  H3Y: 'Westmount',
  H3Z: 'Westmount',
  H4V: 'Côte-Saint-Luc',
  H4W: 'Côte-Saint-Luc',
};
