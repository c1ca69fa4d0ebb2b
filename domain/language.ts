/** The two languages of the house; equals in every respect. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages. */
export type Bilingual<T = string> = Readonly<Record<Language, T>>;
