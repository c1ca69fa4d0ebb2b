import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localizedPath, splitPath } from '#domain/site-path.ts';
import { App } from './app.tsx';
import { loadPage, pageAt } from './pages.ts';
import { LanguageProvider } from './state/language.tsx';
import { publicSettingsOf } from './state/public-settings.ts';
import { SiteContext } from './state/site.ts';
import { Broken } from './ui/layout/error-boundary.tsx';
import { isRewritten, keepTexts } from './ui/layout/rewritten-texts.ts';
import { followDocumentLanguage } from './use-navigation-effects.ts';
import './ui/app.css';

followDocumentLanguage();
const here = splitPath(location.pathname);
const path = pageAt(here.path);
// What the document shows while it is hydrated: one document serves many URLs.
const prerendered = localizedPath(here.language, path);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const site = {
  prerendered,
  sandbox: 'sandbox' in document.documentElement.dataset,
  ...publicSettingsOf(),
  fetchPage: (next: string) => void loadPage(pageAt(next)).catch(() => undefined),
};

loadPage(path).then(
  ({ default: Page }) => {
    const app = (
      <StrictMode>
        <App first={{ path, Page }} site={site} />
      </StrictMode>
    );
    const asWritten = root.dataset.path === prerendered && !isRewritten(root);
    keepTexts(document.body);
    // In a transition, so that a slow phone hydrates the page in short steps and responds to touch in between.
    if (asWritten) startTransition(() => void hydrateRoot(root, app));
    // The development server sends an empty root; Back, pressed before this runs, leaves the page of another address; and
    // the browser may have translated the page meanwhile.
    else createRoot(root).render(app);
  },
  // The connection broke off between the page and its code: buttons that do nothing would be a dead end.
  () => {
    const sorry = (
      <SiteContext value={site}>
        <LanguageProvider language={here.language}>
          <Broken />
        </LanguageProvider>
      </SiteContext>
    );
    createRoot(root).render(sorry);
  },
);
