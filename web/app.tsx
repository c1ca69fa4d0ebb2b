import { type ComponentType, useEffect, useState } from 'react';
import { loadPage, type PagePath, pageAt } from './pages.ts';
import { keepLanguageOnTheWayBack, LanguageProvider } from './state/language.tsx';
import { useHere } from './state/location.ts';
import { setLostPage } from './state/lost-page.ts';
import { setArrived, whenReadyAndIdle } from './state/page-ready.ts';
import { type Site, SiteContext } from './state/site.ts';
import { guardClicks } from './ui/form/click-guard.ts';
import { ErrorBoundary } from './ui/layout/error-boundary.tsx';
import { travel } from './ui/layout/travel.ts';
import { ConnectionLine } from './ui/overlay/connection-line.tsx';
import { ToastOutlet } from './ui/overlay/toast.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

export type Shown = { path: PagePath; Page: ComponentType };

/** The page at the current URL. While the next one loads, or if it fails to, the previous one stays on screen. */
function useShown(first: Shown, wanted: PagePath): Shown {
  const [shown, setShown] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const present = shown.path;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads anew
  useEffect(() => {
    setArrived(wanted === present);
    if (wanted === present) return;
    const left = new AbortController();
    const { signal } = left;
    const again = () => setAttempt((count) => count + 1);
    const notLoaded = async () => {
      if (signal.aborted) return;
      // Answered all the same: the page's code is gone after a new release, and the browser asks for the new one.
      if (await isServed(location.href)) return location.reload();
      if (signal.aborted) return;
      setLostPage(again);
      // The network is back, or the visitor retried the page that did not load.
      addEventListener('online', again, { signal });
      addEventListener('replaceState', again, { signal });
    };
    const show = (Page: ComponentType) => travel(() => !signal.aborted && setShown({ path: wanted, Page }));
    loadPage(wanted).then((page) => !signal.aborted && show(page.default), notLoaded);
    return () => {
      left.abort();
      setLostPage(null);
    };
  }, [wanted, present, attempt]);

  return shown;
}

const isServed = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  );

function Pages({ first }: { first: Shown }) {
  const { language, path } = useHere();
  const wanted = pageAt(path);
  const { path: present, Page } = useShown(first, wanted);
  useNavigationEffects(present, wanted, language);

  return (
    <LanguageProvider language={language}>
      <ConnectionLine />
      <ErrorBoundary key={present.split('/')[1]}>
        <Page />
      </ErrorBoundary>
      <ToastOutlet />
    </LanguageProvider>
  );
}

/** Tooltips load after everything a page needs; their text is also the name or description of their element. */
function showTooltipsLate(): () => void {
  let end = () => {};
  const cancel = whenReadyAndIdle(async () => {
    const tooltip = await import('./ui/overlay/tooltip.ts').catch(() => null);
    if (tooltip) end = tooltip.showTooltips();
  });
  return () => {
    cancel();
    end();
  };
}

export function App({ first, site }: { first: Shown; site: Site }) {
  useEffect(keepLanguageOnTheWayBack, []);
  useEffect(guardClicks, []);
  useEffect(showTooltipsLate, []);
  return (
    <SiteContext value={site}>
      <Pages first={first} />
    </SiteContext>
  );
}
