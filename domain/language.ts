export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export type Bilingual<T = string> = Readonly<Record<Language, T>>;

type Pair = { readonly en: unknown; readonly fr: unknown };

/** Texts in both languages, in groups however deep. */
export type Catalogue = { readonly [key: string]: Pair | Catalogue };

/** The shape of a catalogue in one language; a pair of mixed kinds is useless. */
export type InLanguage<T> = T extends Pair
  ? [T['fr']] extends [T['en']]
    ? T['en']
    : [T['en']] extends [T['fr']]
      ? T['fr']
      : unknown
  : { readonly [K in keyof T]: InLanguage<T[K]> };

const said: Bilingual<WeakMap<Catalogue, Record<string, unknown>>> = { en: new WeakMap(), fr: new WeakMap() };

/** The texts of a catalogue in a language, the same object each time. */
export function inLanguage<T extends Catalogue>(catalogue: T, language: Language): InLanguage<T> {
  let texts = said[language].get(catalogue);
  if (!texts) {
    texts = {};
    said[language].set(catalogue, texts);
    for (const [key, value] of Object.entries(catalogue))
      texts[key] = isPair(value) ? value[language] : inLanguage(value, language);
  }
  return texts as InLanguage<T>;
}

const isPair = (value: Pair | Catalogue): value is Pair => 'en' in value;
