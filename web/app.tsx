import { type ComponentType, useEffect, useState } from 'react';
import { useArrival } from './arrival.ts';
import { loadPage, type PagePath, pageAt } from './pages.ts';
import { keepChosenLanguage, LanguageProvider } from './state/language.tsx';
import { useHere } from './state/location.ts';
import { setArrived } from './state/page-ready.ts';
import { type Site, SiteContext } from './state/site.ts';
import { ErrorBoundary } from './ui/error-boundary.tsx';
import { ToastOutlet } from './ui/toast.tsx';

export type Shown = { path: PagePath; Page: ComponentType };

/** The page at the address. While the next one loads, the one before stays on screen. */
function Pages({ first }: { first: Shown }) {
  const { language, path } = useHere();
  const wanted = pageAt(path);
  const [shown, setShown] = useState(first);
  const { path: present, Page } = shown;

  useEffect(() => {
    setArrived(wanted === present);
    if (wanted === present) return;
    let current = true;
    loadPage(wanted).then(
      (page) => current && setShown({ path: wanted, Page: page.default }),
      () => current && location.reload(), // Gone after a new release, or offline: the browser asks for the page itself.
    );
    return () => {
      current = false;
    };
  }, [wanted, present]);

  useArrival(present, wanted, language);

  return (
    <LanguageProvider language={language}>
      <ErrorBoundary key={present}>
        <Page />
      </ErrorBoundary>
      <ToastOutlet />
    </LanguageProvider>
  );
}

/** The whole site. `first` is the page that is on screen from the beginning. */
export function App({ first, site }: { first: Shown; site: Site }) {
  useEffect(() => {
    addEventListener('popstate', keepChosenLanguage);
    return () => removeEventListener('popstate', keepChosenLanguage);
  }, []);
  return (
    <SiteContext value={site}>
      <Pages first={first} />
    </SiteContext>
  );
}
