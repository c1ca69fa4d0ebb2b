import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { queryClient } from '#web/client/query.tsx';
import { type ShownTerms, termsQuery } from '#web/client/terms.ts';

/** What was on screen when the terms were accepted. */
export type ReadTerms = { language: Language; version: string };

export type TermsOnScreen = {
  /** The language of the text on screen. */
  language: Language;
  shown: ShownTerms | null;
  loading: boolean;
  failed: boolean;
  /** Shows the other text once it is there; a failure is only logged. */
  toggle: () => void;
  retry: () => void;
};

/**
 * The terms in force, each time first in the page's language. They are fetched when they are `likely` needed, and again when
 * they are: others may have come into force since.
 */
export function useTermsText(likely: boolean, wanted: boolean, pageLanguage: Language): TermsOnScreen {
  const [texts, setTexts] = useState<Partial<Record<Language, ShownTerms>>>({});
  const [language, setLanguage] = useState(pageLanguage);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  const show = useCallback(async (wanted: Language) => {
    setLoading(true);
    setFailed(false);
    try {
      const terms = await queryClient.fetchQuery({ ...termsQuery(wanted), staleTime: 0 });
      setTexts((known) => ({ ...known, [wanted]: terms }));
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
    shown: texts[language] ?? null,
    loading,
    failed,
    toggle: () => void show(language === 'en' ? 'fr' : 'en'),
    retry: () => void show(language),
  };
}
