import { useCallback, useEffect, useState } from 'react';
import type { TermsText } from '#business/terms/types.ts';
import type { Language } from '#domain/language.ts';

const load: Record<Language, () => Promise<TermsText>> = {
  en: async () => (await import('#business/terms/en.ts')).en,
  fr: async () => (await import('#business/terms/fr.ts')).fr,
};

export type ShownTerms = {
  /** The language of the text on screen. */
  language: Language;
  text: TermsText | null;
  loading: boolean;
  failed: boolean;
  /** Shows the other text once it is there; a failure is only logged. */
  toggle: () => void;
  retry: () => void;
};

/** The terms, each time first in the page's language. Each text is its own file, fetched when it is `likely` needed. */
export function useTermsText(likely: boolean, wanted: boolean, pageLanguage: Language): ShownTerms {
  const [texts, setTexts] = useState<Partial<Record<Language, TermsText>>>({});
  const [language, setLanguage] = useState(pageLanguage);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  const show = useCallback(async (wanted: Language) => {
    setLoading(true);
    setFailed(false);
    try {
      const text = await load[wanted]();
      setTexts((known) => ({ ...known, [wanted]: text }));
      setLanguage(wanted);
    } catch (error) {
      setFailed(true);
      console.error('The terms could not be loaded.', error);
    } finally {
      setLoading(false);
    }
  }, []);

  useEffect(() => {
    if (likely || wanted) void show(pageLanguage);
  }, [likely, wanted, pageLanguage, show]);

  return {
    language,
    text: texts[language] ?? null,
    loading,
    failed,
    toggle: () => void show(language === 'en' ? 'fr' : 'en'),
    retry: () => void show(language),
  };
}
