import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { queryClient } from '#web/client/query.tsx';
import { type ShownTerms, termsQuery } from '#web/client/terms.ts';

export type ReadTerms = {
  language: Language;
  version: string;
  /** When the French text of this version was last on screen, by the browser's clock. */
  frenchShownAt?: number | undefined;
};

export type TermsOnScreen = {
  language: Language;
  shown: ShownTerms | null;
  /** What is accepted when Accept is pressed now. */
  read: ReadTerms | null;
  loading: boolean;
  failed: boolean;
  /** Shows the other text once loaded; a failure is only logged. */
  toggle: () => void;
  retry: () => void;
};

/** The terms in force, first in the page's language; fetched when `likely`, and again when wanted. */
export function useTermsText(likely: boolean, wanted: boolean, pageLanguage: Language): TermsOnScreen {
  const [texts, setTexts] = useState<Partial<Record<Language, ShownTerms>>>({});
  const [language, setLanguage] = useState(pageLanguage);
  const [french, setFrench] = useState<{ version: string; at: number } | null>(null);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  const show = useCallback(async (wanted: Language) => {
    setLoading(true);
    setFailed(false);
    try {
      const terms = await queryClient.fetchQuery({ ...termsQuery(wanted), staleTime: 0 });
      setTexts((known) => ({ ...known, [wanted]: terms }));
      setLanguage(wanted);
      if (wanted === 'fr') setFrench({ version: terms.version, at: Date.now() });
    } catch (error) {
      setFailed(true);
      console.error('The terms could not be loaded.', error);
    } finally {
      setLoading(false);
    }
  }, []);

  // Each on its own: no longer needing them is no reason to fetch.
  useEffect(() => {
    if (likely) void show(pageLanguage);
  }, [likely, pageLanguage, show]);
  useEffect(() => {
    if (wanted) void show(pageLanguage);
  }, [wanted, pageLanguage, show]);

  const shown = texts[language] ?? null;
  return {
    language,
    shown,
    read: shown && {
      language,
      version: shown.version,
      frenchShownAt: french?.version === shown.version ? french.at : undefined,
    },
    loading,
    failed,
    toggle: () => void show(language === 'en' ? 'fr' : 'en'),
    retry: () => void show(language),
  };
}
