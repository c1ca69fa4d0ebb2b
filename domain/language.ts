/** The languages of the site, on an equal footing. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages. */
export type Bilingual<T = string> = Readonly<Record<Language, T>>;
